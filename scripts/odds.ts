import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Army, UnitGroup } from "../lib/model/army";
import { type Fighter, fighter, type MatchUpCell } from "../lib/model/odds";
import { ODDS_MOST } from "../lib/model/odds-terms";
import type { Book } from "../lib/rules/army/book";
import { muster } from "../lib/rules/army/muster";
import { oddsOfArmies } from "../lib/server/odds";
import { readArmy } from "../lib/server/read-army";
import { faultSentence } from "../lib/words/faults";
import { TERMINAL } from "../lib/words/terminal";
import { shippedKnowledge } from "./shipped-knowledge";

/** A unit group of an army, as it would fight: its own name, or that of its line. */
type ArmyFighter = { readonly number: UnitGroup["number"]; readonly name: string; readonly fighter: Fighter };

/** Such troops as they would stand in the open, fresh and in their usual formation. */
const fighterOf = (troop: Extract<Fighter["who"], { troop: unknown }>["troop"], bases: number): Fighter =>
  fighter.parse({ who: { troop }, bases });

/** The unit groups of an army, as they would stand in the open; those of lines that the list lacks are left out. */
function fightersOf(army: Army, book: Book): readonly ArmyFighter[] {
  return muster(army, book).units.flatMap(({ unit, line, variant }) =>
    line === null || variant === null
      ? []
      : [{ number: unit.number, name: unit.name ?? line.line.name, fighter: fighterOf(variant.troop, unit.bases) }],
  );
}

function stop(sentences: readonly string[]): never {
  for (const sentence of sentences) console.error(sentence);
  process.exit(1);
}

const knowledge = shippedKnowledge();

/** The unit groups of an army file; ends the program if it is not an army. */
function unitGroups(file: string): readonly ArmyFighter[] {
  try {
    const read = readArmy(JSON.parse(readFileSync(file, "utf8")), knowledge);
    if (!read.ok) return stop(read.faults.map((fault) => TERMINAL.ofFile(basename(file), faultSentence(fault))));
    const found = fightersOf(read.army, read.book);
    return found.length > ODDS_MOST.groups ? stop([TERMINAL.ofFile(basename(file), TERMINAL.odds.tooMany(ODDS_MOST.groups))]) : found;
  } catch (error) {
    return stop([TERMINAL.unreadable(file, error instanceof Error ? error.message : String(error))]);
  }
}

const number = (value: MatchUpCell["a"], share: number): string => String(Math.round((Array.isArray(value) ? value[0] : value) * share));
const bases = (value: MatchUpCell["a"]): string => (Array.isArray(value) ? value[0] : value).toFixed(1);

function cellText({ by, a, b, lost }: MatchUpCell): string {
  if (by === "nothing") return TERMINAL.odds.nothing;
  const PER_CENT = 100;
  return TERMINAL.odds.cell(number(b, PER_CENT), number(a, PER_CENT), bases(lost.a), bases(lost.b), TERMINAL.odds.by[by]);
}

const nameOf = ({ number: no, name }: ArmyFighter): string => `${no} ${name}`;

/** `npm run odds -- mine.json theirs.json`: the table of every unit group against every other. */
const [mineFile, theirsFile, ...more] = process.argv.slice(2);
if (mineFile === undefined || theirsFile === undefined || more.length > 0) stop([TERMINAL.odds.usage]);
const [mine, theirs] = [unitGroups(mineFile), unitGroups(theirsFile)];
const question = { mine: mine.map((one) => one.fighter), theirs: theirs.map((one) => one.fighter), line: true };
const asked = await oddsOfArmies(question, knowledge);
if (!asked.ok) stop(asked.faults.map(faultSentence));
console.log(TERMINAL.odds.key);
console.table(
  asked.value.cells.map((row, at) => {
    const own = mine[at];
    const cells = row.map((cell, column) => [theirs[column] ? nameOf(theirs[column]) : "", cellText(cell)]);
    return { [TERMINAL.odds.unitGroup]: own ? nameOf(own) : "", ...Object.fromEntries(cells) };
  }),
);
