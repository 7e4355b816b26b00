"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { ArmyExport } from "@/app/_components/army-export/army-export";
import { PrintButton } from "@/app/_components/print-button";
import { type Withdrawal, WithdrawShare } from "@/app/_components/withdraw-share";
import type { Army } from "@/lib/model/army";
import type { ArmyList } from "@/lib/model/army-list";
import type { Version } from "@/lib/model/identifiers";
import type { RulesTables } from "@/lib/model/rules-tables";
import { withdrawnWords } from "@/lib/words/share-words";
import { CopyArmy } from "./copy-army";

type Props = {
  readonly share: string;
  readonly link: string;
  readonly army: Army;
  readonly lists: readonly ArmyList[];
  readonly tables: RulesTables;
  readonly rules: Version;
  /** Whether the reader shares it himself. */
  readonly isOwn: boolean;
};

/** What one does with a shared army. */
export function ShareActions({ share, link, army, lists, tables, rules, isOwn }: Props) {
  const router = useRouter();
  const [said, say] = useState("");
  function withdrawn(withdrawal: Withdrawal): void {
    if (withdrawal.kind === "trouble") say(withdrawal.words);
    else if (withdrawal.stillShared) {
      say(withdrawnWords(army.name, true));
      router.refresh();
    } else location.reload();
  }
  return (
    <>
      <noscript>
        <p className="mb-2">The buttons work by scripts of this page, and this browser runs none. The sheet is read and printed without.</p>
      </noscript>
      <div className="flex flex-wrap items-center gap-3">
        <CopyArmy army={army} say={say} />
        <PrintButton />
        <ArmyExport army={army} lists={lists} tables={tables} rules={rules} link={link} />
        {isOwn && <WithdrawShare share={share} name={army.name} done={withdrawn} />}
      </div>
      <p role="status" className="mt-2 [overflow-wrap:anywhere]">
        {said}
      </p>
    </>
  );
}
