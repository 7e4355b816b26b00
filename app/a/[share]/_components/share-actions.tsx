"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { ArmyExport } from "@/app/_components/army-export/army-export";
import { PrintButton } from "@/app/_components/print-button";
import { useCopying } from "@/app/_components/use-copying";
import { type Withdrawal, WithdrawShare } from "@/app/_components/withdraw-share";
import type { Army } from "@/lib/model/army";
import type { ArmyList } from "@/lib/model/army-list";
import type { Version } from "@/lib/model/identifiers";
import type { RulesTables } from "@/lib/model/rules-tables";
import { SHARING } from "@/lib/words/sharing";

/** What the reader can take away: more than an opponent's sheet shows. */
type Whole = {
  readonly army: Army;
  readonly lists: readonly ArmyList[];
  readonly tables: RulesTables;
  readonly rules: Version;
};

type Props = {
  readonly share: string;
  readonly link: string;
  readonly name: string;
  /** Null on an opponent's sheet. */
  readonly whole: Whole | null;
  /** Whether it is the reader’s own share. */
  readonly isOwn: boolean;
};

/** Actions on a shared army. */
export function ShareActions({ share, link, name, whole, isOwn }: Props) {
  const router = useRouter();
  const line = useRef<HTMLParagraphElement>(null);
  const [status, setStatus] = useState("");
  useEffect(() => {
    // The pressed button is gone, since nothing is left to withdraw: the keyboard goes on here.
    if (status !== "" && !isOwn && document.activeElement === document.body) line.current?.focus();
  }, [status, isOwn]);
  function withdrawn(withdrawal: Withdrawal): void {
    if (withdrawal.kind === "trouble") setStatus(SHARING.withdraw.refused(withdrawal.words));
    else if (withdrawal.stillShared) {
      setStatus(SHARING.withdraw.done(name, true));
      router.refresh();
    } else location.reload();
  }
  return (
    <>
      <noscript>
        <p className="mb-2">{SHARING.page.noScript}</p>
      </noscript>
      <div className="flex flex-wrap items-center gap-3">
        {whole && <CopyArmy army={whole.army} setStatus={setStatus} />}
        <PrintButton />
        {whole && <ArmyExport {...whole} link={link} />}
        {isOwn && <WithdrawShare share={share} name={name} done={withdrawn} />}
      </div>
      <p ref={line} role="status" tabIndex={-1} className="mt-2 [overflow-wrap:anywhere]">
        {status}
      </p>
    </>
  );
}

type CopyProps = { readonly army: Army; readonly setStatus: (words: string) => void };

/** Saves the army among the reader's own, with the versions it names. */
function CopyArmy({ army, setStatus }: CopyProps) {
  const { isCopying, copy } = useCopying((message) => setStatus(SHARING.page.notCopied(army.name, message)));
  function press(): void {
    if (isCopying) return;
    setStatus("");
    void copy(army, army.name);
  }
  return (
    <button type="button" className="button" data-filled aria-disabled={isCopying || undefined} onClick={press}>
      {isCopying ? SHARING.page.copying : SHARING.page.copy}
    </button>
  );
}
