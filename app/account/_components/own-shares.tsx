"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { Link } from "@/app/_components/link";
import { Moment } from "@/app/_components/moment";
import { PagesNav } from "@/app/_components/pages-nav";
import { Said } from "@/app/_components/said";
import { type Withdrawal, WithdrawShare } from "@/app/_components/withdraw-share";
import { linkKind, type MyShare, type SharesPage } from "@/lib/model/stored-army";
import { ACCOUNT } from "@/lib/words/account";
import { SHARING } from "@/lib/words/sharing";

const WORDS = ACCOUNT.shares;

/** The armies that the reader shares, each with its page and a way to withdraw it; nothing where there are none. */
export function OwnShares({ shares, page, of }: SharesPage) {
  const router = useRouter();
  const line = useRef<HTMLParagraphElement>(null);
  const [status, setStatus] = useState("");
  useEffect(() => {
    // The pressed button has gone with its share: the keyboard goes on here.
    if (status !== "" && document.activeElement === document.body) line.current?.focus();
  });
  function done(name: string, withdrawal: Withdrawal): void {
    if (withdrawal.kind === "withdrawn") router.refresh();
    setStatus(
      withdrawal.kind === "trouble" ? WORDS.stillShared(name, withdrawal.words) : SHARING.withdraw.done(name, withdrawal.stillShared),
    );
  }
  if (shares.length === 0 && status === "") return null;
  return (
    <section aria-labelledby="own-shares" className="mt-12 max-w-5xl print:hidden">
      <h2 id="own-shares">{WORDS.title}</h2>
      <ul className="mt-2 border-t border-rule">
        {shares.map((share) => (
          <li key={share.share} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-rule py-1.5">
            <ShareTitle share={share} />
            <WithdrawShare share={share.share} name={share.name} done={(withdrawal) => done(share.name, withdrawal)} />
          </li>
        ))}
      </ul>
      <PagesNav label={WORDS.title} path="/account" name="shares" page={page} of={of} />
      {shares.length === 0 && <p className="border-b border-rule py-3 text-soft">{WORDS.none}</p>}
      <p ref={line} role="status" tabIndex={-1} className="mt-2 min-h-6 [overflow-wrap:anywhere]">
        {status}
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
        <Said
          words={WORDS.about(SHARING.form.readers[linkKind(share)].name, from, url)}
          slots={{ moment: () => <Moment at={sharedAt} />, url: (text) => <span translate="no">{text}</span> }}
        />
      </span>
    </div>
  );
}
