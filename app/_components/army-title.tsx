import Link from "next/link";
import type { ReactNode } from "react";
import type { MyArmy } from "@/lib/model/stored-army";
import { aboutMyArmy } from "@/lib/words/armies";

/** An army's name, which opens it, and what it is. */
export function ArmyTitle({ army, children }: { readonly army: MyArmy; readonly children?: ReactNode }) {
  return (
    <div className="min-w-0 flex-1">
      <Link href={`/armies/${army.id}`} className="font-serif text-[1.35rem] font-medium leading-tight text-ink">
        {army.name}
      </Link>
      <span className="block font-normal text-soft">
        {aboutMyArmy(army)}
        {children}
      </span>
    </div>
  );
}
