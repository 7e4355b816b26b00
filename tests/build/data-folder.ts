import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";

// biome-ignore lint/suspicious/noExplicitAny: a test reaches into files whose shape it is about to break.
export type Loose = any;

export const BLUES = "lists/blues.json";
export const REDS = "lists/reds.json";
export const BLUE_ARMY = "ready-armies/blue-army.json";
export const PACK = "rules/pack.json";

const foot = { type: "foot", training: "formed", formation: "close", armour: "protected", quality: "average" };
const horse = { ...foot, type: "mounted", formation: "loose" };
const musket = { weapon: "musket", firepower: "average" };
const pikeAndShot = { ...foot, setFormation: "pike-and-shot", shooting: musket, impact: "pike-and-shot", melee: "pike-and-shot" };
const professional = { grades: ["competent", "talented"], classes: ["professional"] };

const about = {
  ...{ schema: "condotta.list/1", years: [1600, 1650], region: "Overseas", keynote: "For tests.", history: "It never was." },
  sources: [{ author: "Nobody", work: "Nothing", year: 1600, opened: false }],
  ...{ checked: [], territories: ["C"], camps: { kinds: ["standard"], qualities: ["poor"] } },
};

/** Two lists that know each other, and an army of theirs, each with a place for every fault. */
const OURS: Readonly<Record<string, unknown>> = {
  [BLUES]: {
    ...{ ...about, id: "blues", number: 801, name: "Blues", enemies: ["reds"] },
    commanders: {
      army: professional,
      subs: { min: 1, max: 3, ...professional },
      internalAllies: { min: 0, max: 1, ...professional },
      externalAllies: [{ list: "reds", years: [1610, 1620], max: 1 }],
    },
    lines: [
      {
        ...{ id: "pikes", name: "Pikes", troop: { ...pikeAndShot, characteristics: ["elan"] }, optional: ["regimental-guns", "pavise"] },
        ...{ partial: { characteristic: "pavise", minShare: 0.5 }, bases: { min: 0, max: 24 }, sizes: [6] },
        ...{ years: [1600, 1640], shared: { group: "regiments", max: 36 } },
      },
      {
        ...{
          id: "shot",
          name: "Shot",
          troop: { ...foot, formation: "loose", shooting: musket },
          bases: { min: 0, max: 24 },
          sizes: [4, 6],
        },
        shared: { group: "regiments", max: 36 },
      },
      { id: "horse", name: "Horse", troop: { ...horse, impact: "charging-pistol" }, bases: { min: 4, max: 16 }, sizes: [4, 6] },
      {
        ...{ id: "dragoons", name: "Dragoons", troop: { ...horse, formation: "dragoon", shooting: musket }, bases: { min: 0, max: 8 } },
        sizes: [3, 4],
      },
    ],
    constraints: [
      { id: "shot-needs-pikes", kind: "only-if", lines: ["shot"], needs: ["pikes"] },
      { id: "shot-or-dragoons", kind: "not-both", lines: ["shot"], others: ["dragoons"], years: [1600, 1610] },
      { id: "shot-among-horse", kind: "no-more-than", what: "bases", lines: ["dragoons"], than: ["horse"] },
    ],
  },
  [REDS]: {
    ...{ ...about, id: "reds", number: 802, name: "Reds", enemies: ["blues"] },
    commanders: { army: professional, subs: { min: 1, max: 2, ...professional } },
    lines: [{ id: "riders", name: "Riders", troop: { ...horse, melee: "swordsmen" }, bases: { min: 0, max: 12 }, sizes: [4] }],
  },
  [BLUE_ARMY]: {
    ...{ schema: "condotta.army/1", name: "The Blues", list: "blues", pointsLimit: 10_000, year: 1615 },
    camp: { kind: "standard", quality: "poor" },
    commanders: [
      { id: "blue", role: "army", grade: "talented", class: "professional" },
      { id: "red", role: "ally", grade: "competent", class: "professional", list: "reds" },
    ],
    units: [{ number: 1, line: "horse", bases: 4 }],
  },
};

/** The shipped lists and armies: four fifths of what there is to read. */
const SHIPPED_ARMIES = /[\\/](lists|ready-armies)[\\/]/;

/** A copy of the shipped tables with two lists and an army, for a test to break; `whole`: with all shipped lists and armies too. */
export function dataFolder({ whole = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "data-"));
  const at = (file: string) => join(folder, file);
  const read = (file: string): Loose => JSON.parse(readFileSync(at(file), "utf8"));
  const write = (file: string, text: string) => writeFileSync(at(file), text);
  const shipped = resolve(import.meta.dirname, "../../data");
  const filter = (path: string) => whole || !SHIPPED_ARMIES.test(path.slice(shipped.length));
  cpSync(shipped, folder, { recursive: true, filter });
  for (const [file, document] of Object.entries(OURS)) write(file, JSON.stringify(document));
  return {
    folder,
    read,
    write,
    /** Changes the document in a file. */
    edit(file: string, change: (document: Loose) => void) {
      const document = read(file);
      change(document);
      write(file, JSON.stringify(document));
    },
    rename: (file: string, to: string) => renameSync(at(file), at(to)),
    remove: (file: string) => rmSync(at(file), { recursive: true }),
    makeFolder: (name: string) => mkdirSync(at(name)),
    delete: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export type DataFolder = ReturnType<typeof dataFolder>;

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

/** A battle's tables, including those taken from the army rules. */
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
