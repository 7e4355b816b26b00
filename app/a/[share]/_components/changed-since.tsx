"use client";

import { useEffect, useState } from "react";
import { inBrowser, parsedAs } from "@/app/_components/browser/storage";
import { Moment } from "@/app/_components/moment";
import { Said } from "@/app/_components/said";
import type { Army } from "@/lib/model/army";
import type { ArmyList } from "@/lib/model/army-list";
import { sameArmy } from "@/lib/rules/army/edits";
import { differenceWords, type NameOf } from "@/lib/words/edits";
import { SHARING } from "@/lib/words/sharing";
import { VERSIONS } from "@/lib/words/versions";

const PREFIX = "condotta.looked.";
/** Of so many links a browser keeps what was seen. */
const MOST = 20;
/** A page that is loaded again within this time is the same visit. */
const VISIT_MS = 3_600_000;

type Look = { readonly army: Army; readonly at: number };
/** What a reader saw last, and at the visit before. */
type Looked = Look & { readonly before: Look | null };

/** What is kept after this look, and since when the reader is told what changed. */
export function lookedAt(kept: Looked | null, army: Army, now: number): { readonly next: Looked; readonly since: Look | null } {
  if (!kept) return { next: { army, at: now, before: null }, since: null };
  const isSameVisit = now - kept.at < VISIT_MS && sameArmy(kept.army, army);
  const before = isSameVisit ? kept.before : { army: kept.army, at: kept.at };
  return { next: { army, at: isSameVisit ? kept.at : now, before }, since: before };
}

async function keptLook(share: string): Promise<Looked | null> {
  const text = inBrowser.read(PREFIX + share);
  // Most visits are the first, and need no schema.
  if (text === null) return null;
  const { army } = await import("@/lib/model/army");
  const isLook = (look: Look | null): boolean => army.safeParse(look?.army).success && typeof look?.at === "number";
  return parsedAs(text, (value) => {
    const looked = value as Looked;
    return isLook(looked) && (looked.before === null || isLook(looked.before)) ? looked : null;
  });
}

function keep(share: string, looked: Looked): void {
  const others = inBrowser.keys(PREFIX).filter((key) => key !== PREFIX + share);
  const at = (key: string): number => parsedAs(inBrowser.read(key), (value) => Number((value as Looked).at)) ?? 0;
  for (const old of others.toSorted((one, other) => at(other) - at(one)).slice(MOST - 1)) inBrowser.remove(old);
  inBrowser.write(PREFIX + share, JSON.stringify(looked));
}

/** Of its own, or of its troop type in any of these lists. */
const namesIn =
  (lists: readonly ArmyList[]): NameOf =>
  ({ name, line }) =>
    name ?? lists.flatMap((list) => list.lines).find((one) => one.id === line)?.name ?? line;

type Props = { readonly share: string; readonly army: Army; readonly lists: readonly ArmyList[] };

/** What the player changed since this reader last looked, as this browser remembers it; nothing at the first look. */
export function ChangedSince({ share, army, lists }: Props) {
  const [since, setSince] = useState<Look | null>(null);
  useEffect(() => {
    let left = false;
    void keptLook(share).then((kept) => {
      if (left) return;
      const { next, since: told } = lookedAt(kept, army, Date.now());
      keep(share, next);
      setSince(told);
    });
    return () => {
      left = true;
    };
  }, [share, army]);
  if (!since) return null;
  const words = since.army.list === army.list ? differenceWords(since.army, army, namesIn(lists)) : [VERSIONS.choice.otherList(army.list)];
  const moment = { moment: () => <Moment at={new Date(since.at).toISOString()} /> };
  return (
    <div role="status" className="finding mb-3 max-w-prose" data-severity="warning">
      <p>
        <Said words={words.length === 0 ? SHARING.page.unchanged : SHARING.page.changed} slots={moment} />
      </p>
      {words.length > 0 && (
        <ul className="ml-4 list-disc">
          {words.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
