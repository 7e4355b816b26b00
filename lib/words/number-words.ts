import type { At } from "../model/assessment";
import type { NumberName } from "../model/enumerations";
import type { BareReason, ReasonCode } from "../model/findings";
import { grouped } from "./phrasing";

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

/** Says which unit group or commander a place is. */
export type PlaceName = (at: At | undefined) => string;

type Params = NonNullable<BareReason["params"]>;

const REASON_WORDS: Readonly<Record<ReasonCode, (place: string, params: Params) => string>> = {
  unit: (place, p) => `${place}: ${p.bases} at ${p.each}`,
  commander: (place) => place,
  "camp-kind": (_, p) => (p.kind === "none" ? "no camp" : `${p.kind} camp`),
  "camp-quality": (_, p) => `its ${p.quality} defenders`,
  "unit-group": (place) => place,
  tug: (place) => place,
  "double-tug": (place) => `${place}, a double group`,
  sug: (place) => place,
  bases: (place) => place,
  "half-of-tugs": (_, p) => `half of ${p.tugs} TuGs, rounded up`,
  "commander-cards": (place, p) => `${place}, ${p.grade}`,
  start: () => "to start with",
  "army-commander": (_, p) => `${p.grade} army commander`,
  "other-commanders": () => "his sub-commanders together",
  "scouting-first": (_, p) => `from ${p.from} scouting points (${p.points})`,
  "scouting-second": (_, p) => `from ${p.from} scouting points (${p.points})`,
  "scouting-points": (_, p) => `one for each ${p.from} of ${p.points} scouting points`,
  "scouting-most": (_, p) => `at most ${p.most}`,
  "scouting-unit": (place, p) => `${place}: ${p.points} scouting points`,
};

/** One line of the sum behind a number. */
export function reasonWords(reason: BareReason, placeName: PlaceName): string {
  return REASON_WORDS[reason.code](placeName(reason.at), reason.params ?? {});
}

/** A signed figure for a sum: "+2", "−1", and a plain figure for what starts it. */
export function signed(value: number): string {
  return value < 0 ? `−${grouped(-value)}` : grouped(value);
}
