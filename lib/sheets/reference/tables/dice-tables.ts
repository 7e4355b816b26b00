import type { AfieldTables, DieShift, KillABaseCause, TestedBy } from "@/lib/model/afield-tables";
import type { FireDie } from "@/lib/model/combat-terms";
import type { DieFace } from "@/lib/model/enumerations";
import type { ReferenceRow, ReferenceTable } from "@/lib/model/quick-reference";
import type { Needs } from "@/lib/model/reference-terms";
import type { RulesTables } from "@/lib/model/rules-tables";
import { meanLoss, meanWounds, woundOdds } from "@/lib/rules/combat/fight";
import { rulesRow } from "@/lib/rules/rules-row";
import { faceCalled } from "@/lib/words/battle/days";
import { fireDieWords } from "@/lib/words/combat";
import { DICE_TABLE, KILL_A_BASE_TABLES } from "@/lib/words/reference";
import { column, named, row, sourceOf, unitGroupOf } from "./table-parts";

type DiceBook = { readonly rules: RulesTables };

const WHITE_PLUS: ReferenceRow["source"] = { from: "rulebook", heading: DICE_TABLE.whitePlusHeading, why: null };

/**
 * The death dice, their faces from the best on, and the wounds they make on average ("Combat results 3"). White plus is the white die in
 * the hands of those who shoot, its S a wound.
 */
export function diceTables({ rules }: DiceBook): readonly ReferenceTable[] {
  const mean = (die: FireDie) => meanWounds(woundOdds([die], rules)).toFixed(2);
  const rows = rules.deathDice.flatMap(({ id, letter, faces, source }) => {
    const die = row(id, [letter, faces.join(" "), mean(id)], source);
    if (id !== "white") return [die];
    return [die, row("white-plus", [fireDieWords("white-plus"), faces.join(" "), mean("white-plus")], WHITE_PLUS)];
  });
  const columns = [column("die", DICE_TABLE.die, "dice"), column("faces", DICE_TABLE.faces, "faces"), column("mean", DICE_TABLE.mean)];
  return [{ id: "death-dice", title: null, columns, rows }];
}

type KillABaseBook = { readonly rules: RulesTables; readonly afield: Pick<AfieldTables, "killABase"> };

const CAUSE_NEEDS: Partial<Record<KillABaseCause, Needs>> = {
  // SuGs are lost there; flexibles stop, in skirmish form too ("Run away and skirmish 4.7", "Glossary: Flexibles 6").
  "edge-stopped": [["is:evade"], ["is:skirmish"], ["is:flexible", "form:skirmish"]],
  "charge-not-made": [["form:skirmish"]],
  desertion: [["commander:ally"]],
};

function causes({ afield }: KillABaseBook): ReferenceTable {
  const rows = afield.killABase.causes.map(({ id, name, who, when, source }) =>
    row(id, [named(name), KILL_A_BASE_TABLES.who[who], KILL_A_BASE_TABLES.when[when]], source, { needs: CAUSE_NEEDS[id] }),
  );
  return {
    id: "causes",
    title: null,
    columns: [column("cause", KILL_A_BASE_TABLES.cause), column("who", KILL_A_BASE_TABLES.on), column("when", KILL_A_BASE_TABLES.rolled)],
    rows,
  };
}

const testedNeed = (tested: TestedBy): Needs =>
  tested === "elephant" || tested === "battle-wagon" ? [[`type:${tested}`]] : unitGroupOf(tested);

/** Bases that the test of each quality takes on average, the owner choosing ("Kill a Base test 3"). */
function dice({ afield, rules }: KillABaseBook): ReferenceTable {
  const { types, qualities } = rules.classifications;
  const names = new Map<string, string>([...types, ...qualities].map(({ id, name }) => [id, name]));
  const rows = afield.killABase.dice.map(({ id, die, source }) => {
    const bases = meanLoss([die], rules).toFixed(2);
    return row(id, [named(names.get(id) ?? id), rulesRow(rules.deathDice, die).letter, bases], source, { needs: testedNeed(id) });
  });
  return {
    id: "dice",
    title: null,
    columns: [
      column("who", KILL_A_BASE_TABLES.of),
      column("die", KILL_A_BASE_TABLES.die, "dice"),
      column("bases", KILL_A_BASE_TABLES.mean),
    ],
    rows,
  };
}

const SHIFT_NEEDS: Partial<Record<DieShift, Needs>> = {
  "rear-support": [["type:foot"]],
  steady: [["has:steady"]],
  "elephants-broken": [["type:elephant"]],
  nervous: [["has:nervous"]],
};

function shifts({ afield }: KillABaseBook): ReferenceTable {
  const rows = afield.killABase.shifts.map(({ id, name, steps, source }) =>
    row(id, [named(name), KILL_A_BASE_TABLES.steps(steps)], source, { needs: SHIFT_NEEDS[id] }),
  );
  return { id: "shifts", title: null, columns: [column("what", KILL_A_BASE_TABLES.changes), column("die", KILL_A_BASE_TABLES.die)], rows };
}

const COUNTING: readonly DieFace[] = ["skull", "wound", "special"];

function results({ afield }: KillABaseBook): ReferenceTable {
  const { results: onUnits, commanderResults: onCommanders } = afield.killABase;
  const rows = COUNTING.map((face) => {
    const [unit, commander] = [rulesRow(onUnits, face), rulesRow(onCommanders, face)];
    return row(face, [faceCalled(face), named(unit.sentence), named(commander.sentence)], sourceOf([unit, commander]));
  });
  return {
    id: "results",
    title: null,
    columns: [
      column("face", KILL_A_BASE_TABLES.face),
      column("unit", KILL_A_BASE_TABLES.unit),
      column("commander", KILL_A_BASE_TABLES.commander),
    ],
    rows,
  };
}

/** Kill-a-base tests: their causes, dice, shifts and results ("Kill a Base test"). */
export const killABaseTables = (book: KillABaseBook): readonly ReferenceTable[] => [causes(book), dice(book), shifts(book), results(book)];
