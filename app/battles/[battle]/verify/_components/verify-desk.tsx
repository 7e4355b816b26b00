"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { bringBack } from "@/app/battles/_components/bring-back";
import { readSeenChain } from "@/app/battles/_components/seen-chain";
import { recordNames } from "@/lib/words/battle/names";
import { VERIFY } from "@/lib/words/battle/verify";
import { AnotherRecord } from "./another-record";
import { CheckList } from "./check-list";
import { type Case, fetchRecord, type Read } from "./read-record";
import { type Seen, SeenLink } from "./seen-link";
import "./verify.css";

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
