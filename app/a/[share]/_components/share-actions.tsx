"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { ArmyExport } from "@/app/_components/army-export/army-export";
import { PrintButton } from "@/app/_components/print-button";
import { type Withdrawal, WithdrawShare } from "@/app/_components/withdraw-share";
import type { Army } from "@/lib/model/army";
import type { ArmyList } from "@/lib/model/army-list";
import type { Version } from "@/lib/model/identifiers";
import type { RulesTables } from "@/lib/model/rules-tables";
import { withdrawnWords } from "@/lib/words/share-words";
import { CopyArmy } from "./copy-army";

/** What one takes away of it: more than an opponent's sheet shows. */
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
  /** Whether the reader shares it himself. */
  readonly isOwn: boolean;
};

/** What one does with a shared army. */
export function ShareActions({ share, link, name, whole, isOwn }: Props) {
  const router = useRouter();
  const line = useRef<HTMLParagraphElement>(null);
  const [said, say] = useState("");
  useEffect(() => {
    // What was pressed is gone, since nothing is left to withdraw: who works by keyboard goes on here.
    if (said !== "" && !isOwn && document.activeElement === document.body) line.current?.focus();
  }, [said, isOwn]);
  function withdrawn(withdrawal: Withdrawal): void {
    if (withdrawal.kind === "trouble") say(`Not withdrawn. ${withdrawal.words}`);
    else if (withdrawal.stillShared) {
      say(withdrawnWords(name, true));
      router.refresh();
    } else location.reload();
  }
  return (
    <>
      <noscript>
        <p className="mb-2">The buttons work by scripts of this page, and this browser runs none. The sheet is read and printed without.</p>
      </noscript>
      <div className="flex flex-wrap items-center gap-3">
        {whole && <CopyArmy army={whole.army} say={say} />}
        <PrintButton />
        {whole && <ArmyExport {...whole} link={link} />}
        {isOwn && <WithdrawShare share={share} name={name} done={withdrawn} />}
      </div>
      <p ref={line} role="status" tabIndex={-1} className="mt-2 [overflow-wrap:anywhere]">
        {said}
      </p>
    </>
  );
}
