import { utf8ToBytes } from "@noble/hashes/utils.js";
import type { Fault } from "../../../model/faults";
import type { EagleArmyAnswer, EagleArmyQuestion, EagleTables } from "../../../model/other-games/bronze-eagles";
import { hmacWords, wordsToDraws } from "../../chance";
import { rowValue, rulesRow } from "../../rules-row";
import { type Answered, added, answeredUnless, type Distribution, totalOf, valuesOf } from "../chances";

const FACES = 6;

/** So many D6 of a seed; `what` names the draw. */
function diceOfSeed(seed: string, what: string, dice: number): number[] {
  const draws = wordsToDraws(
    hmacWords(utf8ToBytes(seed), (block) => `bronze-eagles|${what}|${block}`),
    0,
  );
  return Array.from({ length: dice }, () => draws(FACES).value + 1);
}

/** Horse that its people may not have, or no more of. */
function armyFaults({ people, commands }: EagleArmyQuestion, tables: EagleTables): readonly Fault[] {
  const allowed = rulesRow(tables.peoples, people);
  const faults: Fault[] = [];
  let [horse, chariots] = [0, 0];
  for (const [at, { kind }] of commands.entries()) {
    if (rulesRow(tables.troops, kind).kind === "foot") continue;
    horse += 1;
    chariots += Number(kind === "chariots");
    const contradicts = (why: string, path: Fault["path"], most: number) =>
      faults.push({ path, code: "contradiction", params: { why, command: at + 1, most } });
    if (horse > allowed.horse) contradicts("too-much-horse", ["commands", at], allowed.horse);
    else if (!allowed.kinds.some((one) => one === kind)) contradicts("not-of-this-people", ["commands", at, "kind"], 0);
    else if (kind === "chariots" && chariots > allowed.chariots) contradicts("too-many-chariots", ["commands", at], allowed.chariots);
    if (faults.length > 0) break;
  }
  return faults;
}

type Command = EagleArmyAnswer["commands"][number];

/** The army that a seed gives. `question` has no faults. */
function armyOf(question: EagleArmyQuestion, tables: EagleTables): Omit<EagleArmyAnswer, "asked"> {
  const { seed, openingReroll } = question;
  const [own = 0, enemy = 0] = diceOfSeed(seed, `opening|${openingReroll}`, 2);
  const opening = { own, enemy, change: enemy - own };
  const commands = question.commands.map(({ kind, name }, at): Command => {
    const troop = rulesRow(tables.troops, kind);
    const dice = diceOfSeed(seed, `command-${at + 1}|${question.rerolls[at] ?? 0}`, troop.sizeDice);
    const bases = dice.reduce((sum, die) => sum + die, 0);
    const figuresABase = troop.kind === "horse" ? rowValue(tables.numbers, "models-a-front") : troop.figures;
    return { kind, name, dice, bases, figures: bases * figuresABase, move: troop.move, rating: troop.rating + opening.change };
  });
  const sizes = question.commands.map(({ kind }) => totalOf(rulesRow(tables.troops, kind).sizeDice));
  const allBases = sizes.reduce<Distribution>(added, [1]);
  const sum = (of: (one: Command) => number) => commands.reduce((total, one) => total + of(one), 0);
  return { commands, opening, bases: sum((one) => one.bases), figures: sum((one) => one.figures), basesDistribution: valuesOf(allBases) };
}

export const askArmy = (asked: EagleArmyQuestion, tables: EagleTables): Answered<EagleArmyAnswer> =>
  answeredUnless(armyFaults(asked, tables), asked, (one) => armyOf(one, tables));
