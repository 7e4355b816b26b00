import { sentenceCase } from "@/lib/words/phrasing";
import { BattleRows } from "./battle-rows";
import { GROUPS, type Group } from "./group-of";
import type { ListedBattle } from "./listed-battle";

type Props = { readonly battles: readonly ListedBattle[] };

const NAMES: Readonly<Record<Group, string>> = {
  yours: "waiting for you",
  theirs: "waiting for the other",
  table: "ready for the table",
  archive: "archive",
};

/** All of one's battles by what becomes of them next; what is over is folded away. */
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
                {sentenceCase(NAMES[group])}: {these.length} that {these.length === 1 ? "is" : "are"} over
              </summary>
              <BattleRows battles={these} />
            </details>
          );
        return (
          <section key={group}>
            <h2 className="eyebrow">{sentenceCase(NAMES[group])}</h2>
            <BattleRows battles={these} inFull={group === "yours"} />
          </section>
        );
      })}
    </div>
  );
}
