import type { BattleRecord } from "../../model/battle";
import type { BattleEvent } from "../../model/battle-event";
import type { BattleTables } from "../../model/battle-tables";
import type { BattleView } from "../../model/battle-view";
import { type BySeat, otherSeat, type SeatName } from "../../model/by-seat";
import type { ShownForce } from "../../model/force";
import { sentenceCase } from "../phrasing";
import { lookOf } from "./lookalikes";
import type { Reader } from "./terrain";

/** In the order of their force, the army commander first. */
export type Commanders = readonly { readonly name: string | null }[];

/** What the two players are called, as far as they have said it; only they themselves ever read it. */
export type Players = BySeat<string | null>;

/**
 * `names`: of the players where they are known, or else of their armies. `titles`: player and army, for headings and lists. `armies`: the
 * armies alone. `eyes`: the seat that is told as "you"; null for a spectator, who is told both by their names. `defender`, once that is known, and `table`:
 * as a `Reader` has them. `commanders`: of each seat, as far as their names are known. `moveFrom`: the lowest die that lets a player move
 * the other's terrain; missing where the battle's tables are not at hand.
 */
export type SeatNames = Reader & {
  readonly names: BySeat<string>;
  readonly titles?: BySeat<string>;
  readonly armies?: BySeat<string>;
  readonly commanders?: Partial<BySeat<Commanders>>;
  readonly moveFrom?: number | null;
};

type Known = Pick<BattleView, "forces" | "roles" | "chairs">;

function whileUnknown(view: Known, seat: SeatName, eyes: SeatName | null): string {
  if (view.chairs[seat] === "house") return "the computer";
  if (eyes === null) return `seat ${seat.toUpperCase()}`;
  return seat === eyes ? "your army" : "your opponent";
}

/** What tells two armies apart whose names are the same, or look alike; that the computer plays one of them is not enough. */
function mark(view: Known, seat: SeatName): string {
  if (view.roles) return view.roles.invader === seat ? "invader" : "defender";
  return `seat ${seat.toUpperCase()}`;
}

/** A name that is written from right to left is kept apart from what stands around it, which it would turn round. */
export const apart = (name: string): string =>
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(name) ? `\u2068${name}\u2069` : name;

/** What both armies are called: by their sides or their own names, and with a mark where two names look alike. */
function armyNames(view: Known, eyes: SeatName | null): { readonly names: BySeat<string>; readonly plain: BySeat<string> } {
  const called = (nameOf: (force: ShownForce) => string, seat: SeatName) => {
    const force = view.forces[seat];
    return force ? nameOf(force) : whileUnknown(view, seat, eyes);
  };
  for (const nameOf of [sideName, ({ name }: ShownForce) => name]) {
    const [a, b] = [called(nameOf, "a"), called(nameOf, "b")];
    const names = { a: apart(a), b: apart(b) };
    if (lookOf(a) !== lookOf(b)) return { names, plain: names };
  }
  const plain = { a: apart(called(sideName, "a")), b: apart(called(sideName, "b")) };
  const marked = (seat: SeatName) => markedForceName(apart(called(({ name }) => name, seat)), mark(view, seat));
  return { names: { a: marked("a"), b: marked("b") }, plain };
}

/** Names that would turn a sentence into one about somebody else. */
const TAKEN: ReadonlySet<string> = new Set(
  ["you", "your", "your army", "your opponent", "opponent", "computer", "the computer", "seat a", "seat b"].map(lookOf),
);

/** What both seats are called: by their players, where both can be told apart by that, or else by their armies. */
export function seatNames(view: Known, eyes: SeatName | null, players: Players | null = null): SeatNames {
  const { names: armies, plain } = armyNames(view, eyes);
  const reader = { eyes, defender: view.roles?.defender ?? null };
  const playerOf = (seat: SeatName) => (view.chairs[seat] === "house" ? null : (players?.[seat] ?? null));
  const [a, b] = [playerOf("a"), playerOf("b")];
  if (a === null && b === null) return { ...reader, names: armies };
  const isTold = (seat: SeatName) => {
    const own = playerOf(seat);
    const other = otherSeat(seat);
    return own !== null && !TAKEN.has(lookOf(own)) && lookOf(own) !== lookOf(playerOf(other) ?? armies[other]);
  };
  const named = (seat: SeatName, alone: boolean): string => {
    const player = playerOf(seat);
    if (player === null) return armies[seat];
    if (alone && isTold(seat)) return apart(player);
    if (!view.forces[seat]) return isTold(seat) ? apart(player) : armies[seat];
    return isTold(seat) ? `${apart(player)} (${plain[seat]})` : `${apart(player)}, ${armies[seat]}`;
  };
  return {
    ...reader,
    names: { a: named("a", true), b: named("b", true) },
    ...{ titles: { a: named("a", false), b: named("b", false) }, armies },
  };
}

/** Player and army, or the army alone: "Anna (Sweden)". */
export const titleOf = ({ names, titles }: SeatNames, seat: SeatName): string => (titles ?? names)[seat];

/** The army, whoever plays it. */
export const armyOf = ({ names, armies }: SeatNames, seat: SeatName): string => (armies ?? names)[seat];

/** "you", or the name of the army, within a sentence. */
export const who = ({ eyes, names }: SeatNames, seat: SeatName): string => (seat === eyes ? "you" : names[seat]);

/** "your", or "their" of the one that was just named. */
export const whose = ({ eyes }: SeatNames, seat: SeatName): "your" | "their" => (seat === eyes ? "your" : "their");

/** "your", or the name of the army with its ending: "Parliament’s", "Transylvanians’". */
export function possessive(names: SeatNames, seat: SeatName): string {
  if (seat === names.eyes) return "your";
  return ending(names.names[seat]);
}

/** A name with its ending: "Parliament’s", "Transylvanians’". */
export const ending = (name: string): string => `${name}${name.endsWith("s") ? "’" : "’s"}`;

/** Who reads, and what he calls the other player, where that is known: by default the opponent. */
export type Other = { readonly other?: string };
export const otherCalled = ({ other = "your opponent" }: Other = {}): string => other;
export const othersOwn = (seen?: Other): string => ending(otherCalled(seen));

/** What the reader calls the other player; nothing for a spectator. */
export const otherFor = ({ eyes, names }: SeatNames): Other => (eyes === null ? {} : { other: names[otherSeat(eyes)] });

/** "You", or the name of the army, at the beginning of a sentence. */
export const subject = (names: SeatNames, seat: SeatName): string => sentenceCase(who(names, seat));

/** The form of a verb: `you` goes with "you", `they` with a name. */
export const verb = ({ eyes }: SeatNames, seat: SeatName, you: string, they: string): string => (seat === eyes ? you : they);

/** What a seat does, within a sentence. */
export const does = (names: SeatNames, seat: SeatName, you: string, they: string): string =>
  `${who(names, seat)} ${verb(names, seat, you, they)}`;

/** What a seat does, at the beginning of a sentence. */
export const says = (names: SeatNames, seat: SeatName, you: string, they: string): string => sentenceCase(does(names, seat, you, they));

/** What a seat did, at the beginning of a sentence: "You placed", "Army of Flanders placed". */
export const did = (names: SeatNames, seat: SeatName, done: string): string => `${subject(names, seat)} ${done}`;

/** The side that each shipped list stands for, by the list's id without its years. */
const SIDES: Readonly<Record<string, string>> = {
  "anglo-dutch": "Grand Alliance",
  austrian: "Austria",
  "catholic-league": "Catholic League",
  "cossack-tatar": "Cossack and Tatar host",
  "danish-saxon": "Denmark and Saxony",
  "dutch-states": "Dutch Republic",
  english: "England",
  florentine: "Florence",
  french: "French army",
  "french-catholic": "Catholic France",
  "french-ordonnance": "France",
  "german-protestant": "German Protestant army",
  huguenot: "Huguenots",
  hungarian: "Hungary",
  imperial: "Imperial army",
  "imperial-landsknecht": "Landsknecht army",
  irish: "Irish lords",
  "joseon-korean": "Joseon Korea",
  "lodi-afghan": "Sultanate of Delhi",
  mamluk: "Mamluk Sultanate",
  manchu: "Manchu banners",
  "milanese-papal": "Milan and the Pope",
  "ming-chinese": "Ming China",
  mughal: "Mughal Empire",
  muscovite: "Muscovy",
  ottoman: "Ottoman Empire",
  parliament: "Parliament",
  "petrine-russian": "Russia",
  "polish-lithuanian": "Poland-Lithuania",
  "portuguese-overseas": "Portugal and Spain overseas",
  rajput: "Rajput clans",
  royalist: "Royalists",
  "saadian-moroccan": "Morocco",
  safavid: "Persia",
  "savoyard-lorraine": "Savoy and Lorraine",
  scots: "Scotland",
  songhai: "Songhai Empire",
  "spanish-flanders": "Army of Flanders",
  "spanish-italy": "Spanish army in Italy",
  swedish: "Sweden",
  swiss: "Swiss Confederation",
  transylvanian: "Transylvania",
  "tudor-english": "England",
  venetian: "Venice",
};

/** A battle and its year, as sample armies are named ("Hodonín, 1623", "Marignano, 1515: French"), with what we put behind it. */
const BATTLE = /^(?<battle>[^,()]+, 1[4-7]\d\d)(?:: (?<side>[^:()]+))?(?<mark> \([^()]+\))?$/;

/** The battle of history that an army is named after: "Marignano, 1515"; null if it has a name of its own. */
export const historicalBattle = (name: string): string | null => BATTLE.exec(name)?.groups?.battle ?? null;

/** Which side of that battle it is, if its name says so: "French". */
export const historicalSide = (name: string): string | null => BATTLE.exec(name)?.groups?.side ?? null;

/**
 * An army that is named after a battle goes by its side ("Transylvania") while it fights another battle; every other army keeps the
 * name its player gave it.
 */
export function sideName({ name, list }: { readonly name: string; readonly list: string | null }): string {
  const found = BATTLE.exec(name);
  const side = SIDES[(list ?? "").replace(/-\d{4}-\d{4}$/, "")];
  return found && side ? `${side}${found.groups?.mark ?? ""}` : name;
}

/** Where armies are chosen: one that is named after a battle, with its side. */
export function menuName(army: { readonly name: string; readonly list: string | null }): string {
  const side = historicalSide(army.name) === null ? sideName(army) : army.name;
  return side === army.name ? army.name : `${army.name}: ${side}`;
}

/** A commander by the letter of his shield, and by his name where that is known: "Gustav Horn (B)", else with `owner`: "your commander B". */
export function commanderCalled(commander: number, owner: string, commanders: Commanders = []): string {
  const letter = commandLetter(commander);
  const name = commanders[commander]?.name ?? null;
  return name === null ? `${owner} commander ${letter}` : `${name} (${letter})`;
}

/** A commander of a seat, as these eyes know him. */
export const commanderOf = (names: SeatNames, seat: SeatName, commander: number): string =>
  commanderCalled(commander, whose(names, seat), names.commanders?.[seat]);

/** The same where it is said beside it whose he is: "B Gustav Horn", "A, army commander", "B". */
export function commanderRow(names: SeatNames, seat: SeatName, commander: number): string {
  const letter = commandLetter(commander);
  const name = names.commanders?.[seat]?.[commander]?.name ?? null;
  if (name !== null) return `${letter} ${name}`;
  return commander === 0 ? `${letter}, army commander` : letter;
}

/** A commander's letter, by his place in the force. */
export const commandLetter = (commander: number): string => String.fromCharCode("A".charCodeAt(0) + commander);

/** What a name may have at most. */
const LONGEST = 80;
const WHOSE = " (computer)";
/** Battles opened before have this one in their records. */
const EARLIER = " (house commander)";

/** What a sample army is called when the computer leads it. */
export const houseForceName = (army: string): string =>
  `${[...army]
    .slice(0, LONGEST - WHOSE.length)
    .join("")
    .trimEnd()}${WHOSE}`;

/** "Kircholm, 1605 (defender)", "Kircholm, 1605 (computer, defender)". */
const markedForceName = (name: string, mark: string): string =>
  name.endsWith(WHOSE) || name.endsWith(EARLIER) ? `${name.slice(0, -1)}, ${mark})` : `${name} (${mark})`;

/** The lowest die that lets a player move the other's terrain. */
export const moveFromIn = ({ battlefield }: Pick<BattleTables, "battlefield">): number | null =>
  battlefield?.limits.find(({ id }) => id === "adjust-move-from")?.value ?? null;

type Found<Type extends BattleEvent["type"]> = Extract<BattleEvent, { type: Type }>;

/** What both seats are called in a record. It may be of any battle, and its events may be in any order. */
export function recordNames(
  { events }: Pick<BattleRecord, "events">,
  eyes: SeatName | null,
  tables?: Pick<BattleTables, "battlefield">,
  players: Players | null = null,
): SeatNames {
  const find = <Type extends BattleEvent["type"]>(type: Type, seat?: SeatName) =>
    events.find((event): event is Found<Type> => event.type === type && (seat === undefined || event.seat === seat));
  const role = find("role-chosen");
  const invader = role && (role.role === "invader" ? role.seat : otherSeat(role.seat));
  const shown = (seat: SeatName) => find("force-sealed", seat)?.shown ?? null;
  const { house, table } = find("battle-opened") ?? {};
  const chair = (seat: SeatName): BattleView["chairs"]["a"] => (house?.[seat] ? "house" : find("force-sealed", seat) ? "player" : "open");
  const known: Known = {
    forces: { a: shown("a"), b: shown("b") },
    roles: invader ? { invader, defender: otherSeat(invader) } : null,
    chairs: { a: chair("a"), b: chair("b") },
  };
  // The forces, and with them the names of commanders, are revealed once the battle is over.
  const commanders = (seat: SeatName) => find("force-sealed", seat)?.force?.commanders ?? [];
  return {
    ...seatNames(known, eyes, players),
    ...(table && { table }),
    moveFrom: tables ? moveFromIn(tables) : null,
    commanders: { a: commanders("a"), b: commanders("b") },
  };
}
