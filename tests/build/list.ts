import type { z } from "zod";
import { contentVersion } from "@/lib/catalog/content-version";
import { type ArmyList, armyList } from "@/lib/model/army-list";
import type { Book } from "@/lib/rules/army/book";
import { prepare } from "@/lib/rules/army/prepare";
import { FIRST_TABLES } from "./rules";

type ListInput = z.input<typeof armyList>;
type LineInput = ListInput["lines"][number];
type TroopInput = LineInput["troop"];

const shot = (weapon: "arquebus" | "musket" | "bow" | "javelin", firepower: "low" | "average" | null = "average") => ({
  weapon,
  firepower,
});
const gun = (weapon: "medium-artillery" | "heavy-artillery") => ({ weapon, firepower: "average" }) as const;

const formedFoot: TroopInput = { type: "foot", training: "formed", formation: "close", armour: "protected", quality: "average" };
const pikes: TroopInput = { ...formedFoot, impact: "pike-and-shot", melee: "pike-and-shot" };
const formedHorse: TroopInput = { type: "mounted", training: "formed", formation: "loose", armour: "protected", quality: "average" };
const bowHorse: TroopInput = { ...formedHorse, formation: "flexible-mounted", armour: "unprotected", shooting: shot("bow") };
const skirmishFoot: TroopInput = { type: "foot", formation: "skirmish", armour: "unprotected", quality: "average" };
const artillery: TroopInput = { type: "artillery", training: "formed", formation: "loose", armour: "unprotected", quality: "poor" };

type Extra = Partial<Omit<LineInput, "id" | "name" | "troop" | "bases" | "sizes">>;

const line = (id: string, troop: TroopInput, [min, max]: [number, number], sizes: number[], more: Extra = {}): LineInput => ({
  id,
  name: `${id.charAt(0).toUpperCase()}${id.slice(1).replaceAll("-", " ")}`,
  troop,
  bases: { min, max },
  sizes,
  ...more,
});

const about = {
  schema: "condotta.list/1" as const,
  years: [1500, 1600] as [number, number],
  region: "Overseas" as const,
  keynote: "For tests.",
  history: "It never was.",
  sources: [{ author: "Nobody", work: "Nothing", year: 1600, opened: false }],
  checked: [],
  territories: ["C" as const],
  enemies: [],
};

/** Small, but an army of it can break every rule. Two lines are compulsory: regiments and horse. */
const TEST_LIST: ListInput = {
  ...about,
  id: "test-list",
  number: 901,
  name: "Test list",
  commanders: {
    army: { grades: ["mediocre", "competent", "talented", "legendary"], classes: ["professional", "instinctive"] },
    subs: { min: 1, max: 2, grades: ["mediocre", "competent", "talented"], classes: ["professional", "instinctive"] },
    internalAllies: { min: 0, max: 2, grades: ["mediocre", "competent"], classes: ["professional", "instinctive"] },
    externalAllies: [{ list: "ally-list", years: [1540, 1560], max: 1 }],
  },
  camps: { kinds: ["standard", "fortified"], qualities: ["poor", "average"] },
  lines: [
    line("regiments", { ...pikes, setFormation: "pike-and-shot", shooting: shot("musket") }, [12, 36], [6], {
      optional: ["regimental-guns"],
    }),
    line(
      "veterans",
      { ...pikes, training: "drilled", quality: "superior", setFormation: "pike-and-shot", shooting: shot("musket") },
      [0, 12],
      [6],
      { years: [1540, 1560] },
    ),
    line("horse", { ...formedHorse, impact: "charging-pistol", melee: "melee-pistol" }, [8, 20], [4, 6]),
    line("light-horse", bowHorse, [0, 18], [6], { optional: ["scouts"], shared: { group: "light", max: 24 } }),
    line("skirmishers", { ...skirmishFoot, shooting: shot("javelin", null) }, [0, 18], [6], { shared: { group: "light", max: 24 } }),
    line("guns", { ...artillery, shooting: gun("medium-artillery") }, [0, 4], [2]),
    line("siege-guns", { ...artillery, shooting: gun("heavy-artillery") }, [0, 4], [2], { ledBy: ["army"] }),
    line(
      "levy",
      { ...formedFoot, training: "tribal", formation: "loose", armour: "unprotected", quality: "poor", shooting: shot("arquebus", "low") },
      [0, 16],
      [4, 6, 8],
      { optional: ["steady", "impetuous"] },
    ),
    line(
      "bande",
      {
        ...formedFoot,
        training: "drilled",
        formation: "flexible-close-loose-skirmish",
        armour: "unprotected",
        shooting: shot("arquebus"),
        impact: "polearm",
        melee: "polearm",
        characteristics: ["bande"],
      },
      [0, 12],
      [6],
    ),
    line("square", { ...pikes, training: "drilled", setFormation: "tercio", shooting: shot("arquebus") }, [0, 32], [16], {
      optional: ["manga"],
    }),
    line("keil", { ...formedFoot, setFormation: "keil", impact: "pike", melee: "pike" }, [0, 24], [12]),
    line(
      "guard",
      { ...formedHorse, armour: "fully-armoured", quality: "superior", impact: "charging-lancer", melee: "swordsmen" },
      [0, 16],
      [4],
    ),
    line("dragoons", { ...formedHorse, formation: "dragoon", armour: "unprotected", shooting: shot("musket") }, [0, 8], [3, 4], {
      years: [1570, 1600],
    }),
    line("raiders", { ...bowHorse, training: "tribal" }, [0, 12], [6]),
    line("exiles", { ...formedFoot, formation: "loose", shooting: shot("musket") }, [0, 12], [6], { ledBy: ["ally"] }),
  ],
  constraints: [
    { id: "few-guns", kind: "at-most", what: "unit-groups", lines: ["guns", "siege-guns"], n: 3 },
    { id: "some-horse", kind: "at-least", what: "bases", lines: ["horse", "light-horse", "guard"], n: 12, contingents: "none" },
    { id: "siege-guns-beside-guns", kind: "only-if", lines: ["siege-guns"], needs: ["guns"] },
    { id: "keil-or-square", kind: "not-both", lines: ["keil"], others: ["square"] },
    { id: "levy-beside-the-paid", kind: "no-more-than", what: "bases", lines: ["levy"], than: ["regiments", "veterans"] },
    { id: "one-guard-a-command", kind: "one-per-command", lines: ["guard"] },
    { id: "raiders-under-an-ally", kind: "only-under-ally", lines: ["raiders"] },
    { id: "levy-in-decline", years: [1590, 1600], kind: "at-most", what: "bases", lines: ["levy"], n: 8 },
  ],
};

/** The list of an external ally. Its regiments differ from the test list's: nine bases, early pike and shot, superior. */
const ALLY_LIST: ListInput = {
  ...about,
  id: "ally-list",
  number: 902,
  name: "Ally list",
  commanders: {
    army: { grades: ["competent", "talented", "legendary"], classes: ["tribal"] },
    subs: { min: 1, max: 3, grades: ["competent"], classes: ["tribal"] },
  },
  camps: { kinds: ["mobile"], qualities: ["poor"] },
  lines: [
    line("spears", { ...formedFoot, training: "tribal", formation: "loose", impact: "long-spear" }, [10, 24], [6, 8]),
    line("riders", bowHorse, [0, 12], [4, 6], { shared: { group: "wild", max: 16 } }),
    line("archers", { ...skirmishFoot, shooting: shot("bow") }, [0, 12], [6], { shared: { group: "wild", max: 16 } }),
    line("regiments", { ...pikes, quality: "superior", setFormation: "early-pike-and-shot", shooting: shot("musket") }, [0, 18], [9]),
    line("bodyguard", { ...formedHorse, melee: "swordsmen" }, [0, 8], [4]),
    line("outlaws", { ...formedHorse, melee: "swordsmen" }, [0, 8], [4]),
    line("old-men", { ...formedFoot, formation: "loose", quality: "poor" }, [6, 12], [6], { years: [1510, 1520] }),
  ],
  constraints: [
    { id: "one-regiment", kind: "at-most", what: "unit-groups", lines: ["regiments"], n: 1 },
    { id: "riders-demanded", kind: "at-least", what: "bases", lines: ["riders"], n: 12, contingents: "none" },
    { id: "archers-behind-spears", kind: "only-if", lines: ["archers"], needs: ["regiments", "riders"] },
    { id: "regiments-or-outlaws", kind: "not-both", lines: ["regiments"], others: ["outlaws"] },
    { id: "archers-beside-spears", kind: "no-more-than", what: "bases", lines: ["archers"], than: ["spears"] },
    { id: "one-bodyguard", kind: "one-per-command", lines: ["bodyguard"] },
    { id: "outlaws-under-an-ally", kind: "only-under-ally", lines: ["outlaws"] },
  ],
};

/** Changes to the list: its commanders part by part, its lines by id, its constraints as a whole. */
export type Changes = {
  readonly commanders?: Partial<ListInput["commanders"]>;
  readonly lines?: Readonly<Record<string, Partial<LineInput>>>;
  readonly constraints?: ListInput["constraints"];
};

function build(input: ListInput, { commanders, lines = {}, constraints = input.constraints }: Changes): ArmyList {
  const list = armyList.parse({
    ...input,
    commanders: { ...input.commanders, ...commanders },
    lines: input.lines.map((one) => ({ ...one, ...lines[one.id] })),
    constraints,
  });
  return { ...list, version: contentVersion(list) };
}

export const buildList = (changes: Changes = {}): ArmyList => build(TEST_LIST, changes);
export const buildAllyList = (changes: Changes = {}): ArmyList => build(ALLY_LIST, changes);

/** A book of the two lists, as they are or changed, with the shipped tables or others. */
export const buildBook = (changes: Changes = {}, ally: Changes = {}, tables = FIRST_TABLES): Book =>
  prepare([buildList(changes), buildAllyList(ally)], tables);
