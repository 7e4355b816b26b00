import type {
  EagleBreakTestAnswer,
  EagleBreakTestQuestion,
  EaglePursuitAnswer,
  EagleShootingAnswer,
  EagleTables,
} from "@/lib/model/other-games/bronze-eagles";
import { EAGLE_MOST as MOST } from "@/lib/model/other-games/bronze-eagles-terms";
import { breakTest } from "@/lib/rules/other-games/bronze-eagles/tests-and-shots";
import { rulesRow } from "@/lib/rules/rules-row";
import { BRONZE_EAGLES } from "@/lib/words/other-games/bronze-eagles";
import { meanWords, OTHER_GAMES, shareWords } from "@/lib/words/other-games/common";
import { Amount, Pick, YesNo } from "../_components/ask-fields";
import { ChanceTable, countChances, Figures, PlainTable, SplitBar } from "../_components/figures";
import { OurReadings } from "../_components/our-readings";
import { choicesOf, numbersFrom, Pairs, Part } from "../_components/question";

const { fields: LABEL, breakTest: TEST, pursuit: PURSUIT, shooting: SHOOTING } = BRONZE_EAGLES;
const READ = BRONZE_EAGLES.page.readings;
type WithTables = { readonly tables: EagleTables };

/** Who tests its morale. */
export function BreakTestFields() {
  return (
    <Part name={TEST.unit} side="own">
      <Pairs>
        <Amount name="rating" label={LABEL.rating} min={MOST.rating.least} max={MOST.rating.most} />
        <Amount name="casualties" label={LABEL.casualties} min={0} max={MOST.casualties} />
      </Pairs>
      <div className="grid gap-1">
        <YesNo name="commander" label={LABEL.commander} />
        <YesNo name="dismay" label={LABEL.dismay} />
      </div>
    </Part>
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
        <OurReadings of={[asked.casualties > 0 && READ.casualties]} />
      </div>
      <PlainTable
        id="losses"
        title={TEST.tableTitle}
        caption={TEST.tableCaption}
        heads={[LABEL.casualties, TEST.need, TEST.pass]}
        rows={rows.map((row) => [row.casualties, TEST.orMore(row.need), shareWords(row.pass)])}
        current={asked.casualties}
      />
    </>
  );
}

/** Who runs from whom. */
export function PursuitFields() {
  return (
    <Part name={PURSUIT.who} side="own">
      <Pairs>
        <Pick name="runner" label={LABEL.runner} options={choicesOf(BRONZE_EAGLES.troops)} />
        <Pick name="how" label={LABEL.how} options={choicesOf(PURSUIT.hows)} />
        <Pick name="pursuer" label={LABEL.pursuer} options={choicesOf(BRONZE_EAGLES.troops)} />
      </Pairs>
      <YesNo name="badGoing" label={LABEL.badGoing} />
    </Part>
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
        <OurReadings of={[READ.pursuit, asked.badGoing && READ.badGoing]} />
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
    <Part name={SHOOTING.shooters} side="own">
      <Pairs>
        <Pick name="weapon" label={LABEL.weapon} options={weapons} />
        <Amount name="figures" label={LABEL.figures} min={1} max={MOST.figures} />
        <Pick name="moved" label={LABEL.moved} options={choicesOf(SHOOTING.moves)} />
        <Amount name="distance" label={LABEL.distance} min={0} max={MOST.distance} step="any" />
        <Amount name="target" label={LABEL.target} min={1} max={MOST.target} />
        <Pick name="turns" label={LABEL.turns} options={numbersFrom(1, MOST.turns)} />
      </Pairs>
      <YesNo name="cover" label={LABEL.cover} />
    </Part>
  );
}

export function ShootingAnswer({ answer: { asked, reason, hit, distribution, mean } }: { readonly answer: EagleShootingAnswer }) {
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
      <OurReadings of={[asked.weapon === "sling" && asked.moved === "half" && READ.slings]} />
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
