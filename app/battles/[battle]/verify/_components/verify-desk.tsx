"use client";

import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { bringBack } from "@/app/battles/_components/bring-back";
import { readSeenChain, type SeenChain } from "@/app/battles/_components/seen-chain";
import { SEEN_LINK } from "@/lib/rules/record/chain";
import { recordNames } from "@/lib/words/battle/names";
import { VERIFY } from "@/lib/words/battle/verify";
import { CheckList } from "./checks";
import { AnotherRecord, type Case, fetchRecord, type Read } from "./saved-record";
import "./verify.css";

/** `of`: the battle. `link`: what its record is compared with. `from`: what this browser saved. */
type Seen = { readonly of: string; readonly link: string | null; readonly from: SeenChain | null };

type SeenLinkProps = { readonly seen: Seen; readonly take: (seen: Seen) => void };

function sourceWords({ link, from }: Seen): string {
  if (from !== null && link === from.chain) return VERIFY.seen.watched(from.seq);
  if (link !== null) return VERIFY.seen.typed;
  return from === null ? VERIFY.seen.notWatched : VERIFY.seen.none;
}

/** Asks for the last link that the reader saw. */
function SeenLink({ seen, take }: SeenLinkProps) {
  const id = useId();
  const [typed, setTyped] = useState(seen.link ?? "");
  const [isUnfit, setUnfit] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const link = typed.toLowerCase().replace(/[\s…]/g, "");
    const isFit = link === "" || SEEN_LINK.test(link);
    setUnfit(!isFit);
    if (isFit) take({ ...seen, link: link === "" ? null : link });
  };
  return (
    <section aria-labelledby={`${id}-head`}>
      <h2 id={`${id}-head`}>{VERIFY.seen.heading}</h2>
      <p className="mt-1 text-soft">{VERIFY.seen.text}</p>
      <form onSubmit={submit} className="mt-3 grid gap-2">
        <label htmlFor={id}>{VERIFY.seen.label}</label>
        <input
          id={id}
          className="field verify-link"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          aria-invalid={isUnfit || undefined}
          aria-describedby={`${id}-from`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <p id={`${id}-from`} aria-live="polite" className={`text-[0.9rem] ${isUnfit ? "finding" : "text-soft"}`}>
          {isUnfit ? VERIFY.seen.unfit : sourceWords(seen)}
        </p>
        <button type="submit" className="button justify-self-start" data-filled>
          {VERIFY.seen.button}
        </button>
      </form>
    </section>
  );
}

/** What this browser has saved of a battle's chain. */
function savedOf(battle: string): Seen {
  const saved = readSeenChain(battle);
  return { of: battle, link: saved?.chain ?? null, from: saved };
}

/** `here`: the battle whose page this is. */
function WhatIsChecked({ record, here }: Pick<Case, "record"> & { readonly here: string }) {
  return (
    <>
      <p className="mt-1 [overflow-wrap:anywhere] text-soft">{VERIFY.what(recordNames(record, null), record.events.length)}</p>
      {record.battle !== here && (
        <p className="finding mt-2 [overflow-wrap:anywhere]" data-severity="warning">
          {VERIFY.otherBattle(record.battle)}
        </p>
      )}
    </>
  );
}

/** On paper: which battle this is, where its record ends, and what that was compared with. */
function PrintedFoot({ record, seen }: Pick<Case, "record"> & { readonly seen: string | null }) {
  return (
    <p className="mt-5 hidden [overflow-wrap:anywhere] print:block">{VERIFY.foot(record.battle, record.events.at(-1)?.chain, seen)}</p>
  );
}

/** Fetches the record and its tables and checks them here; or checks a saved record. */
export function VerifyDesk({ battle, children }: { readonly battle: string; readonly children: ReactNode }) {
  const [read, setRead] = useState<Read | null>(null);
  const [source, setSource] = useState<string | null>(null);
  const [seen, setSeen] = useState<Seen>({ of: battle, link: null, from: null });
  const head = useRef<HTMLHeadingElement>(null);
  const take = (next: Read, from: string | null) => {
    // A link that was typed for this battle is compared with every record of it.
    if (next.ok && next.value.record.battle !== seen.of) setSeen(savedOf(next.value.record.battle));
    setRead(next);
    setSource(from);
    bringBack(head.current);
  };
  const compare = (next: Seen) => {
    setSeen(next);
    bringBack(head.current);
  };
  useEffect(() => {
    let isWanted = true;
    fetchRecord(battle).then((next) => {
      if (!isWanted) return;
      setSeen(savedOf(battle));
      setRead(next);
    });
    return () => {
      isWanted = false;
    };
  }, [battle]);
  return (
    <div className="verify">
      <div className="min-w-0">
        {children}
        <section aria-labelledby="checked" className="mt-7">
          <h2 ref={head} id="checked" className="scroll-mt-4 [overflow-wrap:anywhere]">
            {source ?? VERIFY.thisBattle}
          </h2>
          {read === null && <p className="mt-1 text-soft">{VERIFY.fetching}</p>}
          <noscript>
            <p className="finding mt-3 max-w-prose">{VERIFY.noScripts}</p>
          </noscript>
          {read?.ok && <WhatIsChecked record={read.value.record} here={battle} />}
          {read && !read.ok && (
            <div role="alert" className="mt-2 grid gap-2">
              <p>{VERIFY.unreadable}</p>
              {read.faults.map((fault) => (
                <p key={fault} className="finding [overflow-wrap:anywhere]">
                  {fault}
                </p>
              ))}
            </div>
          )}
          {read?.ok && <CheckList of={read.value} seen={seen.link} />}
          {read?.ok && <PrintedFoot record={read.value.record} seen={seen.link} />}
        </section>
      </div>
      <div className="verify-side">
        <SeenLink key={`${seen.of}-${seen.from?.seq}`} seen={seen} take={compare} />
        <AnotherRecord take={take} again={() => fetchRecord(battle).then((next) => take(next, null))} isAnother={source !== null} />
      </div>
    </div>
  );
}
