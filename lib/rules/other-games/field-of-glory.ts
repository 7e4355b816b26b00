import type {
  BattleGroup,
  FieldOfGloryCommanderLost,
  FieldOfGloryHits,
  FieldOfGloryRound,
  FieldOfGlorySide,
  FieldOfGloryTest,
  Hits,
  Outcomes,
} from "../../model/other-games/field-of-glory";
import { type FieldOfGloryTables, LEVELS, type Level } from "../../model/other-games/field-of-glory";
import { rulesRow } from "../rules-row";
import { added, anyOf, byValue, chanceThat, type Distribution, meanOf, ofDice, totalOf } from "./chances";

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** The level of a group by itself: one higher with a commander in its front rank. */
function levelOfGroup({ quality, commander }: BattleGroup, { raised }: FieldOfGloryTables): Level {
  return commander === "front" ? rulesRow(raised, quality).to : quality;
}

/** A line rolls as the worst of its groups, each with its own commander. */
export function levelOfLine(line: readonly BattleGroup[], tables: FieldOfGloryTables): Level {
  const places = line.map((group) => LEVELS.indexOf(levelOfGroup(group, tables)));
  return LEVELS[Math.min(...places)] ?? "average";
}

/** The chance of each face of a die at this level, 1 to 6, after the re-roll. */
export function facesAt(level: Level, { levels }: FieldOfGloryTables): readonly number[] {
  const { rerolls, keeps } = rulesRow(levels, level);
  const faces = FACES.map(() => 0);
  const count = (face: number, chance: number) => {
    faces[face - 1] = (faces[face - 1] ?? 0) + chance;
  };
  const each = 1 / FACES.length;
  for (const first of FACES) {
    if (!rerolls.includes(first)) count(first, each);
    else for (const second of FACES) count(keeps === "better" ? Math.max(first, second) : second, each * each);
  }
  return faces;
}

/** The hits of so many dice at a level. */
function hitsAt({ dice, target }: FieldOfGlorySide, level: Level, tables: FieldOfGloryTables): Hits {
  const faces = [...facesAt(level, tables)];
  const hitChance = anyOf(faces.slice(target - 1));
  const distribution = ofDice(dice, hitChance);
  return { level, faces, hitChance, mean: meanOf(distribution), distribution };
}

/** The hits of a side, by the worst quality of its line. */
const hitsOf = (side: FieldOfGlorySide, tables: FieldOfGloryTables): Hits => hitsAt(side, levelOfLine(side.line, tables), tables);

/** The hits of both sides, and what the own dice would do at every level. */
export const askHits = (asked: FieldOfGloryHits, tables: FieldOfGloryTables) => ({
  asked,
  own: hitsOf(asked.own, tables),
  other: asked.other ? hitsOf(asked.other, tables) : null,
  levels: LEVELS.map((level) => hitsAt(asked.own, level, tables)),
});

/** The totals of two dice at a level, each re-rolled by itself. */
function totalsAt(level: Level, tables: FieldOfGloryTables) {
  const die = [0, ...facesAt(level, tables)];
  return byValue(new Map(added(die, die).entries()));
}

function passAt(level: Level, { need, modifier }: FieldOfGloryTest, tables: FieldOfGloryTables): number {
  const passing = totalsAt(level, tables).filter(({ value }) => value + modifier >= need);
  return anyOf(passing.map(({ p }) => p));
}

/** A test of two dice, and how it would go at every level. */
export function askTest(asked: FieldOfGloryTest, tables: FieldOfGloryTables) {
  const level = levelOfLine(asked.line, tables);
  const levels = LEVELS.map((one) => ({ level: one, pass: passAt(one, asked, tables) }));
  return { asked, level, totals: totalsAt(level, tables), pass: passAt(level, asked, tables), levels };
}

type Result = "won" | "drawn" | "lost";

/** The chance that the enemy’s roll kills a commander whose group has taken enough hits. */
function killedAfter(result: Result, { killed, risk }: FieldOfGloryTables): number {
  const least = rulesRow(killed, result).from;
  return chanceThat(totalOf(risk.dice), (value) => value >= least);
}

const resultOf = (given: number, taken: number): Result => (given > taken ? "won" : given < taken ? "lost" : "drawn");

const leads = ({ line }: FieldOfGlorySide): boolean => line[0]?.commander === "front";

type Ends = { readonly win: number; readonly draw: number; readonly lose: number };
type Course = { readonly ends: Ends; readonly outcomes: Outcomes; readonly commanderTested: number; readonly commanderLost: number };

const PLACES = {
  won: { end: "win", alive: "winAlive", lost: "winLost" },
  drawn: { end: "draw", alive: "drawAlive", lost: "drawLost" },
  lost: { end: "lose", alive: "loseAlive", lost: "loseLost" },
} as const;

/** How a round goes for one side: whether it gives more hits than it takes, and what becomes of its commander. */
function courseOf(side: FieldOfGlorySide, given: Distribution, taken: Distribution, tables: FieldOfGloryTables): Course {
  const outcomes = { winAlive: 0, winLost: 0, drawAlive: 0, drawLost: 0, loseAlive: 0, loseLost: 0 };
  const ends = { win: 0, draw: 0, lose: 0 };
  let [commanderTested, commanderLost] = [0, 0];
  for (const [hits, p] of given.entries())
    for (const [wounds, q] of taken.entries()) {
      const result = resultOf(hits, wounds);
      const isTested = leads(side) && wounds >= tables.risk.hits;
      const dies = isTested ? killedAfter(result, tables) : 0;
      ends[PLACES[result].end] += p * q;
      outcomes[PLACES[result].alive] += p * q * (1 - dies);
      outcomes[PLACES[result].lost] += p * q * dies;
      commanderTested += isTested ? p * q : 0;
      commanderLost += p * q * dies;
    }
  return { ends, outcomes, commanderTested, commanderLost };
}

/** The same side, its commander beside his group and not in its front rank. */
function heldBack(side: FieldOfGlorySide): FieldOfGlorySide {
  const [first, ...others] = side.line;
  return first ? { ...side, line: [{ ...first, commander: "attached" }, ...others] } : side;
}

const told = ({ level, mean, distribution }: Hits, { ends: _, ...course }: Course) => ({ level, mean, distribution, ...course });

/** What the own commander adds in the front rank, for what he risks. */
function whatHeAdds({ own }: FieldOfGloryRound, fought: Course, mean: number, enemy: Hits, tables: FieldOfGloryTables) {
  if (!leads(own)) return { without: null, adds: null };
  const held = heldBack(own);
  const hits = hitsOf(held, tables);
  const without = courseOf(held, hits.distribution, enemy.distribution, tables).ends;
  const { win, lose } = fought.ends;
  const more = win - without.win;
  const winPerLoss = fought.commanderLost === 0 ? null : more / fought.commanderLost;
  return { without, adds: { win: more, lose: lose - without.lose, hits: mean - hits.mean, winPerLoss } };
}

/** A round of close combat: who wins, what becomes of the commanders, and what the own one adds. */
export function askRound(asked: FieldOfGloryRound, tables: FieldOfGloryTables) {
  const [own, other] = [hitsOf(asked.own, tables), hitsOf(asked.other, tables)];
  const ownCourse = courseOf(asked.own, own.distribution, other.distribution, tables);
  const otherCourse = courseOf(asked.other, other.distribution, own.distribution, tables);
  return {
    asked,
    own: told(own, ownCourse),
    other: told(other, otherCourse),
    ...ownCourse.ends,
    ...whatHeAdds(asked, ownCourse, own.mean, other, tables),
  };
}

type Group = FieldOfGloryCommanderLost["groups"][number];
type Reason = "in-range" | "too-far" | "other-command";

/** What to do when a commander falls, in order: measuring comes last. */
const STEPS = ["remove", "replace", "measure", "test"] as const;

function reasonOf({ command, distance }: Group, { fallen }: FieldOfGloryCommanderLost, { seen }: FieldOfGloryTables): Reason {
  if (fallen.rank === "command" && command !== fallen.command) return "other-command";
  return distance <= seen.distance ? "in-range" : "too-far";
}

/** Who must test when a commander falls. */
export const askCommanderLost = (asked: FieldOfGloryCommanderLost, tables: FieldOfGloryTables) => ({
  asked,
  steps: STEPS,
  groups: asked.groups.map((group) => {
    const reason = reasonOf(group, asked, tables);
    return { name: group.name, mustTest: reason === "in-range", reason };
  }),
});
