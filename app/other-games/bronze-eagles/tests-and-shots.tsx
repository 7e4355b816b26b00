import type {
  EagleBreakTestAnswer,
  EagleBreakTestQuestion,
  EaglePursuitAnswer,
  EagleShootingAnswer,
} from "@/lib/model/sister-systems/bronze-eagles";
import type { EagleTables } from "@/lib/model/sister-systems/bronze-eagles-tables";
import { EAGLE_MOST as MOST } from "@/lib/model/sister-systems/bronze-eagles-terms";
import { rulesRow } from "@/lib/rules/rules-row";
import { breakTest } from "@/lib/rules/sister-systems/bronze-eagles/break-test";
import { BRONZE_EAGLES } from "@/lib/words/other-games/bronze-eagles";
import { meanWords, OTHER_GAMES, shareWords } from "@/lib/words/other-games/common";
import { Amount, Pick, YesNo } from "../_components/ask-fields";
import { Figures, SplitBar } from "../_components/chance-bars";
import { ChanceTable, countChances } from "../_components/chance-table";
import { choices, numbers, TROOPS } from "./choices";

const { breakTest: TEST, pursuit: PURSUIT, shooting: SHOOTING } = BRONZE_EAGLES;
type WithTables = { readonly tables: EagleTables };

/** Who tests its morale. */
export function BreakTestFields() {
  return (
    <fieldset className="odds-side grid gap-3" data-side="own">
      <legend className="font-serif text-[1.15rem]">{TEST.unit}</legend>
      <div className="grid grid-cols-2 items-end gap-3">
        <Amount name="rating" label={TEST.rating} min={MOST.rating.least} max={MOST.rating.most} />
        <Amount name="casualties" label={TEST.casualties} min={0} max={MOST.casualties} />
      </div>
      <div className="grid gap-1">
        <YesNo name="commander" label={TEST.commander} />
        <YesNo name="dismay" label={TEST.dismay} />
      </div>
    </fieldset>
  );
}

/** The losses of which the table tells. */
const LOSSES = [0, 1, 2, 3, 4, 5, 6];

export function BreakTestAnswer({ answer: { asked, need, pass }, tables }: WithTables & { readonly answer: EagleBreakTestAnswer }) {
  const rows = LOSSES.map((casualties) => ({
    casualties,
    ...breakTest({ ...asked, casualties } satisfies EagleBreakTestQuestion, tables),
  }));
  return (
    <>
      <div>
        <Figures
          all={[
            { name: TEST.need, value: TEST.orMore(need) },
            { name: TEST.pass, value: shareWords(pass), tone: "own" },
            { name: TEST.fail, value: shareWords(Math.max(0, 1 - pass)), tone: "other" },
          ]}
        />
        <SplitBar
          parts={[
            { tone: "own", p: pass },
            { tone: "other", p: Math.max(0, 1 - pass) },
          ]}
        />
      </div>
      <div>
        <h2>{TEST.tableTitle}</h2>
        <p id="losses" className="text-soft">
          {TEST.tableCaption}
        </p>
        <table className="ledger odds-table" aria-describedby="losses">
          <thead>
            <tr>
              <th scope="col">{TEST.casualties}</th>
              {[TEST.need, TEST.pass].map((name) => (
                <th key={name} scope="col" className="figure">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.casualties} aria-current={row.casualties === asked.casualties || undefined}>
                <th scope="row">{row.casualties}</th>
                <td className="figure">{TEST.orMore(row.need)}</td>
                <td className="figure">{shareWords(row.pass)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** Who runs from whom. */
export function PursuitFields() {
  return (
    <fieldset className="odds-side grid gap-3" data-side="own">
      <legend className="font-serif text-[1.15rem]">{PURSUIT.who}</legend>
      <div className="grid grid-cols-2 items-end gap-3">
        <Pick name="runner" label={PURSUIT.runner} options={TROOPS} />
        <Pick name="how" label={PURSUIT.how} options={choices(PURSUIT.hows)} />
        <Pick name="pursuer" label={PURSUIT.pursuer} options={TROOPS} />
      </div>
      <YesNo name="badGoing" label={PURSUIT.badGoing} />
    </fieldset>
  );
}

export function PursuitAnswer({ answer, tables }: WithTables & { readonly answer: EaglePursuitAnswer }) {
  const { asked, mayRun, mayPursue, reason, distance, caught } = answer;
  return (
    <>
      <div>
        <Figures
          all={[
            { name: PURSUIT.mayRun, value: shareWords(mayRun), tone: "own" },
            { name: PURSUIT.mayPursue, value: mayPursue ? OTHER_GAMES.yes : OTHER_GAMES.no },
            { name: PURSUIT.caught, value: shareWords(caught), tone: "other" },
          ]}
        />
        <p>{PURSUIT.mayRunHint[asked.how]}</p>
        {reason && <p>{PURSUIT.reasons[reason]}</p>}
      </div>
      <ChanceTable
        id="distance"
        title={PURSUIT.distanceTitle}
        caption={PURSUIT.distanceCaption(rulesRow(tables.troops, asked.pursuer).move)}
        of={PURSUIT.distance}
        columns={[{ name: BRONZE_EAGLES.troops[asked.runner], tone: "own", chances: distance }]}
      />
    </>
  );
}

/** Who shoots at what. */
export function ShootingFields({ tables }: WithTables) {
  const weapons = tables.weapons.map(({ id, range }) => ({ value: id, label: SHOOTING.weaponReach(SHOOTING.weapons[id], range) }));
  return (
    <fieldset className="odds-side grid gap-3" data-side="own">
      <legend className="font-serif text-[1.15rem]">{SHOOTING.shooters}</legend>
      <div className="grid grid-cols-2 items-end gap-3">
        <Pick name="weapon" label={SHOOTING.weapon} options={weapons} />
        <Amount name="figures" label={SHOOTING.figures} min={1} max={MOST.figures} />
        <Pick name="moved" label={SHOOTING.moved} options={choices(SHOOTING.moves)} />
        <Amount name="distance" label={SHOOTING.distance} min={0} max={MOST.distance} step="any" />
        <Amount name="target" label={SHOOTING.target} min={1} max={MOST.target} />
        <Pick name="turns" label={SHOOTING.turns} options={numbers(1, MOST.turns)} />
      </div>
      <YesNo name="cover" label={SHOOTING.cover} />
    </fieldset>
  );
}

export function ShootingAnswer({ answer: { reason, hit, distribution, mean } }: { readonly answer: EagleShootingAnswer }) {
  if (reason)
    return (
      <p className="finding" data-severity="warning">
        {SHOOTING.reasons[reason]}
      </p>
    );
  return (
    <>
      <Figures
        all={[
          { name: SHOOTING.mean, value: meanWords(mean), tone: "own" },
          { name: SHOOTING.hit, value: shareWords(hit), tone: "own" },
        ]}
      />
      <ChanceTable
        id="killed"
        title={SHOOTING.title}
        caption={SHOOTING.caption}
        of={SHOOTING.killed}
        columns={[{ name: SHOOTING.chance, tone: "own", chances: countChances(distribution) }]}
      />
    </>
  );
}
