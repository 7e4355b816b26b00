import type { ReactNode } from "react";
import { Link } from "@/app/_components/link";
import { Moment } from "@/app/_components/moment";
import { Said } from "@/app/_components/said";
import type { MyArmy } from "@/lib/model/stored-army";
import { ARMIES, aboutMyArmy } from "@/lib/words/armies";

type Action = { readonly label: string; readonly act: (army: MyArmy) => void };
type Props = {
  readonly armies: readonly MyArmy[];
  readonly title: string;
  readonly actions: readonly Action[];
  /** How many there are on all pages. */
  readonly all: number;
  readonly isOpen: boolean;
  /** The way to the other pages. */
  readonly nav: ReactNode;
  /** Whether they can be opened. */
  readonly opens: boolean;
};

/** Archived or deleted armies in a fold; nothing where there are none. */
export function StowedArmies({ armies, all, title, actions, opens, isOpen, nav }: Props) {
  if (all === 0) return null;
  return (
    <details className="border-b border-rule" open={isOpen}>
      <summary className="min-h-[44px] content-center px-2">{ARMIES.mine.fold(title, all)}</summary>
      <ul className="pb-2">
        {armies.map((army) => (
          <li key={army.id} className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-rule px-2 py-1.5">
            <div className="min-w-0 [overflow-wrap:anywhere]">
              <span className="font-serif text-[1.2rem] leading-tight">
                {opens ? <Link href={`/armies/${army.id}`}>{army.name}</Link> : army.name}
              </span>
              <span className="block text-soft">
                {opens ? aboutMyArmy(army) : <Said words={ARMIES.mine.deletedAt} slots={{ moment: () => <Moment at={army.placedAt} /> }} />}
              </span>
            </div>
            <span className="flex gap-1">
              {actions.map(({ label, act }) => (
                <button
                  key={label}
                  type="button"
                  className="button"
                  data-small
                  aria-label={ARMIES.mine.act(label, army.name)}
                  onClick={() => act(army)}
                >
                  {label}
                </button>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {nav}
    </details>
  );
}
