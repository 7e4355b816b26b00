import type { DieShift, KillABaseCause, KillABaseMoment, TestedBy } from "../../model/afield-terms";
import type { SeatName } from "../../model/by-seat";
import type { DieFace } from "../../model/enumerations";
import type { ShownOrder } from "../../model/table-view";
import { both, counted, numeral, sentenceCase } from "../phrasing";
import { lossWords } from "../troop-words";
import { type SeatNames, whose } from "./seat-names";
import { edgeWords, orderCalled, placeWords, type Reader } from "./terrain-words";

/** What a group has lost, and what of it is left to lose. `perBase`: so many wounds take a base. */
type Losing = {
  readonly wounds: number;
  readonly perBase: number;
  readonly breaksAt: number;
  readonly isBroken: boolean;
  readonly isGone?: boolean;
};

export const KEPT_WORDS = "Ticked on this device alone, and sent to nobody: only a result is, when you enter one.";
export const NOT_KEPT_WORDS = "This browser keeps nothing: these ticks are gone when the page is closed.";

/** "your army", "their army", "the army of …". */
export const armyCalled = (names: SeatNames, seat: SeatName): string =>
  names.eyes === null ? names.names[seat] : `${whose(names, seat)} army`;

/** How it stands with a group: "breaks at 3 bases and a wound", "breaks at a wound more". */
export function losingWords({ wounds, perBase, breaksAt, isBroken, isGone = false }: Losing): string {
  if (isBroken) return "broken";
  if (isGone) return "destroyed";
  if (wounds === 0) return `breaks at ${lossWords(breaksAt, perBase)}`;
  return `breaks at ${lossWords(breaksAt - wounds, perBase)} more`;
}

/** Of a group whose march has not come in. */
export const AWAY_WORDS = "counts once it is here";

/** Said when an army breaks. */
export const armyBreaksWords = (names: SeatNames, seat: SeatName): string => `${sentenceCase(armyCalled(names, seat))} breaks!`;

/** A camp is sacked, not broken. */
export function campWords({ wounds, perBase, breaksAt, isBroken }: Losing): string {
  if (isBroken) return "sacked";
  return wounds === 0 ? `sacked at ${lossWords(breaksAt, perBase)}` : `sacked at ${lossWords(breaksAt - wounds, perBase)} more`;
}

type Totals = {
  readonly size: number;
  readonly towards: number;
  readonly breaksAt: number;
  readonly isBroken: boolean;
  readonly uncounted: number;
};

/** "4 of 9 TuGs lost: breaks at 5". */
export function totalsWords({ size, towards, breaksAt, isBroken, uncounted }: Totals): string {
  if (breaksAt === 0) return uncounted > 0 ? "no TuG seen yet" : "no TuG on the table: it cannot break";
  const lost = `${towards} of ${counted(size, "TuG")} lost`;
  return isBroken ? `${lost}: the army is broken` : `${lost}: breaks at ${breaksAt}`;
}

/** What an army has lost beside what it breaks by. */
export const sugsLostWords = (sugs: number): string => (sugs === 0 ? "" : `${counted(sugs, "SuG")} lost`);

export const hasCampWords = (isSacked: boolean): string => (isSacked ? "the sacked camp counts as one" : "");

/** Groups that nobody has seen, of which it is not known what they are: with them it may break later. */
export const uncountedWords = (uncounted: number): string => (uncounted === 0 ? "" : `${counted(uncounted, "hidden group")} not counted`);

/** What is said aloud when something was ticked. */
export function tickedWords(name: string, before: Losing, now: Losing): string {
  if (now.isBroken && !before.isBroken) return `${name} breaks.`;
  if (now.isGone && !before.isGone) return `${name} is destroyed.`;
  const lost = now.wounds === 0 ? "nothing lost" : `${lossWords(now.wounds, now.perBase)} lost`;
  return `${name}: ${lost}, ${losingWords(now)}.`;
}

const BRINGS: Readonly<Record<KillABaseMoment, string>> = {
  "at-once": "At once",
  "phase-end": "At the end of this phase",
  "turn-end": "At the end of the turn (6.3)",
  dealing: "When the cards are dealt (1.2)",
};

export const momentWords = (when: KillABaseMoment): string => BRINGS[when];

/** Who throws the dice: the enemy of whoever is tested. */
export function throwsWords(names: SeatNames, tested: SeatName): string {
  if (names.eyes === null) return "The other side throws.";
  return names.eyes === tested ? "They throw, against your groups." : "You throw, against their groups.";
}

type Due = { readonly cause: KillABaseCause; readonly who: string };

/** What brought the test, as its heading: "Alcantara broke". `who`: the group or the commander. */
export function dueWords({ cause, who }: Due): string {
  switch (cause) {
    case "tug-broken":
    case "commander-routed":
      return `${who} broke`;
    case "camp-sacked":
      return `${who} was sacked`;
    case "commander-killed":
      return `${who} was killed`;
    default:
      return who;
  }
}

const TESTED: Readonly<Record<TestedBy, string>> = {
  poor: "poor",
  average: "average",
  superior: "superior",
  exceptional: "exceptional",
  elephant: "elephants",
  "battle-wagon": "wagons",
};

export const testedWords = (tested: TestedBy): string => TESTED[tested];

/** "two colours lower", "one colour higher". */
export function stepsWords(steps: number): string {
  if (steps === 0) return "the same die";
  const count = Math.abs(steps);
  return `${numeral(count)} ${count === 1 ? "colour" : "colours"} ${steps < 0 ? "lower" : "higher"}`;
}

const SHIFTED: Readonly<Record<DieShift, string>> = {
  "rear-support": "always supported from behind",
  steady: "steady",
  "army-commander-killed": "for the army commander",
  "elephants-broken": "for elephants",
  nervous: "nervous where deployed",
};

export const shiftWords = (shift: DieShift): string => SHIFTED[shift];

const FACES: Readonly<Record<DieFace, string>> = { skull: "Skull", wound: "Sword", special: "S", blank: "Blank" };

export const faceCalled = (face: DieFace): string => FACES[face];

/** Of six faces: "skull 1", "wound 3", "S 1". */
export const facesWords = (faces: readonly DieFace[]): readonly string[] =>
  (["skull", "wound", "special"] as const)
    .map((face) => ({ face, times: faces.filter((one) => one === face).length }))
    .filter(({ times }) => times > 0)
    .map(({ face, times }) => `${face === "special" ? "S" : face} ${times}`);

type NamedUnit = { readonly number: number; readonly name: string };

const unitCalled = (number: number, units: readonly NamedUnit[]): string => {
  const unit = units.find((one) => one.number === number);
  return unit ? `${number} ${unit.name}` : `unit group ${number}`;
};

/** What an order says: "7 Pancerni", "6 Lisowczycy round your left", "a bluff"; "?" while nobody has told. */
export function secretWords({ secret }: Pick<ShownOrder, "secret">, units: readonly NamedUnit[], reader: Reader): string {
  if (!secret) return "?";
  if (secret.kind === "ambush") return secret.unit === null ? "a bluff" : unitCalled(secret.unit, units);
  if (secret.edge === null) return "a bluff";
  return `${both(secret.units.map((number) => unitCalled(number, units)))} round ${edgeWords(secret.edge, reader)}`;
}

/** What is shown when an order is: "Show ambush 2: 7 Pancerni". */
export const showWords = (marker: Pick<ShownOrder, "order" | "secret">, units: readonly NamedUnit[], reader: Reader): string =>
  `Show ${orderCalled(marker.order)}: ${secretWords(marker, units, reader)}`;

/** Where a marker lies, or who stands beside the camp. */
export function markerWords({ order, place }: Pick<ShownOrder, "order" | "place">, reader: Reader): string {
  const where = place.kind === "ambush" ? placeWords(place, reader) : "beside the camp";
  return `${sentenceCase(orderCalled(order))}, ${where}`;
}

const KINDS = { unknown: "not seen", tug: "a TuG", sug: "a SuG", double: "a double group" } as const;

export const unseenWords = (kind: keyof typeof KINDS): string => KINDS[kind];

const WHERE = { table: "", ambush: "in ambush", march: "on the march" } as const;

export const whereWords = (where: keyof typeof WHERE): string => WHERE[where];

/** A commander's grade by now, and what became of him. */
export function commanderStands({
  grade,
  killed,
  hurt,
}: {
  readonly grade: string;
  readonly killed: number;
  readonly hurt: number;
}): string {
  const fates = [...(killed > 0 ? [killed === 1 ? "killed" : `killed ${killed} times`] : []), ...(hurt > 0 ? ["wounded"] : [])];
  return [...fates, killed > 0 ? `his successor is ${grade}` : grade].join("; ");
}

/** A base among those of its group, in the order in which they are lost. */
export const boxWords = (base: number, bases: number, breaks: boolean): string =>
  `Base ${base} of ${bases} lost${breaks ? ", which breaks it" : ""}`;

/** What a group counts for in its army, where that is not one TuG. */
export const countsWords = (tugs: number): string => (tugs === 0 ? "SuG" : tugs === 1 ? "" : `counts ${numeral(tugs)}`);
