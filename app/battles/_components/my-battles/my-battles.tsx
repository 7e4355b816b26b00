import { BATTLES } from "@/lib/words/battle/battles";
import { BattleRows } from "./battle-rows";
import { GROUPS } from "./group-of";
import type { ListedBattle } from "./listed-battle";

type Props = { readonly battles: readonly ListedBattle[] };

/** A player's battles by what happens next; finished ones are folded away. */
export function MyBattles({ battles }: Props) {
  return (
    <div className="grid max-w-4xl gap-8">
      {GROUPS.map((group) => {
        const these = battles.filter((one) => one.group === group);
        if (these.length === 0) return null;
        if (group === "archive")
          return (
            <details key={group}>
              <summary className="text-soft pointer-coarse:min-h-[44px] pointer-coarse:content-center">
                {BATTLES.archive(these.length)}
              </summary>
              <BattleRows battles={these} />
            </details>
          );
        return (
          <section key={group}>
            <h2 className="eyebrow">{BATTLES.groups[group]}</h2>
            <BattleRows battles={these} inFull={group === "yours"} />
          </section>
        );
      })}
    </div>
  );
}
