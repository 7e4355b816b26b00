"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import type { PaperKind } from "@/app/_components/army-sheet/army-papers";
import { OwnPaper } from "@/app/_components/own-paper/own-paper";
import { isBegunHere, latestUnsent } from "@/app/_components/saving/unsent";
import type { WrittenValues } from "@/lib/sheets/reference/reference-parts";
import { leadOn, NotHere } from "./not-here";

type Props = { readonly kind: PaperKind; readonly sentAs: string | null; readonly ownValues?: WrittenValues };

/** A paper of an army that the server does not have: see `BegunDesk`. */
export function BegunPaper({ kind, sentAs, ownValues = new Map() }: Props) {
  const path = usePathname();
  const [drawn] = useState({ kind, army: path.slice("/armies/".length, -kind.length - 1), revision: 0, query: {}, ownValues });
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    const look = async () => {
      if (!isBegunHere(drawn.army) || (await latestUnsent(drawn.army))) return;
      if (!(await leadOn(drawn.army, sentAs, `/${kind}${location.search}${location.hash}`))) setMissing(true);
    };
    void look();
  }, [drawn, kind, sentAs]);
  return isMissing ? <NotHere /> : <OwnPaper drawn={drawn}>{null}</OwnPaper>;
}
