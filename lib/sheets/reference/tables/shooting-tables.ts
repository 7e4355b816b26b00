import type { CombatTables, FireStepRow } from "@/lib/model/combat-tables";
import { FIRE_DICE, type FireStart, type SpecialReach } from "@/lib/model/combat-terms";
import type { ReferenceTable } from "@/lib/model/quick-reference";
import type { Needs } from "@/lib/model/reference-terms";
import type { RulesTables } from "@/lib/model/rules-tables";
import { rulesRow } from "@/lib/rules/rules-row";
import { fireDieColour, fireDieWords, fireStepWords } from "@/lib/words/combat";
import { sentenceCase } from "@/lib/words/phrasing";
import { FIRE_TABLES } from "@/lib/words/reference";
import { column, named, row, sourceOf } from "./table-parts";

type RangesBook = { readonly combat: Pick<CombatTables, "ranges">; readonly rules: Pick<RulesTables, "weapons"> };

const NO_RANGE = "–";

/** How far weapons reach, BW, and the bases that a file needs for its whole die ("Shooting: Range and depth of shooters"). */
export function rangesTables({ combat, rules }: RangesBook): readonly ReferenceTable[] {
  const { weapons, special } = combat.ranges;
  const caracole = rulesRow(special, "caracole-pistol");
  const rows = weapons.flatMap(({ id, effective, long, bases, source }) => {
    const name = named(rulesRow(rules.weapons, id).name);
    const cells = [name, `${effective}`, long === null ? NO_RANGE : `${long}`, `${bases}`];
    const own = row(id, cells, source, { needs: [[`shoots:${id}`]] });
    if (id !== "pistol") return [own];
    const riding = [["shoots:pistol", "has:caracole-early"] as const, ["shoots:pistol", "has:caracole-later"] as const];
    return [
      own,
      row(caracole.id, [FIRE_TABLES.inCaracole(name), `${caracole.reach}`, NO_RANGE, `${bases}`], caracole.source, { needs: riding }),
    ];
  });
  const columns = [
    column("weapon", FIRE_TABLES.range),
    column("effective", FIRE_TABLES.effective),
    column("long", FIRE_TABLES.long),
    column("bases", FIRE_TABLES.bases),
  ];
  return [{ id: "ranges", title: null, columns, rows }];
}

type ShootersBook = {
  readonly rules: Pick<RulesTables, "setFormations" | "characteristics">;
  readonly combat: Pick<CombatTables, "ranges" | "fireSteps">;
};

function formations({ rules }: ShootersBook): ReferenceTable {
  const rows = rules.setFormations.flatMap(({ id, short, shooters, source }) =>
    shooters === null ? [] : [row(id, [named(short), FIRE_TABLES.of(shooters.may, shooters.of)], source, { needs: [[`set:${id}`]] })],
  );
  return {
    id: "shooters",
    title: null,
    columns: [column("formation", FIRE_TABLES.shooters), column("bases", FIRE_TABLES.shootersBases)],
    rows,
  };
}

type More = {
  readonly of: "regimental-guns" | "platoon-fire" | "manga" | "caracole-early";
  readonly start: FireStart | null;
  readonly reach: SpecialReach | null;
};

const MORE: readonly More[] = [
  { of: "regimental-guns", start: "regimental-guns", reach: "regimental-guns" },
  { of: "platoon-fire", start: "platoon-fire", reach: "platoon-fire" },
  { of: "caracole-early", start: "third-rank", reach: null },
  { of: "manga", start: null, reach: "manga" },
];

/** Extra dice, and ranges that are not the weapon's. */
function moreFire({ rules, combat }: ShootersBook): ReferenceTable {
  const rows = MORE.map(({ of, start, reach }) => {
    const die = start && rulesRow(combat.fireSteps.starts, start);
    const far = reach && rulesRow(combat.ranges.special, reach);
    const trait = rulesRow(rules.characteristics, of);
    const needs: Needs = [[`has:${of}`]];
    const [first = trait, ...others] = [die, far].filter((one) => one !== null);
    return row(of, [named(trait.name), die ? fireDieWords(die.die) : "–", far ? `${far.reach}` : "–"], sourceOf([first, ...others]), {
      needs,
    });
  });
  const columns = [column("what", FIRE_TABLES.more), column("die", FIRE_TABLES.from, "dice"), column("reach", FIRE_TABLES.reach)];
  return { id: "more-fire", title: null, columns, rows };
}

/** How many bases of a set formation shoot in a turn, and extra fire ("Glossary": each). */
export const shootersTables = (book: ShootersBook): readonly ReferenceTable[] => [formations(book), moreFire(book)];

type FireStepsBook = { readonly combat: Pick<CombatTables, "fireSteps"> };
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

function stepsTable(step: FireStepRow["step"], { combat }: FireStepsBook): ReferenceTable {
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
export function fireStepsTables(book: FireStepsBook): readonly ReferenceTable[] {
  const { die, source } = rulesRow(book.combat.fireSteps.starts, "file");
  const start: ReferenceTable = {
    ...{ id: "fire-dice", title: null, columns: [column("item", ""), column("dice", "", "dice")] },
    rows: [
      row("order", [FIRE_TABLES.dice, sentenceCase(FIRE_DICE.map(fireDieColour).join(", "))], source),
      row("start", [FIRE_TABLES.start, fireDieWords(die)], source),
    ],
  };
  return [start, stepsTable(1, book), stepsTable(-1, book)];
}
