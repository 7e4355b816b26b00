import type { At } from "../model/assessment";
import type { NumberName } from "../model/enumerations";
import type { BareReason, ReasonCode } from "../model/findings";
import { counted, grouped, sentenceCase } from "./phrasing";
import { say, type Words } from "./sentence";
import { term } from "./terms";

/** What each number of an army is called. */
export const NUMBER_WORDS: Readonly<Record<NumberName, string>> = {
  points: "Points",
  unitGroups: "Unit groups",
  tugs: "TuGs",
  sugs: "SuGs",
  bases: "Bases",
  breaksAt: "Breaks at",
  commandCards: "Command cards a turn",
  mapCards: "Map cards",
  scoutingCards: "Scouting cards",
};

/** The same with the words of the rules named. */
export const NUMBER_TERMS: Readonly<Record<NumberName, Words>> = {
  points: say`${term("points", "Points")}`,
  unitGroups: say`${term("unit-group", "Unit groups")}`,
  tugs: say`${term("tug", "TuGs")}`,
  sugs: say`${term("sug", "SuGs")}`,
  bases: say`${term("base", "Bases")}`,
  breaksAt: say`${term("army-breaks", "Breaks at")}`,
  commandCards: say`${term("command-card", "Command cards")} a turn`,
  mapCards: say`${term("map-card", "Map cards")}`,
  scoutingCards: say`${term("scouting-card", "Scouting cards")}`,
};

/** Says which unit group or commander a place is. */
export type PlaceName = (at: At | undefined) => string;

type Params = NonNullable<BareReason["params"]>;

/** "you have 24, Scouts not counted double": Scouts only where the army has some. */
const scoutingHad = ({ points, scouts }: Params, counted: string): string =>
  `you have ${points}${Number(scouts) > 0 ? `, ${counted}` : ""}`;
const ONCE = "Scouts not counted double";
const scoutingStep = (_: string, p: Params): string => `${p.from} or more scouting points (${scoutingHad(p, ONCE)})`;

const REASON_WORDS: Readonly<Record<ReasonCode, (place: string, params: Params) => string>> = {
  unit: (place, p) => `${place}: ${counted(Number(p.bases), "base")} at ${counted(Number(p.each), "point")} each`,
  commander: (place) => place,
  "camp-kind": (_, p) => (p.kind === "none" ? "No camp" : `${sentenceCase(String(p.kind))} camp`),
  "camp-quality": (_, p) => `${sentenceCase(String(p.quality))} camp quality`,
  "unit-group": (place) => place,
  tug: (place) => place,
  "double-tug": (place) => `${place}, counts double`,
  sug: (place) => place,
  bases: (place) => place,
  "half-of-tugs": (_, p) => `Half of ${p.tugs} TuGs, rounded up`,
  "commander-cards": (place, p) => `${place}, ${p.grade}`,
  start: () => "Starting value",
  "army-commander": (_, p) => `${sentenceCase(String(p.grade))} army commander`,
  "other-commanders": (_, p) =>
    `Sub-commanders: one more card if their grades add up to ${p.from} or more (yours: ${p.grades}). Competent counts ${p.competent}, talented ${p.talented}, an ally 0`,
  "scouting-first": scoutingStep,
  "scouting-second": scoutingStep,
  "scouting-next": (_, p) => `The next map card comes at ${p.from} scouting points (${scoutingHad(p, ONCE)})`,
  "scouting-points": (_, p) => `1 card for every ${p.from} scouting points (${scoutingHad(p, "Scouts counted double")})`,
  "scouting-most": (_, p) => `Maximum ${p.most} cards`,
  "scouting-unit": (place, p) =>
    `${place}: ${counted(Number(p.bases), "base")} at ${p.each} = ${counted(Number(p.points), "scouting point")}`,
};

/** One line of the sum behind a number. */
export function reasonWords(reason: BareReason, placeName: PlaceName): string {
  return REASON_WORDS[reason.code](placeName(reason.at), reason.params ?? {});
}

/** Where the points come from; the reason of each single one stands in the tables. */
export const POINTS_SOURCE = "The rulebook gives no points: these are our own. The page “What troops are worth” says how we came to them.";

/** A signed figure for a sum: "+2", "−1", and a plain figure for what starts it. */
export function signed(value: number): string {
  return value < 0 ? `−${grouped(-value)}` : grouped(value);
}
