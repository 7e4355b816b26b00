"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { bringBack } from "@/app/battles/_components/bring-back";
import { readSeenChain } from "@/app/battles/_components/seen-chain";
import { recordNames } from "@/lib/words/battle/record-names";
import { counted, sentenceCase } from "@/lib/words/phrasing";
import { AnotherRecord } from "./another-record";
import { CheckList } from "./check-list";
import { type Case, fetchRecord, type Read } from "./read-record";
import { type Seen, SeenLink } from "./seen-link";
import "./verify.css";

/** What this browser has kept of a battle's chain. */
function keptOf(battle: string): Seen {
  const kept = readSeenChain(battle);
  return { of: battle, link: kept?.chain ?? null, from: kept };
}

/** `here`: the battle whose page this is. */
function WhatIsChecked({ record, here }: Pick<Case, "record"> & { readonly here: string }) {
  const { names } = recordNames(record, null);
  return (
    <>
      <p className="mt-1 [overflow-wrap:anywhere] text-soft">
        {sentenceCase(names.a)} (seat a) and {names.b} (seat b), {counted(record.events.length, "event")}.
      </p>
      {record.battle !== here && (
        <p className="finding mt-2 [overflow-wrap:anywhere]" data-severity="warning">
          It is the record of another battle than this page's: {record.battle}.
        </p>
      )}
    </>
  );
}

/** What paper cannot be asked: which battle this is, where its record ends, and what that was compared with. */
function PrintedFoot({ record, seen }: Pick<Case, "record"> & { readonly seen: string | null }) {
  return (
    <p className="mt-5 hidden [overflow-wrap:anywhere] print:block">
      Battle {record.battle}; the chain ends with {record.events.at(-1)?.chain ?? "nothing"}. The link that was compared: {seen ?? "none"}.
    </p>
  );
}

/** Fetches the record and its tables, and checks them here; or another record that somebody kept. */
export function VerifyDesk({ battle, children }: { readonly battle: string; readonly children: ReactNode }) {
  const [read, setRead] = useState<Read | null>(null);
  const [source, setSource] = useState<string | null>(null);
  const [seen, setSeen] = useState<Seen>({ of: battle, link: null, from: null });
  const head = useRef<HTMLHeadingElement>(null);
  const take = (next: Read, from: string | null) => {
    // A link that was typed for this battle is asked of every record of it.
    if (next.ok && next.value.record.battle !== seen.of) setSeen(keptOf(next.value.record.battle));
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
      setSeen(keptOf(battle));
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
            {source ?? "This battle"}
          </h2>
          {read === null && <p className="mt-1 text-soft">The record is being fetched…</p>}
          <noscript>
            <p className="finding mt-3 max-w-prose">
              To check it, this page needs scripts: it is your own browser that reckons. Allow them and load it again.
            </p>
          </noscript>
          {read?.ok && <WhatIsChecked record={read.value.record} here={battle} />}
          {read && !read.ok && (
            <div role="alert" className="mt-2 grid gap-2">
              <p>This cannot be checked:</p>
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
