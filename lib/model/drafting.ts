import { z } from "zod";
import { army } from "./army";
import { assessment, at } from "./assessment";
import { CAMP_KINDS } from "./enumerations";
import type { FindingParams, Whom } from "./findings";
import { rows } from "./source";

/** What a player wishes of an army that is drafted for him. `beat`: the army that he names. */
export const WISHES = ["balanced", "mounted", "foot", "shooting", "scouting", "beat"] as const;
export type Wish = (typeof WISHES)[number];

/** Troops whose share of the points is wished for. */
export const ARMS = ["foot", "mounted", "shooting"] as const;
export type Arm = (typeof ARMS)[number];

const MEASURES = [
  /** Points for each TuG that an army should have; the fewest that it should have; TuGs more or fewer that do not matter. */
  "points-a-tug",
  "fewest-tugs",
  "tugs-either-way",
  /** What is taken, in points, from the worth of an army for each of these. */
  "tug-off",
  "even-tugs",
  "group-not-moved",
  "small-foot",
  "map-card-short",
  "ally-cards-few",
  "skirmishers-many",
  "group-off",
  "lowered",
  "mediocre-commander",
  "commander-short",
  /** Skirmish unit groups that a drafted army has use for. */
  "skirmishers-most",
  /** Bases of a good unit group, and how many more or fewer do not matter. */
  "foot-bases",
  "mounted-bases",
  "other-bases",
  "bases-either-way",
  /** Of 100 points: what commanders and camp count beside troops, what is lost with each that an arm lacks, and with each that one line has too many. */
  "commanders-count",
  "arm-short",
  "one-line",
  "one-line-over",
  /** Per cent by which a draft may fancy a line more or less than another: so that no two are the same. */
  "fancy",
  /** What a map card and a scouting card are worth in points, a scouting card to who wishes for scouting, and a camp of the kind wished for. */
  "map-card",
  "scouting-card",
  "scouting-card-wished",
  "camp-liked",
  /** Of 100 points that are left: what is lost besides the troops. */
  "left",
  /** Per cent of its price that a unit group is worth more for each whole price that it wins of the enemy's. */
  "edge",
  /** The kinds of the enemy's unit groups that are asked about. */
  "enemy-kinds",
  /** One draft of so many has an ally that nobody asked for. */
  "allies-one-in",
  /** From how many points on an army has three commanders, and four. */
  "three-commanders",
  "four-commanders",
  /** Armies begun, and changes tried on each. */
  "begun",
  "begun-at-most",
  "changes",
] as const;
export type DraftMeasure = (typeof MEASURES)[number];

const percent = z.int().min(0).max(100);

/** The tables of `data/drafting`, by file name: by what armies are drafted. All are house values. */
export const draftingTables = z.strictObject({
  measures: rows(MEASURES, { value: z.int().min(0).max(10_000) }),
  /** The share of the points for troops that each arm should have at least, and the camp that goes with it. */
  wishes: rows(WISHES, { foot: percent, mounted: percent, shooting: percent, camp: z.enum(CAMP_KINDS).nullable() }),
});
export type DraftingTables = z.infer<typeof draftingTables>;

/** Drafts are counted by it: the next is another. */
const seed = z.int().min(0).max(1_000_000);

export const draftQuestion = z.strictObject({
  army: army.describe("What is there already, which stays as it is. Without commanders and unit groups the camp is chosen too."),
  wish: z.enum(WISHES).default("balanced"),
  against: army.nullable().default(null).describe("The army to beat, with the wish `beat`."),
  seed: seed.default(0).describe("The same seed gives the same army; the next gives another."),
});
export type DraftQuestion = z.infer<typeof draftQuestion>;

export const draftAnswer = z.strictObject({
  army,
  assessment,
  choices: z
    .array(z.strictObject({ at, code: z.string(), message: z.string(), params: z.record(z.string(), z.unknown()) }))
    .describe("Why each commander, unit group and camp was chosen, and what is to be said of the whole army."),
});
export type DraftAnswer = z.infer<typeof draftAnswer>;

/** Why something is in a drafted army, with the values its sentence needs. */
export type ChoiceParams = {
  "line-asked": { min: number };
  "lines-asked": { names: string[]; min: number; what: "bases" | "unit-groups" };
  "opens-others": { names: string[] };
  "keeps-share": Pick<FindingParams["constraint-no-more-than"], "names" | "what" | "than" | "thanKind">;
  "ally-owes": Record<never, never>;
  "needs-leader": { of: Whom };
  wished: { arm: Arm };
  /** Wins: per cent of meetings that the enemy's unit group breaks first. */
  beats: { name: string; wins: number };
  scouts: { points: number };
  guns: Record<never, never>;
  screens: Record<never, never>;
  shoots: Record<never, never>;
  charges: Record<never, never>;
  wings: Record<never, never>;
  holds: Record<never, never>;
  "commander-asked": Record<never, never>;
  leads: { cards: number; groups: number };
  /** Subs: sub-commanders that were added. */
  "commands-more": { subs: number; moved: number; groups: number };
  "brings-own": { groups: number };
  "camp-cheapest": Record<never, never>;
  "camp-fits": { arm: Wish };
  "camp-chosen": Record<never, never>;
  /** `best`: the drafted troops that do best against it. */
  against: { name: string; best: string[] };
  parity: { tugs: number; breaksAt: number };
  left: { left: number };
  "list-spent": { left: number };
};
export type ChoiceCode = keyof ChoiceParams;
