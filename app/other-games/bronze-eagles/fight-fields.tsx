import type { EagleTables } from "@/lib/model/sister-systems/bronze-eagles";
import { EAGLE_MOST as MOST } from "@/lib/model/sister-systems/bronze-eagles-terms";
import { BRONZE_EAGLES } from "@/lib/words/other-games/bronze-eagles";
import { Amount, Pick, YesNo } from "../_components/ask-fields";
import type { Values } from "../_components/asked-values";
import { choicesOf, numbersFrom } from "../_components/choices";
import { Pairs, Part } from "../_components/part";

const { fields: LABEL, fight: FIGHT } = BRONZE_EAGLES;
type Props = { readonly filled: Values; readonly tables: EagleTables };
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
