import type { BattleLine } from "../../model/advice";
import type { BattleCommand } from "../../model/battle-command";
import type { BattlefieldTables } from "../../model/battle-tables";
import type { BattleView, Laying } from "../../model/battle-view";
import type { Piece } from "../../model/battlefield";
import type { Form, Formation, TerrainKind } from "../../model/enumerations";
import { both, counted, either, plural, sentenceCase, spoken } from "../phrasing";
import { say, type Words } from "../sentence";
import { term } from "../terms";
import { formWords } from "./field";
import { commandLetter, type Other, otherCalled, type SeatNames, who } from "./names";
import { partWords } from "./table-turn";
import { kindTerm, lengthWords, orderCalled, theKindTerm } from "./terrain";

/** What a button does, as what is chosen: "an open area", "pass". */
const chosenWords = (deed: string): string => deed.replace(/^Choose /, "").replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());

const LINES: Readonly<Record<BattleLine, string>> = {
  "horse-on-wings": "Horse on the wings",
  "two-lines": "Two lines",
  "refused-left": "Left refused",
  "refused-right": "Right refused",
  "deep-centre": "Deep centre",
  "all-forward": "All forward",
  "by-command": "By command",
};

/** The steps on the table: what can be placed, how, and what the computer can do for you. */
export const TABLE = {
  map: "The battlefield",
  inWords: (width: number, depth: number) => `The same in words. The table is ${width} by ${depth} BW.`,
  chooseOne: "Choose one.",
  computer: {
    stop: "Stop",
    showPosition: "Show a good spot",
    placeCommanders: "Place them all for me",
    /** `number`: of the unit group that is nearest. */
    commandersAt: (all: readonly { readonly commander: number; readonly number: number }[]): string =>
      `“Place them all for me” puts ${both(all.map(({ commander, number }) => `${commandLetter(commander)} near unit group ${number}`))}. Once placed, they stay there.`,
    showPiece: "Show a good piece and spot",
    toTheEnd: "Play the rest for me",
    theTerrain: "Do all my terrain for me",
    decides: "“Play the rest for me” lets the computer decide all your steps until the battle plan is ready.",
    asksFirst: {
      /** `deed`: as its button says it. */
      heading: (deed: string) => `${deed}?`,
      part: "The computer makes these choices for you. Then you play on. You can stop it, but you cannot undo what it has chosen. The next time in this battle it begins without asking.",
      rest: "The computer makes every choice from here until the battle plan is ready. You can stop it, but you cannot undo what it has chosen. The next time in this battle it begins without asking.",
      button: "Let the computer play",
      cancel: "Keep playing by hand",
    },
    playing: "The computer is playing for you…",
    waiting: (seen: Other) => `Waiting for ${otherCalled(seen)}. The computer then goes on for you.`,
    toTheEndForBoth: "Play the rest for both",
    decidesForBoth: "“Play the rest for both” lets the computer decide everything up to the battle.",
    playingForBoth: "The computer is playing for both…",
    /** `deed`: as its button says it. */
    chose: (deed: string, reason: string) => `Chosen for you: ${chosenWords(deed)}. ${reason}`,
    /** One of many choices. */
    chosenSo: (deed: string, reason: string): string => `${deed}. ${reason}`,
    placedAll: "All commanders are placed, each behind the middle of the groups that the computer would give them in the next step.",
    laidAll: "Your terrain is done: kinds that hinder your army least, placed where they guard your line or hinder it least.",
    suggests: (deed: string, reason: string | null) => `Suggestion: ${chosenWords(deed)}.${reason ? ` ${reason}` : ""}`,
  },
  water: {
    width: (range: string) => `Width of the water, ${range} BW`,
    wrongWidth: (range: string) => `Enter a width of ${range} BW.`,
  },
  dice: {
    label: "The dice",
    kindsChosen: (count: number) => `Kinds chosen: ${count}`,
    allows: (die: number) => `What a ${die} allows`,
    needs: (from: number) => (from === 6 ? " (needs a 6)" : ` (needs ${from} or more)`),
    chosen: (by: string, state: string) => `${by}; ${state}`,
  },
  leaveAll: {
    /** `whose`: the other player’s, with the ending. */
    button: (whose: string) => `Leave this and all of ${whose} later pieces`,
    told: (whose: string) => `You leave all of ${whose} pieces where they lie.`,
    again: "Decide for each piece again",
  },
  lists: {
    units: "Your unit groups",
    kinds: "Kinds for this flank",
    commanders: "Your commanders",
    guns: "Guns that can wheel back",
    scouts: "Scouts that can move",
    onTable: "✓ on the table",
    withOrder: (order: string) => `✓ with ${orderCalled(order)}`,
    full: "in a later turn",
    reach: (length: number) => `up to ${lengthWords(length)} BW`,
    summary: (name: string, deployed: string) => `${name}: ${deployed}`,
  },
  batch: {
    lines: "Battle lines",
    linesHow: "Choose one, then move what you like.",
    laidBeside: "Placed for you beside your last groups. Move them as you like.",
    laidAs: (line: BattleLine) => `Placed for you as before: ${LINES[line]}.`,
    /** Of a battle line of which this turn lays the foot. */
    horseWaits: "No horse in this turn: it goes last, so that the enemy sees your wings late.",
    rest: (count: number) => (count === 1 ? "Place the next group beside it" : `Place the next ${count} groups beside it`),
    line: LINES,
    next: ({ number, name }: { readonly number: number; readonly name: string }) => `Next: ${name} (${number})`,
    progress: (laid: number, of: number) => `${laid} of ${counted(of, "unit group")} in position. You confirm them together.`,
    wrong: (numbers: readonly number[]) => `Not in a legal position: ${plural(numbers.length, "unit group")} ${both(numbers)}.`,
    undo: "Undo",
    removeOne: "Remove it",
    remove: (count: number) => `Remove ${counted(count, "group")}`,
    several: "Select several",
    selected: (count: number) => `${count} selected`,
    all: "Select all",
    level: "Align",
    close: "Close up",
  },
  forming: {
    label: (number: number) => `Formation of unit group ${number}`,
    fewerFiles: "One file fewer",
    moreFiles: "One file more",
    face: "Face the enemy",
    caltrops: "With caltrops",
    stakes: "With stakes",
    size: (files: number, ranks: number, frontage: number, depth: number) =>
      `${counted(files, "file")}, ${counted(ranks, "rank")}: ${lengthWords(frontage)} by ${lengthWords(depth)} BW`,
  },
  commander: {
    atMarker:
      "You can also place this commander with an ambush marker, real or bluff. A commander placed there leads only groups in ambush, none on the table. This cannot be undone.",
    withOrder: (order: string) => `With ${orderCalled(order)}`,
  },
  pikes: (note: string) => `Dropping pikes is final. ${note}`,
} as const;

/** Things in hand, as their name stands in a sentence. */
export const HELD_NAMES = {
  camp: "your camp",
  ambush: (at: number) => `ambush marker ${at}`,
  unit: ({ number, name }: { readonly number: number; readonly name: string }) => `unit group ${number}, ${name}`,
  band: (numbers: readonly number[]) => `unit groups ${both(numbers)}`,
} as const;

export const NERVOUS_HERE = say`This ${term("unit-group")} would be ${term("nervous")} here. In a ${term("flank-sector")}, ${term("foot")} is nervous unless it stands wholly in rough or ${term("going", "difficult going")}.`;

/** For a unit group that stands legally in ground that slows it; lengths in BW. */
export const slowedHere = ({
  kind,
  here,
  open,
}: {
  readonly kind: TerrainKind;
  readonly here: number | null;
  readonly open: number;
}): Words =>
  here === null
    ? say`In ${theKindTerm(kind)} it cannot move.`
    : say`In ${theKindTerm(kind)} it moves ${lengthWords(here)} ${term("base-width", "BW")}, not ${lengthWords(open)}.`;

/** For a piece that must touch an edge: its rectangle touches, though the drawing inside may not. */
export const TOUCHES_HERE = "Legal position: the dashed rectangle touches the edge, as it must.";

const HERE: Readonly<Partial<Record<BattleCommand["type"], string>>> = {
  "place-piece": "Place it here",
  "place-flank-piece": "Place it here",
  "adjust-piece": "Move it here",
  "place-camp": "Place it here",
  "deploy-unit": "Deploy here",
  "wheel-artillery": "Wheel it back like this",
  "place-commander": "Place commander here",
  "scout-move": "Move here",
};

/** The button that leaves the thing in hand where it is. */
export const hereWords = (type: BattleCommand["type"]): string | null => HERE[type] ?? null;

const FIRST: Readonly<Partial<Record<BattleCommand["type"], string>>> = {
  "adjust-piece": "Move the piece on the map, or choose a button above.",
  "wheel-artillery": "Turn the guns on the map, or choose a button above.",
  "scout-move": "Move the scouts on the map, or pass.",
};

/** What to do before that button does anything. */
export const firstWords = (type: BattleCommand["type"]): string | null => FIRST[type] ?? null;

/** Said when the thing in hand can no longer be placed, and this page did not place it. */
export const goneWords = (name: string): string => `The battle has moved on. No longer selected: ${name}.`;

type Dice = NonNullable<Laying["dice"]>;
type Tables = Pick<BattlefieldTables, "sectorDice" | "edgeDice" | "limits">;

/** A die on the table, and what it means. */
type DieLine = { readonly face: number; readonly which: string; readonly says: Words };

/** The two dice that were rolled for a piece. */
export function layingDice({ by, sector, edge }: Dice, tables: Tables, names: SeatNames): readonly DieLine[] {
  const where = tables.sectorDice.find(({ id }) => id === String(sector))?.sector ?? "middle";
  const touches = tables.edgeDice.find(({ id }) => id === String(edge))?.touches ?? false;
  return [
    { face: sector, which: "First die", says: partWords(where, by, names) },
    {
      face: edge,
      which: "Second die",
      says: touches ? "the piece must touch an edge of the table" : "the piece need not touch an edge of the table",
    },
  ];
}

/** What a die allows with the other player's piece, and the lowest die that does. */
type Allowance = { readonly what: string; readonly from: number; readonly isAllowed: boolean };

export function adjustAllowances(die: number, { limits }: Tables): readonly Allowance[] {
  const limit = (id: Tables["limits"][number]["id"]) => limits.find((row) => row.id === id)?.value ?? 0;
  const all = [
    { what: "Leave it", from: 1 },
    { what: `Move it up to ${lengthWords(limit("adjust-distance"))} BW`, from: limit("adjust-move-from") },
    { what: "Turn it about any point", from: limit("adjust-pivot-from") },
    { what: "Remove it", from: limit("adjust-remove-from") },
  ];
  return all.map((one) => ({ ...one, isAllowed: die >= one.from }));
}

const STATES = { waiting: "to be placed", laid: "placed", removed: "placed, then removed", lost: "lost: no legal position" } as const;

/** A kind that was chosen, by which player, and its state. */
type ChoiceLine = { readonly kind: Words; readonly by: string; readonly state: string; readonly isWaiting: boolean };

/** Of the same choices by the same player as many are still there as there are such pieces on the table. */
function isRemoved({ choices }: Laying, at: number, pieces: BattleView["pieces"]): boolean {
  const one = choices[at];
  const isAlike = ({ kind, by, as }: Pick<Piece, "kind" | "by" | "as">) => kind === one?.kind && by === one.by && as === one.as;
  const before = choices.slice(0, at).filter((other) => other.state === "laid" && isAlike(other));
  return one?.state === "laid" && before.length >= pieces.filter(isAlike).length;
}

export const choiceLines = (laying: Laying, pieces: BattleView["pieces"], names: SeatNames): readonly ChoiceLine[] =>
  laying.choices.map(({ kind, by, state, as }, at) => ({
    kind: sentenceCase([kindTerm(kind)]),
    by: `by ${who(names, by)}${as === "optional" ? ", optional" : ""}`,
    state: STATES[isRemoved(laying, at, pieces) ? "removed" : state],
    isWaiting: state === "waiting",
  }));

/** How far a unit group of your own is deployed; `may`: it can be deployed now. */
type DeploymentState = "placed" | "may" | "waits" | "ordered" | "straggles";

export type DeploymentRow = {
  readonly number: number;
  readonly name: string;
  readonly bases: string;
  readonly state: DeploymentState;
  /** Why it cannot be deployed now; null where that needs no words. */
  readonly note: string | null;
};

type Seen = Pick<BattleView, "own" | "units" | "stragglers" | "markers" | "legal" | "seat" | "batch">;

/** The order by which a unit group marches or hides. */
function orderOf({ markers, seat }: Seen, number: number): string | null {
  for (const { seat: owner, order, secret } of markers) {
    if (owner !== seat || secret === null) continue;
    if (secret.kind === "march" ? secret.units.includes(number) : secret.unit === number) return order;
  }
  return null;
}

/** What a unit group waits for that cannot be next. */
function waitsFor({ legal, batch, seat }: Seen): string {
  if (batch?.seat !== seat) return "in a later turn";
  if (legal.some(({ type }) => type === "place-camp")) return "after your camp";
  return "after barricades and guns";
}

function rowOf(view: Seen, { number, name, bases }: NonNullable<Seen["own"]>["units"][number]): DeploymentRow {
  const row = { number, name, bases: counted(bases, "base") };
  const isThis = (one: { readonly seat: string; readonly number: number }) => one.seat === view.seat && one.number === number;
  if (view.units.some(isThis)) return { ...row, state: "placed", note: null };
  if (view.stragglers.some(isThis)) return { ...row, state: "straggles", note: "straggler, off the table" };
  const order = orderOf(view, number);
  if (order) return { ...row, state: "ordered", note: `${order.startsWith("march") ? "with" : "in"} ${orderCalled(order)}` };
  const legal = view.legal.find((one) => (one.type === "deploy-unit" || one.type === "leave-off-table") && one.number === number);
  if (legal?.type === "deploy-unit") return { ...row, state: "may", note: null };
  return { ...row, state: "waits", note: legal ? "no legal position" : waitsFor(view) };
}

const FLEXIBLE = "flexible-";

/** "loose", "may form close, loose or skirmish". */
function mayForm(formation: Formation): string {
  if (formation === "dragoon") return "mounted";
  if (formation === "flexible-mounted" || !formation.startsWith(FLEXIBLE)) return spoken(formation);
  return `may form ${either(formation.slice(FLEXIBLE.length).split("-"))}`;
}

/** A unit group in a list: its troops, size and form, and what it stands behind. `form`: as it is laid out, if it is. */
export function groupWords({ troop, bases }: Pick<NonNullable<Seen["own"]>["units"][number], "troop" | "bases">, form?: Form): string {
  const { type, formation, setFormation, characteristics } = troop;
  const kind = setFormation ?? (formation === "dragoon" ? "dragoons" : type);
  const stands = form ? formWords(form) : mayForm(formation);
  const works = characteristics.includes("barricades") ? ["barricades"] : [];
  return [spoken(kind), counted(bases, "base"), ...(setFormation ? [] : [stands]), ...works].join(", ");
}

/** Your unit groups, and how far each is deployed. */
export const deploymentRows = (view: Seen): readonly DeploymentRow[] =>
  [...(view.own?.units ?? [])].sort((one, other) => one.number - other.number).map((unit) => rowOf(view, unit));

/** How far the deployment is. */
export const deployedWords = (rows: readonly DeploymentRow[]): string =>
  `${rows.filter(({ state }) => state === "placed").length} of ${rows.length} deployed`;
