import type {
  RankAndFileArtilleryAnswer,
  RankAndFileElephantAnswer,
  RankAndFileTables,
  RankAndFileTestAnswer,
  RankAndFileTurnsAnswer,
} from "@/lib/model/other-games/rank-and-file";
import { rowValue } from "@/lib/rules/rules-row";
import { meanWords, shareWords } from "@/lib/words/other-games/common";
import { RANK_AND_FILE } from "@/lib/words/other-games/rank-and-file";
import { ChanceTable, countChances, Figures, PlainTable, SplitBar, type Tone } from "../_components/figures";
import { OurReadings, type Reading } from "../_components/our-readings";

type Part = { readonly name: string; readonly p: number; readonly tone: Tone };

const READ = RANK_AND_FILE.page.readings;
const namesOf = <Name extends string>(names: Readonly<Record<Name, string>>) => Object.entries(names) as [Name, string][];

export function TestAnswer({ answer }: { readonly answer: RankAndFileTestAnswer }) {
  const { asked, pass, need, alwaysFails, modifiers, modifier, after } = answer;
  const fail = Math.max(0, 1 - pass);
  return (
    <>
      <div>
        <Figures
          all={[
            { name: RANK_AND_FILE.pass, value: shareWords(pass), tone: "own" },
            { name: RANK_AND_FILE.fail, value: shareWords(fail), tone: "other" },
            { name: RANK_AND_FILE.needs, value: RANK_AND_FILE.needOf(need) },
          ]}
        />
        <SplitBar
          parts={[
            { tone: "own", p: pass },
            { tone: "other", p: fail },
          ]}
        />
        {alwaysFails && (
          <p className="finding mt-3" data-severity="warning">
            {RANK_AND_FILE.alwaysFails}
          </p>
        )}
        <OurReadings
          of={[alwaysFails && READ.half, asked.buildings > 0 && READ.buildings, after.routing > 0 && asked.kind === "morale" && READ.rout]}
        />
      </div>
      <PlainTable
        id="after"
        title={RANK_AND_FILE.afterTitle}
        caption={RANK_AND_FILE.afterCaption}
        heads={[RANK_AND_FILE.state, RANK_AND_FILE.chance]}
        rows={namesOf(RANK_AND_FILE.after).map(([state, name]) => [name, shareWords(after[state])])}
      />
      {modifiers.length > 0 && (
        <PlainTable
          id="modifiers"
          title={RANK_AND_FILE.modifiersTitle}
          caption={RANK_AND_FILE.modifiersCaption(modifier)}
          heads={[RANK_AND_FILE.modifier, RANK_AND_FILE.toDie]}
          rows={modifiers.map(({ code, value }) => [RANK_AND_FILE.modifiers[code], RANK_AND_FILE.signed(value)])}
        />
      )}
    </>
  );
}

type Told<Name extends string> = {
  readonly turns: readonly Readonly<Record<NoInfer<Name>, number>>[];
  readonly names: Readonly<Record<Name, string>>;
  /** How it ends, in large numbers and as one bar. */
  readonly ends: readonly Part[];
  readonly readings: readonly (Reading | false)[];
  /** The mean of what each turn leaves. */
  readonly left?: { readonly name: string; readonly means: readonly number[] };
};

/** What becomes of a unit, turn by turn. */
function Course<Name extends string>({ turns, names, ends, readings, left }: Told<Name>) {
  const title = RANK_AND_FILE.inAll(turns.length);
  const columns = namesOf(names);
  return (
    <>
      <section aria-label={title}>
        <h2>{title}</h2>
        <Figures all={ends.map(({ name, p, tone }) => ({ name, tone, value: shareWords(p) }))} />
        <SplitBar parts={ends} />
        <OurReadings of={readings} />
      </section>
      <PlainTable
        id="turns"
        title={RANK_AND_FILE.turnsTitle}
        caption={RANK_AND_FILE.turnsCaption}
        heads={[RANK_AND_FILE.turn, ...columns.map(([, name]) => name), ...(left ? [left.name] : [])]}
        rows={turns.map((turn, at) => [
          at + 1,
          ...columns.map(([column]) => shareWords(turn[column])),
          ...(left ? [meanWords(left.means[at] ?? 0)] : []),
        ])}
      />
    </>
  );
}

export function TurnsAnswer({ answer: { asked, turns, standsLeft } }: { readonly answer: RankAndFileTurnsAnswer }) {
  const last = turns.at(-1);
  if (!last) return null;
  const { states } = RANK_AND_FILE;
  return (
    <>
      <Course
        turns={turns}
        names={states}
        ends={[
          { name: states.good, p: last.good, tone: "own" },
          { name: states.unsteady, p: last.unsteady, tone: "worn" },
          { name: states.routing, p: last.routing, tone: "even" },
          { name: RANK_AND_FILE.gone, p: last.removed + last.dispersed + last.offTable, tone: "other" },
        ]}
        readings={[
          READ.turn,
          READ.rout,
          READ.atHalf,
          asked.rerolls > 0 && READ.rerolls,
          asked.buildings > 0 && READ.buildings,
          asked.halfStays && READ.halfStays,
          asked.events.length > 1 && READ.events,
          asked.events.some(({ noRally }) => noRally) && READ.barred,
          asked.events.some(({ lost }) => lost > 0) && READ.shot,
        ]}
        left={{ name: RANK_AND_FILE.stands, means: turns.map(({ stands }) => stands) }}
      />
      <ChanceTable
        id="stands"
        title={RANK_AND_FILE.standsTitle}
        caption={RANK_AND_FILE.standsCaption}
        of={RANK_AND_FILE.stands}
        columns={[{ name: RANK_AND_FILE.chance, tone: "own", chances: countChances(standsLeft) }]}
      />
    </>
  );
}

export function ArtilleryAnswer({ answer: { asked, turns, retire } }: { readonly answer: RankAndFileArtilleryAnswer }) {
  const last = turns.at(-1);
  if (!last) return null;
  const { fates } = RANK_AND_FILE;
  return (
    <>
      <Course
        turns={turns}
        names={fates}
        ends={[
          { name: fates.good, p: last.good, tone: "own" },
          { name: fates.unsteady, p: last.unsteady, tone: "worn" },
          { name: fates.routed, p: last.routed, tone: "even" },
          { name: RANK_AND_FILE.gone, p: last.lostWithGuns + last.gunsAbandoned + last.destroyed, tone: "other" },
        ]}
        readings={[READ.guns, READ.battery, asked.rerolls > 0 && READ.rerolls, asked.buildings > 0 && READ.buildings]}
      />
      <ChanceTable
        id="retire"
        title={RANK_AND_FILE.retireTitle}
        caption={RANK_AND_FILE.retireCaption}
        of={RANK_AND_FILE.inches}
        columns={[{ name: RANK_AND_FILE.chance, tone: "own", chances: retire }]}
      />
    </>
  );
}

type Elephant = { readonly answer: RankAndFileElephantAnswer; readonly tables: RankAndFileTables };

export function ElephantAnswer({ answer: { asked, fail, stampede, reaches, all, distance }, tables }: Elephant) {
  return (
    <>
      <div>
        <Figures
          all={[
            { name: RANK_AND_FILE.all, value: shareWords(all), tone: "other" },
            { name: RANK_AND_FILE.fails, value: shareWords(fail) },
            { name: RANK_AND_FILE.stampedes, value: shareWords(stampede) },
            { name: RANK_AND_FILE.reaches, value: shareWords(reaches) },
          ]}
        />
        <p className="text-soft">{RANK_AND_FILE.cavalryNote(rowValue(tables.limits, "elephants-hit-by-cavalry"))}</p>
        <OurReadings of={[READ.elephants, asked.buildings > 0 && READ.buildings]} />
      </div>
      <ChanceTable
        id="distance"
        title={RANK_AND_FILE.distanceTitle}
        caption={RANK_AND_FILE.distanceCaption}
        of={RANK_AND_FILE.inches}
        columns={[{ name: RANK_AND_FILE.chance, tone: "other", chances: distance }]}
      />
    </>
  );
}
