import { FIELD_OF_GLORY_MOST as MOST } from "@/lib/model/sister-systems/field-of-glory";
import { QUALITIES } from "@/lib/model/sister-systems/field-of-glory-tables";
import { FIELD_OF_GLORY } from "@/lib/words/other-games/field-of-glory";
import { COMMON } from "@/lib/words/site";
import { Amount, OrderButton, Pick } from "../_components/ask-fields";
import { choicesOf, numbersFrom } from "../_components/choices";
import { Pairs, Part } from "../_components/part";

const qualities = choicesOf(FIELD_OF_GLORY.levels, QUALITIES);
const commanders = choicesOf(FIELD_OF_GLORY.commanders);
const targets = numbersFrom(2, 6, FIELD_OF_GLORY.orMore);

/** The groups of a battle line; the first is the one that fights. `count`: how many it has. */
export function LineFields({ path, count, of }: { readonly path: string; readonly count: number; readonly of: string }) {
  return (
    <>
      {Array.from({ length: count }, (_, at) => `${path}.${at}`).map((group, at) => (
        <div key={group} className="grid grid-cols-2 items-end gap-3">
          <Pick name={`${group}.quality`} label={FIELD_OF_GLORY.fields.quality(at)} options={qualities} />
          <Pick name={`${group}.commander`} label={FIELD_OF_GLORY.fields.commander(at)} options={commanders} />
          {at > 0 && (
            <OrderButton order={`drop.${group}`} label={FIELD_OF_GLORY.removeGroup(at)}>
              {COMMON.remove}
            </OrderButton>
          )}
        </div>
      ))}
      {count < MOST.line && (
        <OrderButton order={`add.${path}`} first="quality=average" label={FIELD_OF_GLORY.addGroupOf(of)}>
          {FIELD_OF_GLORY.addGroup}
        </OrderButton>
      )}
    </>
  );
}

/** Dice, target and line of one side. */
export function SideFields({ side, count }: { readonly side: "own" | "other"; readonly count: number }) {
  return (
    <Part name={FIELD_OF_GLORY.side[side]} side={side}>
      <Pairs>
        <Amount name={`${side}.dice`} label={FIELD_OF_GLORY.fields.dice} min={0} max={MOST.dice} />
        <Pick name={`${side}.target`} label={FIELD_OF_GLORY.fields.target} options={targets} />
      </Pairs>
      <LineFields path={`${side}.line`} count={count} of={FIELD_OF_GLORY.side[side]} />
    </Part>
  );
}
