import type { FieldOfGloryRound, FieldOfGlorySide, Hits, Outcomes } from "../../../model/sister-systems/field-of-glory";
import type { FieldOfGloryTables } from "../../../model/sister-systems/field-of-glory-tables";
import { rulesRow } from "../../rules-row";
import { chanceThat, type Distribution, totalOf } from "../chances";
import { hitsOf } from "./hits";

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
