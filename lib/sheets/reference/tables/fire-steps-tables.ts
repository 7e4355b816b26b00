import type { CombatTables, FireStepRow } from "../../../model/combat-tables";
import { FIRE_DICE } from "../../../model/combat-terms";
import type { ReferenceTable } from "../../../model/quick-reference";
import type { Needs } from "../../../model/reference-terms";
import { rulesRow } from "../../../rules/rules-row";
import { fireDieWords, fireStepWords } from "../../../words/combat";
import { sentenceCase } from "../../../words/phrasing";
import { FIRE_TABLES } from "../../../words/reference";
import { column, named, row } from "./table-parts";

type Book = { readonly combat: Pick<CombatTables, "fireSteps"> };
type Case = FireStepRow["cases"][number];

/** Both needs, of one bearer. */
function bothOf(one: Needs, other: Needs): Needs {
  if (one.length === 0) return other;
  return other.length === 0 ? one : one.flatMap((traits) => other.map((more) => [...traits, ...more]));
}

/** Regimental guns shoot with the steps of light artillery ("Glossary: Regimental Guns"). */
function shootersOf({ weapons, needs }: Case): Needs {
  const shooters = weapons.map((one) => [`shoots:${one}`] as const);
  const guns = weapons.includes("light-artillery") ? ([["has:regimental-guns"]] as const) : [];
  return bothOf([...shooters, ...guns], needs);
}

/** Alternatives of several cases: a use for one is a use for the row. */
const anyOf = (each: readonly Needs[]): Needs => (each.some((one) => one.length === 0) ? [] : each.flat());

function stepsTable(step: FireStepRow["step"], { combat }: Book): ReferenceTable {
  const rows = combat.fireSteps.steps
    .filter((one) => one.step === step)
    .map(({ id, cases, source }) => {
      const [needs, against] = [anyOf(cases.map(shootersOf)), anyOf(cases.map((one) => one.against))];
      return row(id, [named(fireStepWords({ cases }))], source, { needs, against });
    });
  const name = step > 0 ? FIRE_TABLES.up : FIRE_TABLES.down;
  return { id: step > 0 ? "fire-up" : "fire-down", title: null, columns: [column("case", name)], rows };
}

/** Where the die of shooting starts, and what moves it up and down ("Shooting: Determining which dice to roll"). */
export function fireStepsTables(book: Book): readonly ReferenceTable[] {
  const { die, source } = rulesRow(book.combat.fireSteps.starts, "file");
  const start: ReferenceTable = {
    ...{ id: "fire-dice", title: null, columns: [column("item", ""), column("dice", "", "dice")] },
    rows: [
      row("order", [FIRE_TABLES.dice, sentenceCase(FIRE_DICE.map(fireDieWords).join(", "))], source),
      row("start", [FIRE_TABLES.start, fireDieWords(die)], source),
    ],
  };
  return [start, stepsTable(1, book), stepsTable(-1, book)];
}
