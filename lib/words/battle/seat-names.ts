import type { BattleView } from "../../model/battle-view";
import type { BySeat, SeatName } from "../../model/by-seat";
import type { ShownForce } from "../../model/force";
import { sentenceCase } from "../phrasing";
import { markedForceName } from "./house-force-name";
import { lookOf } from "./lookalikes";
import { sideName } from "./side-names";
import type { Reader } from "./terrain-words";

/** In the order of their force, the army commander first. */
export type Commanders = readonly { readonly name: string | null }[];

/**
 * `eyes`: the seat that is told as "you"; null for a spectator, who is told both by their names. `defender`, once that is known, and `table`:
 * as a `Reader` has them. `commanders`: of each seat, as far as their names are known.
 */
export type SeatNames = Reader & { readonly names: BySeat<string>; readonly commanders?: Partial<BySeat<Commanders>> };

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
const apart = (name: string): string =>
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(name) ? `\u2068${name}\u2069` : name;

/** What both seats are called: by their sides or their own names, and with a mark where two names look alike. */
export function seatNames(view: Known, eyes: SeatName | null): SeatNames {
  const reader = { eyes, defender: view.roles?.defender ?? null };
  const called = (nameOf: (force: ShownForce) => string, seat: SeatName) => {
    const force = view.forces[seat];
    return force ? nameOf(force) : whileUnknown(view, seat, eyes);
  };
  for (const nameOf of [sideName, ({ name }: ShownForce) => name]) {
    const [a, b] = [called(nameOf, "a"), called(nameOf, "b")];
    if (lookOf(a) !== lookOf(b)) return { ...reader, names: { a: apart(a), b: apart(b) } };
  }
  const marked = (seat: SeatName) => markedForceName(apart(called(({ name }) => name, seat)), mark(view, seat));
  return { ...reader, names: { a: marked("a"), b: marked("b") } };
}

/** "you", or the name of the army, within a sentence. */
export const who = ({ eyes, names }: SeatNames, seat: SeatName): string => (seat === eyes ? "you" : names[seat]);

/** "your", or "their" of the one that was just named. */
export const whose = ({ eyes }: SeatNames, seat: SeatName): "your" | "their" => (seat === eyes ? "your" : "their");

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
