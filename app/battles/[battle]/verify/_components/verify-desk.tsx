"use client";

import { type ReactNode, useEffect, useState } from "react";
import { readSeenChain } from "@/app/battles/_components/seen-chain";
import { sentenceCase } from "@/lib/words/phrasing";
import { recordNames } from "@/lib/words/record-names";
import { AnotherRecord } from "./another-record";
import { CheckList } from "./check-list";
import { type Case, fetchRecord, type Read } from "./read-record";
import { type Seen, SeenLink } from "./seen-link";
import "./verify.css";

/** What this browser has kept of a battle's chain. */
function keptOf(battle: string): Seen {
  const kept = readSeenChain(battle);
  return { link: kept?.chain ?? null, from: kept };
}

function WhatIsChecked({ record }: Case) {
  const { names } = recordNames(record, null);
  return (
    <p className="mt-1 [overflow-wrap:anywhere] text-soft">
      {sentenceCase(names.a)} (seat a) and {names.b} (seat b), {record.events.length} events.
    </p>
  );
}

/** Fetches the record and its tables, and checks them here; or another record that somebody kept. */
export function VerifyDesk({ battle, children }: { readonly battle: string; readonly children: ReactNode }) {
  const [read, setRead] = useState<Read | null>(null);
  const [source, setSource] = useState<string | null>(null);
  const [seen, setSeen] = useState<Seen>({ link: null, from: null });
  const take = (next: Read, from: string | null) => {
    setSeen(next.ok ? keptOf(next.value.record.battle) : { link: null, from: null });
    setRead(next);
    setSource(from);
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
          <h2 id="checked">{source ?? "This battle"}</h2>
          {read === null && <p className="mt-1 text-soft">The record is being fetched…</p>}
          {read?.ok && <WhatIsChecked {...read.value} />}
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
        </section>
      </div>
      <div className="verify-side">
        <SeenLink key={read?.ok ? `${read.value.record.battle}-${seen.from?.seq}` : ""} seen={seen} take={setSeen} />
        <AnotherRecord take={take} again={() => fetchRecord(battle).then((next) => take(next, null))} isAnother={source !== null} />
      </div>
    </div>
  );
}
