import type { AfieldTables } from "../../../model/afield-tables";
import type { DieShift, KILL_A_BASE_MOMENTS, KillABaseCause, TESTED, TestedBy } from "../../../model/afield-terms";
import type { Needs } from "../../../model/bearer-traits";
import type { DieFace } from "../../../model/enumerations";
import type { ReferenceTable } from "../../../model/reference-tables";
import type { RulesTables } from "../../../model/rules-tables";
import { meanLoss } from "../../../rules/combat/odds";
import { rulesRow } from "../../../rules/rules-row";
import { faceCalled } from "../../../words/battle/afield-words";
import { column, row, sourceOf, unitGroupOf } from "./table-parts";

type Book = { readonly rules: RulesTables; readonly afield: Pick<AfieldTables, "killABase"> };

const WHO: Readonly<Record<(typeof TESTED)[number], string>> = {
  near: "UGs within 3",
  army: "every UG",
  contingent: "each of his UGs",
  passed: "UG passed",
  itself: "that UG",
  commander: "the commander",
};

const WHEN: Readonly<Record<(typeof KILL_A_BASE_MOMENTS)[number], string>> = {
  "at-once": "at once",
  "phase-end": "phase end",
  "turn-end": "End of Turn",
  dealing: "Card Phase",
};

const CAUSE_NEEDS: Partial<Record<KillABaseCause, Needs>> = {
  // SuGs are lost there; flexibles stop, in skirmish form too ("Run away and skirmish 4.7", "Glossary: Flexibles 6").
  "edge-stopped": [["is:evade"], ["is:skirmish"], ["is:flexible", "form:skirmish"]],
  "charge-not-made": [["form:skirmish"]],
  desertion: [["commander:ally"]],
};

function causes({ afield }: Book): ReferenceTable {
  const rows = afield.killABase.causes.map(({ id, name, who, when, source }) =>
    row(id, [name, WHO[who], WHEN[when]], source, { needs: CAUSE_NEEDS[id] }),
  );
  return { id: "causes", title: null, columns: [column("cause", "Test when"), column("who", "on"), column("when", "rolled")], rows };
}

const testedNeed = (tested: TestedBy): Needs =>
  tested === "elephant" || tested === "battle-wagon" ? [[`type:${tested}`]] : unitGroupOf(tested);

/** Bases that the test of each quality takes on average, the owner choosing ("Kill a Base test 3"). */
function dice({ afield, rules }: Book): ReferenceTable {
  const { types, qualities } = rules.classifications;
  const names = new Map<string, string>([...types, ...qualities].map(({ id, name }) => [id, name]));
  const rows = afield.killABase.dice.map(({ id, die, source }) => {
    const bases = meanLoss([die], rules).toFixed(2);
    return row(id, [names.get(id) ?? id, rulesRow(rules.deathDice, die).letter, bases], source, { needs: testedNeed(id) });
  });
  return { id: "dice", title: null, columns: [column("who", "Of"), column("die", "Die", "dice"), column("bases", "Mean bases")], rows };
}

const SHIFT_NEEDS: Partial<Record<DieShift, Needs>> = {
  "rear-support": [["type:foot"]],
  steady: [["has:steady"]],
  "elephants-broken": [["type:elephant"]],
  nervous: [["has:nervous"]],
};

const stepped = (steps: number): string => `${Math.abs(steps)} ${steps < 0 ? "lower" : "higher"}`;

function shifts({ afield }: Book): ReferenceTable {
  const rows = afield.killABase.shifts.map(({ id, name, steps, source }) =>
    row(id, [name, stepped(steps)], source, { needs: SHIFT_NEEDS[id] }),
  );
  return { id: "shifts", title: null, columns: [column("what", "Changes"), column("die", "Die")], rows };
}

const COUNTING: readonly DieFace[] = ["skull", "wound", "special"];

function results({ afield }: Book): ReferenceTable {
  const { results: onUnits, commanderResults: onCommanders } = afield.killABase;
  const rows = COUNTING.map((face) => {
    const [unit, commander] = [rulesRow(onUnits, face), rulesRow(onCommanders, face)];
    return row(face, [faceCalled(face), unit.sentence, commander.sentence], sourceOf([unit, commander]));
  });
  return { id: "results", title: null, columns: [column("face", "Face"), column("unit", "UG"), column("commander", "Commander")], rows };
}

/** What makes a kill-a-base test of whom and when, the die for it, what shifts the die, and what its faces do ("Kill a Base test"). */
export const killABaseTables = (book: Book): readonly ReferenceTable[] => [causes(book), dice(book), shifts(book), results(book)];
