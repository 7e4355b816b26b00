import { readdirSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";

const kebabToCamel = (text: string) => text.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The shipped tables as they stand in their files, not as the catalog reads them. */
export function tablesAsWritten(of: "rules" | "prebattle" | "battlefield"): Record<string, unknown> {
  const folder = resolve(import.meta.dirname, "../../data", of);
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
  return Object.fromEntries(
    files.map((file) => [kebabToCamel(basename(file, ".json")), JSON.parse(readFileSync(`${folder}/${file}`, "utf8"))]),
  );
}

type AsWritten = { readonly [field: string]: unknown };
const only = (rows: unknown, ...fields: readonly string[]) =>
  (rows as readonly AsWritten[]).map((row) => Object.fromEntries([...fields, "source"].map((field) => [field, row[field]])));

/** A battle's tables with those that it takes from the rules. */
export function battleTablesAsWritten(): AsWritten {
  const { deathDice, pack, commanders, camps, baseDepths, setFormations, army } = tablesAsWritten("rules") as Record<string, AsWritten>;
  const grades = commanders?.grades as readonly AsWritten[];
  const limits = army?.limits as readonly AsWritten[];
  const breakPoints = army?.breakPoints as readonly AsWritten[];
  const invasionDice = grades.map(({ id, invasionDie, source }) => ({ id, die: invasionDie, source }));
  const borrowed = {
    camps: { kinds: camps?.kinds, size: camps?.size },
    baseDepths,
    formations: only(setFormations, "id", "ranks", "double", "neverNervous"),
    commandCards: only(grades, "id", "cards"),
    armyBreaks: only(
      breakPoints.filter((row) => row.id === "army"),
      ...["id", "numerator", "denominator", "extra"],
    ),
    doubleTugs: only(
      limits.filter((row) => row.id === "double-group-tugs"),
      ...["id", "value"],
    ),
  };
  return {
    ...tablesAsWritten("prebattle"),
    deathDice,
    pack,
    invasionDice,
    battlefield: { ...tablesAsWritten("battlefield"), ...borrowed },
  };
}
