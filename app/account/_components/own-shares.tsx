"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { Moment } from "@/app/_components/moment";
import { PagesNav } from "@/app/_components/pages-nav";
import { type Withdrawal, WithdrawShare } from "@/app/_components/withdraw-share";
import type { MyShare, SharesPage } from "@/lib/model/share";
import { SHARING } from "@/lib/words/sharing";

/** What the reader shares, each to be looked at or withdrawn; nothing where he shares nothing. */
export function OwnShares({ shares, page, of }: SharesPage) {
  const router = useRouter();
  const line = useRef<HTMLParagraphElement>(null);
  const [said, say] = useState("");
  useEffect(() => {
    // What was pressed has gone with its share: who works by keyboard goes on here.
    if (said !== "" && document.activeElement === document.body) line.current?.focus();
  });
  function done(name: string, withdrawal: Withdrawal): void {
    if (withdrawal.kind === "withdrawn") router.refresh();
    say(withdrawal.kind === "trouble" ? `${name} is still shared. ${withdrawal.words}` : SHARING.withdraw.done(name, withdrawal.stillShared));
  }
  if (shares.length === 0 && said === "") return null;
  return (
    <section aria-labelledby="own-shares" className="mt-12 max-w-5xl print:hidden">
      <h2 id="own-shares">Your shares</h2>
      <ul className="mt-2 border-t border-rule">
        {shares.map((one) => (
          <li key={one.share} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-rule py-1.5">
            <ShareTitle share={one} />
            <WithdrawShare share={one.share} name={one.name} done={(withdrawal) => done(one.name, withdrawal)} />
          </li>
        ))}
      </ul>
      <PagesNav label="Your shares" path="/account" name="shares" page={page} of={of} />
      {shares.length === 0 && <p className="border-b border-rule py-3 text-soft">You share nothing.</p>}
      <p ref={line} role="status" tabIndex={-1} className="mt-2 min-h-6 [overflow-wrap:anywhere]">
        {said}
      </p>
    </section>
  );
}

function ShareTitle({ share: { share, name, from, url, sharedAt } }: { readonly share: MyShare }) {
  return (
    <div className="min-w-0 [overflow-wrap:anywhere]">
      <Link href={`/a/${share}`} className="font-serif text-[1.2rem] leading-tight">
        {name}
      </Link>
      <span className="block text-soft">
        {from !== "" && `${from} · `}shared <Moment at={sharedAt} /> · <span translate="no">{url}</span>
      </span>
    </div>
  );
}
