"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { type DeskHere, deskHere } from "@/app/_components/desk-here";
import { ArmyDesk } from "@/app/armies/_components/army-desk";
import { COMMON } from "@/lib/words/site";
import { leadOn, NotHere } from "./not-here";

type Props = { readonly sentAs: string | null; readonly account: string | null };

/** The editor of an army that the server does not have, made of what this browser keeps: begun here, or a sample army never opened before. */
export function BegunDesk({ sentAs, account }: Props) {
  // Once it is saved it has an address of its own, and the same editor.
  const [page] = useState(usePathname().slice("/armies/".length));
  const [found, setFound] = useState<DeskHere | "missing" | null>(null);
  useEffect(() => {
    const look = async () => {
      const desk = await deskHere(page).catch(() => null);
      if (desk) setFound(desk);
      else if (!(await leadOn(page, sentAs))) setFound("missing");
    };
    void look();
  }, [page, sentAs]);
  if (found === "missing") return <NotHere />;
  if (found === null) return <p className="p-6 text-soft">{COMMON.loading}</p>;
  return <ArmyDesk {...found} stored={null} olderRules={null} account={account} />;
}
