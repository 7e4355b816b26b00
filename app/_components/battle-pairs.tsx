import type { ReactNode } from "react";
import { FRONT } from "@/lib/words/front";
import { Link } from "./link";

type Side = { readonly id: string; readonly name: string };

/** Two sample armies that met in a battle of history. */
export type Pair = { readonly battle: string; readonly armies: readonly [Side, Side] };

type Props = {
  readonly pairs: readonly Pair[];
  /** The name of a battle, if it is not plain text. */
  readonly nameOf?: (pair: Pair) => ReactNode;
  /** In two columns where there is room. */
  readonly wide?: boolean;
};

/** High enough to be hit. */
const TAPPED = "inline-flex min-h-[24px] items-center";

/** Battles of history, by year. One tap leads one of the two armies against the other. */
export function BattlePairs({ pairs, nameOf, wide = false }: Props) {
  return (
    <ul className={`mt-4 border-t border-rule ${wide ? "grid gap-x-10 lg:grid-cols-2" : ""}`}>
      {pairs.map((pair) => {
        const [one, other] = pair.armies;
        return (
          <li key={pair.battle} className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-rule py-2.5">
            <div>
              <h3 className="font-serif text-[1.35rem] leading-tight">{nameOf?.(pair) ?? pair.battle}</h3>
              <p>
                <Link href={`/armies/${one.id}`} className={TAPPED}>
                  {one.name}
                </Link>{" "}
                <span className="text-soft">{FRONT.against}</span>{" "}
                <Link href={`/armies/${other.id}`} className={TAPPED}>
                  {other.name}
                </Link>
              </p>
            </div>
            <p className="text-soft max-sm:basis-full">
              {FRONT.leadAs} <LeadLink own={one} enemy={other} /> · <LeadLink own={other} enemy={one} />
            </p>
          </li>
        );
      })}
    </ul>
  );
}

const LeadLink = ({ own, enemy }: Record<"own" | "enemy", Side>) => (
  <Link href={`/battles/new?army=${own.id}&against=${enemy.id}#start`} className={`${TAPPED} pointer-coarse:min-h-[44px]`}>
    {own.name}
  </Link>
);
