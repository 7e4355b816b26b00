import type { EagleTables } from "@/lib/model/sister-systems/bronze-eagles";
import { EAGLE_MOST as MOST } from "@/lib/model/sister-systems/bronze-eagles-terms";
import { rulesRow } from "@/lib/rules/rules-row";
import { BRONZE_EAGLES } from "@/lib/words/other-games/bronze-eagles";
import { Kept, Pick, SetButton, Typed } from "../_components/ask-fields";
import type { Values } from "../_components/asked-values";
import { choicesOf } from "../_components/choices";
import { Part } from "../_components/part";

const { fields: LABEL, army: ARMY } = BRONZE_EAGLES;
const LONGEST = 80;

type Props = {
  readonly filled: Values;
  readonly tables: EagleTables;
  /** A seed that nobody has used. */
  readonly fresh: string;
};

const next = (times: string | undefined): string => String((Number(times ?? 0) + 1) % (MOST.rerolls + 1));

/** The horse that a people may have; nothing if the address names no people. */
function horseOf(people: string | undefined, { peoples }: EagleTables): string | undefined {
  const row = peoples.find(({ id }) => id === people);
  return row && ARMY.horse(row.horse);
}

/** Seed, people and the six commands, each to be rolled again. */
export function ArmyFields({ filled, tables, fresh }: Props) {
  const commands = Array.from({ length: rulesRow(tables.numbers, "commands").value }, (_, at) => at);
  return (
    <>
      <Part name={ARMY.title} side="own" isOnScreenOnly>
        <Pick name="people" label={LABEL.people} hint={horseOf(filled.people, tables)} options={choicesOf(BRONZE_EAGLES.peoples)} />
        <Typed name="seed" label={LABEL.seed} hint={ARMY.seedHint} most={MOST.seed} />
        <p className="flex flex-wrap gap-2">
          <SetButton name="seed" to={fresh}>
            {ARMY.fresh}
          </SetButton>
          <Kept name="openingReroll" />
          <SetButton name="openingReroll" to={next(filled.openingReroll)}>
            {ARMY.openingReroll}
          </SetButton>
        </p>
      </Part>
      <Part name={LABEL.commands} isOnScreenOnly>
        {commands.map((at) => (
          <div key={at} className="grid grid-cols-[1fr_auto] items-end gap-x-3 gap-y-1">
            <Pick name={`commands.${at}.kind`} label={LABEL.kind(at)} options={choicesOf(BRONZE_EAGLES.troops)} />
            <Kept name={`rerolls.${at}`} />
            <SetButton name={`rerolls.${at}`} to={next(filled[`rerolls.${at}`])} label={ARMY.rerollOf(at + 1)}>
              {ARMY.reroll}
            </SetButton>
            <div className="col-span-2">
              <Typed name={`commands.${at}.name`} label={LABEL.name(at)} most={LONGEST} />
            </div>
          </div>
        ))}
      </Part>
    </>
  );
}
