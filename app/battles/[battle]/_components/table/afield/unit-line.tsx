import type { GroupAfield } from "@/lib/rules/afield/army-afield";
import { MARKS } from "@/lib/rules/afield/notebook";
import { atWounds } from "@/lib/rules/afield/ticked";
import { AFIELD, AWAY_WORDS, countsWords, losingWords, tickedWords, whereWords } from "@/lib/words/battle/afield";
import { LossLine } from "./loss-line";
import type { Ticking } from "./ticking";

type Props = Pick<Ticking, "mark" | "isClosed"> & { readonly group: GroupAfield };

/** One unit group: what it has lost, and when it breaks. */
export function UnitLine({ group, mark, isClosed }: Props) {
  const { seat, number, name, where, isGone, isBroken, isLost } = group;
  const wound = (wounds: number) => mark({ [MARKS.unit(seat, number)]: wounds }, tickedWords(name, group, atWounds(group, wounds)));
  const lose = () => mark({ [MARKS.gone(seat, number)]: isGone ? 0 : 1 }, tickedWords(name, group, { ...group, isGone: !isGone }));
  const told = [countsWords(group.tugs), whereWords(where)].filter(Boolean).join(", ");
  return (
    <li className="day-unit" data-lost={isLost || undefined} data-away={where === "march" || undefined}>
      <p className="day-unit-head">
        <span className="day-number">{number}</span>
        <span className="day-called">
          <span className="day-name">{name}</span> {told && <span className="text-soft">{told}</span>}
          <span className="day-stands" data-lost={isLost || undefined}>
            {where === "march" ? AWAY_WORDS : losingWords(group)}
          </span>
        </span>
        {where !== "march" && !isBroken && !isClosed && (
          <button type="button" className="button screen-only" data-small aria-pressed={isGone} onClick={lose}>
            {AFIELD.destroyed}
          </button>
        )}
      </p>
      {where !== "march" && <LossLine name={`${number} ${name}`} of={group} change={wound} isClosed={isClosed} />}
    </li>
  );
}
