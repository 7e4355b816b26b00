import type { DieShift, KillABaseCause, KillABaseMoment, TestedBy } from "../../model/afield-tables";
import type { ShownOrder } from "../../model/battle-view";
import { otherSeat, type SeatName } from "../../model/by-seat";
import type { Colour, DieFace, Grade } from "../../model/enumerations";
import { gradeTerm } from "../army-terms";
import { both, counted, sentenceCase } from "../phrasing";
import { joined, plain, say, type Words } from "../sentence";
import { marked, term } from "../terms";
import { breaksAfter, lossWords } from "../troops";
import { MARCH_ARRIVED } from "./breaking";
import { faceCalled } from "./days";
import { commandLetter, type Other, otherCalled, type SeatNames, says, titleOf } from "./names";
import { edgeWords, orderCalled, placeWords, type Reader } from "./terrain";

/** While the battle is fought: losses, tests, orders that show, and the result. */
export const AFIELD = {
  camp: "The camp",
  campIs: (state: string) => `The camp: ${state}.`,
  inNoCommand: "In no command",
  leadsNobody: (commander: string) => `${commander} leads no group.`,
  undo: "Undo",
  undoLast: "Undo the last tick",
  undone: "The last tick is undone.",
  destroyed: "Destroyed",
  wound: "Wound",
  secondWound: "2nd wound",
  recovered: "Recovered",
  commander: {
    called: (name: string | null, at: number) => (name ? `${name} (${commandLetter(at)})` : `Commander ${commandLetter(at)}`),
    unnamed: (at: number) => (at === 0 ? "Army commander" : `Commander ${commandLetter(at)}`),
    command: (at: number) => `Command ${commandLetter(at)}`,
    tested: (colour: Colour) => `kill-a-base die: ${colour}`,
    wounded: "Wounded",
    woundedAgain: "Wounded again",
    notWounded: "Not wounded",
    killed: "Killed",
    killedAgain: "Successor killed",
    notKilled: "Not killed",
    isWounded: (commander: string) => `${commander} is wounded.`,
    isKilled: (commander: string) => `${commander} is killed.`,
    killUndone: (commander: string) => `${commander}: no longer killed.`,
    woundUndone: (commander: string) => `${commander}: one wound less.`,
  },
  tests: {
    heading: "Tests to make",
    all: "All kill-a-base tests",
    done: "Done",
    doneNamed: (who: string) => `Done: ${who}`,
    doneSaid: "Done.",
    otherDice: "Groups tested with another die",
    hiddenGroup: "A hidden group",
    campOf: (army: string) => `The camp of ${army}`,
    die: (colour: Colour) => `${colour} die`,
    /** `successor`: the die of who came after a commander who was killed; null where nobody did, or the die is the same. */
    leader: (name: string | null, at: number, die: Colour, successor: Colour | null) =>
      `Was ${name === null ? "" : `${name}, `}commander ${commandLetter(at)}${name === null ? "" : ","} with this unit group when shooting or fighting broke it? Then roll for the commander too: a ${die} die${successor === null ? "" : ` if ${name ?? "the first commander"} was still alive, a ${successor} die if the successor was there`}. If a kill-a-base test broke the group, do not.`,
    rearSupport: (steps: number) => say`With ${term("rear-support")}, roll a die ${stepsWords(steps)}.`,
  },
  notes: {
    shared: "Both players see these ticks.",
    kept: "Without a connection ticks stay on this device and are sent later. Do not reload the page then: it comes back only with the connection.",
    notKept: "This browser cannot store ticks: without a connection they are lost when you close the page.",
    closed: "The ticks as they were left. They may differ from the result that was entered.",
    clear: "Remove all ticks",
    confirm: "Yes, remove them",
    confirmForBoth: "Yes, remove them for both players",
  },
  orders: {
    heading: "Marches and ambushes",
    of: (army: string) => `${sentenceCase(army)}:`,
    shows: (marker: string, isSecret: boolean) => `${marker}${isSecret ? " (secret)" : ""}: `,
    /** Until a march is shown or has arrived. */
    waits: "The commander waits beside the camp.",
    show: "Show an order",
    showNote: (seen: Other, isAway: boolean) =>
      `${isAway ? `If it is on the table, press “${MARCH_ARRIVED}” instead: then its groups count too. ` : ""}${sentenceCase(otherCalled(seen))} cannot read the order until you show it.`,
    onTable: MARCH_ARRIVED,
    notOnTable: "Undo arrival",
    arrived: "The march is on the table.",
    notArrived: "The march is not on the table.",
  },
  result: {
    enter: "Enter the result",
    enterAnother: "Enter another result",
    label: "The result",
    fromTicks: "Use the ticks",
    wholeNumbers: "Enter losses as whole numbers.",
    close: "Enter this result",
    sent: (seen: Other) => `Sent. The battle closes once ${otherCalled(seen)} accepts this result.`,
    tugs: "TuGs",
    sugs: "SuGs",
    sacked: "The camp was sacked",
    broke: "The army broke",
    losses: (names: SeatNames, seat: SeatName) => (seat === names.eyes ? "Your losses" : `Losses of ${titleOf(names, seat)}`),
  },
  unseen: {
    heading: "Hidden groups",
    note: "Once a hidden group is shown, choose what it is. Until then it does not count.",
    called: (at: number) => `Hidden group ${at + 1}`,
    is: (group: string, kind: string) => `${group}: ${kind}.`,
    lost: "Lost",
    isLost: (group: string, lost: boolean) => `${group} is ${lost ? "lost" : "not lost"}.`,
  },
} as const;

/** What a group has lost, and when it breaks. `perBase`: wounds that take a base. */
type Losing = {
  readonly wounds: number;
  readonly perBase: number;
  readonly breaksAt: number;
  readonly isBroken: boolean;
  readonly isGone?: boolean;
};

/** "your army", or the name of the other. */
export const armyCalled = (names: SeatNames, seat: SeatName): string => (seat === names.eyes ? "your army" : titleOf(names, seat));

/** When a group breaks, as on the army's sheet: "breaks after 3 bases + 1 wound", "breaks at the next wound". */
export function losingWords({ wounds, perBase, breaksAt, isBroken, isGone = false }: Losing): string {
  if (isBroken) return "broken";
  if (isGone) return "destroyed";
  return wounds > 0 && wounds + 1 === breaksAt ? "breaks at the next wound" : breaksAfter(lossWords(breaksAt, perBase));
}

/** For a group whose march has not arrived. */
export const AWAY_WORDS = "counts once it arrives";

/** Said when an army breaks. */
export const armyBreaksWords = (names: SeatNames, seat: SeatName): string => `${sentenceCase(armyCalled(names, seat))} breaks!`;

/** A camp is sacked, not broken. */
export function campWords({ wounds, perBase, breaksAt, isBroken }: Losing): string {
  if (isBroken) return "sacked";
  return wounds > 0 && wounds + 1 === breaksAt ? "sacked at the next wound" : `sacked after ${lossWords(breaksAt, perBase)}`;
}

type Totals = {
  readonly size: number;
  readonly towards: number;
  readonly breaksAt: number;
  readonly isBroken: boolean;
  readonly uncounted: number;
  /** With the marches that are still to arrive. */
  readonly breaksWithMarch: number;
};

/** "4 of 9 TuGs lost: breaks at 5", and where it is another "(6 with the march)". */
export function totalsWords({ size, towards, breaksAt, isBroken, uncounted, breaksWithMarch }: Totals): string {
  if (breaksAt === 0) return uncounted > 0 ? "no TuG seen yet" : "no TuG on the table, so the army cannot break";
  const lost = `${towards} of ${counted(size, "TuG")} lost`;
  return isBroken
    ? `${lost}: the army is broken`
    : `${lost}: breaks at ${breaksAt}${breaksWithMarch > breaksAt ? ` (${breaksWithMarch} with the march)` : ""}`;
}

/** Losses that do not count towards breaking. */
export const sugsLostWords = (sugs: number): string => (sugs === 0 ? "" : `${counted(sugs, "SuG")} lost`);

export const hasCampWords = (isSacked: boolean): string => (isSacked ? "the sacked camp counts as 1 TuG" : "");

/** "2 groups on the march", or beside hidden groups "2 on the march". */
const onTheMarch = (marching: number, hidden: number): string => `${hidden > 0 ? marching : counted(marching, "group")} on the march`;

type Uncounted = { readonly hidden: number; readonly marching: number };

/** Hidden groups and those on the march, which may let the army break later than shown. */
export function uncountedWords({ hidden, marching }: Uncounted): string {
  const groups = [...(hidden > 0 ? [counted(hidden, "hidden group")] : []), ...(marching > 0 ? [onTheMarch(marching, hidden)] : [])];
  return groups.length === 0 ? "" : `${both(groups)} not counted`;
}

/** Announced when something is ticked. */
export function tickedWords(name: string, before: Losing, now: Losing): string {
  if (now.isBroken && !before.isBroken) return `${name} breaks.`;
  if (now.isGone && !before.isGone) return `${name} is destroyed.`;
  const [bases, wounds] = [Math.floor(now.wounds / now.perBase), now.wounds % now.perBase];
  const lost = [...(bases > 0 ? [`${counted(bases, "base")} lost`] : []), ...(wounds > 0 ? [`${counted(wounds, "wound")} taken`] : [])];
  return `${name}: ${both(lost.length > 0 ? lost : ["nothing lost"])}. ${sentenceCase(losingWords(now))}.`;
}

const MOMENTS: Readonly<Record<KillABaseMoment, string>> = {
  "at-once": "At once",
  "phase-end": "At the end of this phase",
  "turn-end": "In the End of Turn Phase (6.3)",
  dealing: "In the Card Phase (1.2)",
};

export const momentWords = (when: KillABaseMoment): string => `Test ${MOMENTS[when].replace(/^./, (first) => first.toLowerCase())}`;

/** A cause in the table of all tests. `sentence`: who tests. */
export const causeTold = (when: KillABaseMoment, sentence: Words): Words => say`${MOMENTS[when]}. Who tests: ${sentence}`;

function rollerOf(names: SeatNames, tested: SeatName): string {
  if (names.eyes === null) return "The other side rolls";
  return names.eyes === tested && !names.titles ? "Your opponent rolls" : says(names, otherSeat(tested), "roll", "rolls");
}

/** Who is tested and who rolls, beside a test that is due. */
export const whoTestsWords = (sentence: Words, rolls: string): Words => say`Who tests: ${sentence} ${rolls}`;

/** Who rolls the dice: the enemy of the tested army. */
export function rollsWords(names: SeatNames, tested: SeatName): string {
  const roller = rollerOf(names, tested);
  return `${roller} against ${armyCalled(names, tested)}.`;
}

type Due = { readonly cause: KillABaseCause; readonly who: string; readonly army: string };

/** The cause of a test, as its heading: "Alcantara (3) of your army broke". `who`: the group, the commander, or the camp with its army. */
export function dueWords({ cause, who, army }: Due): string {
  switch (cause) {
    case "tug-broken":
    case "commander-routed":
      return `${who} of ${army} broke`;
    case "camp-sacked":
      return `${who} was sacked`;
    case "commander-killed":
      return `${who} of ${army} was killed`;
    default:
      return who;
  }
}

const TESTED: Readonly<Record<TestedBy, Words>> = {
  poor: [term("poor")],
  average: [term("average")],
  superior: [term("superior")],
  exceptional: [term("exceptional")],
  elephant: [term("elephant", "elephants")],
  "battle-wagon": [term("battle-wagon", "wagons")],
};

export const testedWords = (tested: TestedBy): Words => TESTED[tested];

/** "2 colours lower (kinder)", "1 colour higher (harsher)". */
export function stepsWords(steps: number): string {
  if (steps === 0) return "the same die";
  return `${counted(Math.abs(steps), "colour")} ${steps < 0 ? "lower (kinder)" : "higher (harsher)"}`;
}

const SHIFTED: Readonly<Record<DieShift, Words>> = {
  "rear-support": say`always has ${term("rear-support")}`,
  steady: [term("steady")],
  "army-commander-killed": say`${term("army-commander")} lost`,
  "elephants-broken": say`${term("elephant", "elephants")} lost`,
  nervous: say`${term("nervous")} where deployed`,
};

/** Why a group is tested with another die: "2 colours lower: steady". */
export const shiftedWords = (steps: number, shifts: readonly DieShift[]): Words =>
  say`${stepsWords(steps)}: ${joined(
    shifts.map((shift) => SHIFTED[shift]),
    ", ",
  )}`;

type NamedUnit = { readonly number: number; readonly name: string };

/** A unit group of the table: "Pancerni (7)". */
export const groupCalled = ({ number, name }: NamedUnit): string => `${name} (${number})`;

const unitCalled = (number: number, units: readonly NamedUnit[]): string => {
  const unit = units.find((one) => one.number === number);
  return unit ? groupCalled(unit) : `unit group ${number}`;
};

/** What an order says: "Pancerni (7)", "Lisowczycy (6) round your left", "a bluff"; "?" while it is secret. */
export function secretWords({ secret }: Pick<ShownOrder, "secret">, units: readonly NamedUnit[], reader: Reader): string {
  if (!secret) return "?";
  if (secret.kind === "ambush") return secret.unit === null ? "a bluff" : unitCalled(secret.unit, units);
  if (secret.edge === null) return "a bluff";
  return `${both(secret.units.map((number) => unitCalled(number, units)))} round ${edgeWords(secret.edge, reader)}`;
}

/** The button that shows an order: "Show ambush 2: Pancerni (7)". */
export const showWords = (marker: Pick<ShownOrder, "order" | "secret">, units: readonly NamedUnit[], reader: Reader): string =>
  `Show ${orderCalled(marker.order)}: ${secretWords(marker, units, reader)}`;

/** An order by its name, and where its marker lies. */
export function markerWords({ order, place }: Pick<ShownOrder, "order" | "place">, reader: Reader): string {
  const called = sentenceCase(orderCalled(order));
  return place.kind === "ambush" ? `${called}, ${placeWords(place, reader)}` : called;
}

const KINDS = { unknown: "not seen", tug: "a TuG", sug: "a SuG", double: "a double group" } as const;

export const unseenWords = (kind: keyof typeof KINDS): string => KINDS[kind];

const WHERE = { table: "", ambush: "in ambush", march: "on the march" } as const;

export const whereWords = (where: keyof typeof WHERE): string => WHERE[where];

/** A commander's fate, and his present grade. */
export function commanderStands({ grade, killed, hurt }: { readonly grade: Grade; readonly killed: number; readonly hurt: number }): Words {
  const fates = [...(killed > 0 ? [killed === 1 ? "killed" : `killed ${killed} times`] : []), ...(hurt > 0 ? ["wounded"] : [])];
  return joined([...fates, killed > 0 ? say`the successor is ${gradeTerm(grade)}` : gradeTerm(grade)], "; ");
}

/** A base of a group, in the order of loss. */
export const boxWords = (base: number, bases: number, breaks: boolean): string =>
  `Base ${base} of ${bases} lost${breaks ? ", which breaks it" : ""}`;

/** What a group counts as in its army, where that is not one TuG. */
export const countsWords = (tugs: number): string => (tugs === 0 ? "SuG" : tugs === 1 ? "" : `counts as ${counted(tugs, "TuG")}`);

/*
 * The sentences of `data/afield` with their words of the rules named. The API gives them plain, so the names stand here; a test holds
 * both to the same text. A row with another sentence, from tables of another version, is shown plain.
 */

const CAUSES: Readonly<Record<KillABaseCause, Words>> = {
  "tug-broken": marked(
    "Every [unit group] of the same army within 3 [BW] of where the broken group’s [bases] stood when the phase began. A [flexible] group counts as a [TuG] even in [skirmish](skirmishers) form. A broken [SuG] causes no test.",
  ),
  "camp-sacked": marked(
    "Every [unit group] of that army on the table, including [allies]. An S on the die [slows](slowing) them in the next turn.",
  ),
  "commander-killed": marked(
    "Every [unit group] of that army within 3 [BW] of the [commander]. If an [ally] is killed, only its own [contingent] tests. That [contingent] never tests for another [commander].",
  ),
  "passed-through": marked(
    "[Routers](rout): each group they pass through, unless either is [foot] [skirmishers]. [Forced charge]: each [TuG] it passes (a [SuG] is lost, without a test). [Pursuers](pursuit): each group they pass. [Mounted] who [run away] or [skirmish]: each group they pass except foot skirmishers. The mounted test too, unless in [skirmish](skirmishers) form.",
  ),
  "break-off": marked(
    "The group that [breaks off](break-off) from an enemy no faster than itself. [Mounted] that [break off] from slower [foot] do not test.",
  ),
  "edge-stopped": marked("A [TuG] that [runs away](run-away) or [skirmishes](skirmish) and must stop at an edge."),
  "commander-left": marked("The group that fights on when its commander plays a card to leave it."),
  "charge-not-made": marked("The group for which [skirmishers] were moved out of the way, if it does not [charge] after all."),
  desertion: marked("Every group of an allied [contingent] whose [commander] draws nothing but black while still [unreliable]."),
  "commander-in-file": marked(
    "A [commander] who fights in the front [rank] of a [file] that loses a [base], by a skull or a second [wound].",
  ),
  "commander-routed": marked(
    "The [commander] with the group, if shooting or fighting broke it, but not if a test did. A commander who survives moves away at once.",
  ),
};

const SHIFTS: Readonly<Record<DieShift, Words>> = {
  "rear-support": marked(
    "[Foot] has [rear support] if a foot [TuG] is wholly behind it, within 6 [BW]. [Dragoons] and [commanded shot] never give it. [Keils], [later keils] and [tercios] always have it.",
  ),
  steady: marked("[Steady] troops are tested with a lower die."),
  "army-commander-killed": marked("Tests for the loss of the [army commander] use a higher die."),
  "elephants-broken": marked("Tests for [elephants] that break or are destroyed use a higher die."),
  nervous: marked("[Foot] that is [nervous] where it stands is tested with a higher die."),
};

type Tested = "group" | "commander";

const RESULTS: Readonly<Record<Tested, Readonly<Record<DieFace, Words>>>> = {
  group: {
    skull: marked("kills a [base], of its owner’s choice"),
    wound: marked("is a [wound]"),
    special: marked("[slows](slowing) by 1 [BW] until the next end of turn"),
    blank: "does nothing",
  },
  commander: {
    skull: marked("kills, and groups within 3 [BW] take a [KaB] test"),
    wound: marked("lowers the [grade] for good, but costs no cards"),
    special: "costs all cards held",
    blank: "does nothing",
  },
};

type Row<Id> = { readonly id: Id; readonly sentence: string };

const worded = (words: Words, sentence: string): Words => (plain(words) === sentence ? words : sentence);

/** Who is tested, by the cause. */
export const causeSentence = ({ id, sentence }: Row<KillABaseCause>): Words => worded(CAUSES[id], sentence);

const KILLED_WITHOUT_ALLIES = marked("Every [unit group] of that army within 3 [BW] of the [commander].");

/** The same of an army that may have allies, or has none for certain. */
export function dueSentence(row: Row<KillABaseCause>, mayHaveAllies: boolean): Words {
  const whole = causeSentence(row);
  return row.id === "commander-killed" && !mayHaveAllies && whole === CAUSES[row.id] ? KILLED_WITHOUT_ALLIES : whole;
}

/** When another die is used. */
export const shiftSentence = ({ id, sentence }: Row<DieShift>): Words => worded(SHIFTS[id], sentence);

const OF: Readonly<Record<Tested, string>> = { group: "Unit groups", commander: "Commanders" };

/** What each face of the die does. */
export const resultsSentence = (tested: Tested, rows: readonly Row<DieFace>[]): Words =>
  say`${OF[tested]}: ${joined(
    rows.map(({ id, sentence }) => say`${faceCalled(id)} ${worded(RESULTS[tested][id], sentence)}`),
    "; ",
  )}.`;
