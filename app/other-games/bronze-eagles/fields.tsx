import type { EagleTables } from "@/lib/model/other-games/bronze-eagles";
import { EAGLE_MOST as MOST } from "@/lib/model/other-games/bronze-eagles-terms";
import { rulesRow } from "@/lib/rules/rules-row";
import { BRONZE_EAGLES } from "@/lib/words/other-games/bronze-eagles";
import { Amount, Kept, Pick, SetButton, Typed, YesNo } from "../_components/ask-fields";
import type { Values } from "../_components/asked-values";
import { choicesOf, numbersFrom, Pairs, Part } from "../_components/question";

const { fields: LABEL, army: ARMY, fight: FIGHT } = BRONZE_EAGLES;
const LONGEST = 80;

type Props = { readonly filled: Values; readonly tables: EagleTables };

const next = (times: string | undefined): string => String((Number(times ?? 0) + 1) % (MOST.rerolls + 1));

/** The horse that a people may have; nothing if the address names no people. */
function horseOf(people: string | undefined, { peoples }: EagleTables): string | undefined {
  const row = peoples.find(({ id }) => id === people);
  return row && ARMY.horse(row.horse);
}

/** Seed, people and the six commands, each to be rolled again. `fresh`: a seed that nobody has used. */
export function ArmyFields({ filled, tables, fresh }: Props & { readonly fresh: string }) {
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

type Side = "own" | "other";

/** How two columns meet, and both of them. */
export function FightFields({ filled, tables }: Props) {
  return (
    <>
      <Part name={FIGHT.meeting}>
        <Pairs>
          <Pick name="method" label={LABEL.method} options={choicesOf(FIGHT.methods)} />
          <Pick name="rounds" label={LABEL.rounds} options={numbersFrom(1, MOST.rounds)} />
          <Pick name="outflank" label={LABEL.outflank} options={choicesOf(FIGHT.outflanks)} />
        </Pairs>
        <YesNo name="obstacle" label={LABEL.obstacle} />
      </Part>
      <ColumnFields side="own" {...{ filled, tables }} />
      <ColumnFields side="other" {...{ filled, tables }} />
    </>
  );
}

/** A column has at least one figure left. */
function mostLost(filled: Values, side: Side, { troops }: EagleTables): number {
  const troop = troops.find(({ id }) => id === filled[`${side}.troop`]);
  const abreast = troop?.kind === "foot" ? troop.figures : Number(filled[`${side}.models`] ?? MOST.models);
  return abreast * Number(filled[`${side}.bases`] ?? 1) - 1;
}

function ColumnFields({ side, filled, tables }: Props & { readonly side: Side }) {
  const isHorse = (one: Side) => tables.troops.find(({ id }) => id === filled[`${one}.troop`])?.kind === "horse";
  const enemy = side === "own" ? "other" : "own";
  const struck = filled[`${side}.attackedIn`] ?? "front";
  const asksEngaged = struck !== "front" && isHorse(enemy) && !isHorse(side);
  return (
    <Part name={BRONZE_EAGLES.side[side]} side={side}>
      <Pick name={`${side}.troop`} label={LABEL.troop} options={choicesOf(BRONZE_EAGLES.troops)} />
      <Pairs>
        <Pick name={`${side}.bases`} label={LABEL.bases} options={numbersFrom(1, MOST.bases)} />
        {isHorse(side) && <Pick name={`${side}.models`} label={LABEL.models} options={numbersFrom(1, MOST.models)} />}
        <Amount name={`${side}.rating`} label={LABEL.rating} min={MOST.rating.least} max={MOST.rating.most} />
        <Amount name={`${side}.casualties`} label={LABEL.casualties} min={0} max={mostLost(filled, side, tables)} />
        <Pick name={`${side}.attackedIn`} label={LABEL.attackedIn} options={choicesOf(FIGHT.places)} />
      </Pairs>
      <div className="grid gap-1">
        <YesNo name={`${side}.charges`} label={FIGHT.charges(side)} />
        {asksEngaged && <YesNo name={`${side}.engagedInFront`} label={LABEL.engagedInFront} />}
        <YesNo name={`${side}.commander`} label={LABEL.commander} />
      </div>
    </Part>
  );
}
