import type { FieldOfGloryCommanderLostAnswer } from "@/lib/model/other-games/field-of-glory";
import { FIELD_OF_GLORY_MOST as MOST } from "@/lib/model/other-games/field-of-glory";
import { OTHER_GAMES } from "@/lib/words/other-games/common";
import { FIELD_OF_GLORY } from "@/lib/words/other-games/field-of-glory";
import { COMMON } from "@/lib/words/site";
import { Amount, Kept, OrderButton, Pick, Typed } from "../_components/ask-fields";
import { choicesOf, Pairs, Part } from "../_components/question";

const ranks = choicesOf(FIELD_OF_GLORY.ranks);
const LONGEST = 100;

/** Who fell, and which groups are near. */
export function CommanderLostFields({ count, isOfArmy }: { readonly count: number; readonly isOfArmy: boolean }) {
  return (
    <>
      <Part name={FIELD_OF_GLORY.fallen}>
        <Pairs>
          <Pick name="fallen.rank" label={FIELD_OF_GLORY.fields.rank} options={ranks} />
          {isOfArmy ? (
            <Kept name="fallen.command" />
          ) : (
            <Typed name="fallen.command" label={FIELD_OF_GLORY.fields.command(null)} most={LONGEST} />
          )}
        </Pairs>
      </Part>
      <Part name={FIELD_OF_GLORY.fields.groups}>
        {Array.from({ length: count }, (_, at) => `groups.${at}`).map((group, at) => (
          <div key={group} className="grid grid-cols-2 items-end gap-x-3 gap-y-1">
            <div className="col-span-2">
              <Typed name={`${group}.name`} label={FIELD_OF_GLORY.fields.name(at)} most={LONGEST} />
            </div>
            <Typed name={`${group}.command`} label={FIELD_OF_GLORY.fields.command(at)} most={LONGEST} />
            <div className="flex flex-wrap items-end gap-2">
              <Amount name={`${group}.distance`} label={FIELD_OF_GLORY.fields.distance(at)} min={0} max={MOST.distance} step="any" />
              {count > 1 && (
                <OrderButton order={`drop.${group}`} label={FIELD_OF_GLORY.removeGroup(at)}>
                  {COMMON.remove}
                </OrderButton>
              )}
            </div>
          </div>
        ))}
        {count < MOST.groups && (
          <OrderButton order="add.groups" first={new URLSearchParams(FIELD_OF_GLORY.newNear(count)).toString()}>
            {FIELD_OF_GLORY.addNear}
          </OrderButton>
        )}
      </Part>
    </>
  );
}

/** What to do when he falls, and who must test: a list to tick. */
export function CommanderLostAnswer({ answer: { steps, groups } }: { readonly answer: FieldOfGloryCommanderLostAnswer }) {
  return (
    <>
      <div>
        <h2>{FIELD_OF_GLORY.stepsTitle}</h2>
        <ol className="mt-2 list-decimal pl-5">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <div>
        <h2>{FIELD_OF_GLORY.whoTests}</h2>
        <p id="who-tests" className="text-soft">
          {groups.some(({ mustTest }) => mustTest) ? FIELD_OF_GLORY.whoTestsCaption : FIELD_OF_GLORY.nobody}
        </p>
        <table className="ledger odds-table" aria-describedby="who-tests">
          <thead>
            <tr>
              <th scope="col">{FIELD_OF_GLORY.group}</th>
              <th scope="col">{FIELD_OF_GLORY.mustTest}</th>
              <th scope="col">{FIELD_OF_GLORY.why}</th>
            </tr>
          </thead>
          <tbody>
            {groups.map(({ name, mustTest, reason }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two groups may have one name.
              <tr key={at}>
                <th scope="row">
                  {mustTest ? (
                    <label className="flex min-h-6 items-baseline gap-2">
                      <input type="checkbox" className="size-4 shrink-0 translate-y-0.5" />
                      {name}
                    </label>
                  ) : (
                    name
                  )}
                </th>
                <td>{mustTest ? <strong>{OTHER_GAMES.yes}</strong> : OTHER_GAMES.no}</td>
                <td>{FIELD_OF_GLORY.reasons[reason]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
