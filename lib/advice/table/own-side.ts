import type { AdviceTables } from "../../model/advice";
import type { BattleView } from "../../model/battle-view";
import type { SeatName } from "../../model/by-seat";
import type { FrozenForce } from "../../model/force";
import { type Battleground, battlegroundOf } from "../../rules/table/battleground";
import { baseWidths } from "../../rules/table/geometry/footprint";
import type { ComputerTurn } from "../computer-turn";

const SEEN = new WeakMap<BattleView, Battleground>();

/** The table as a seat sees it, prepared once for each view. Throws for a battle whose tables have no battlefield. */
export function groundSeen({ view, book }: Pick<ComputerTurn, "view" | "book">): Battleground {
  const known = SEEN.get(view);
  if (known) return known;
  if (!book.battlefield) throw new Error("this battle is played under tables without a battlefield");
  const made = battlegroundOf(view, book.battlefield, book.tables.tableSizes);
  SEEN.set(view, made);
  return made;
}

/** A place as a seat sees it, in BW: `across` from its own left to its right, `ahead` from its own edge to the enemy's. */
export type Own = { readonly across: number; readonly ahead: number };
type Spot = { readonly x: number; readonly y: number };

/** The table as seen from one seat. */
export type SeatFrame = {
  readonly width: number;
  readonly depth: number;
  /** Degrees: the direction in which it faces the enemy. */
  readonly facing: number;
  readonly own: (spot: Spot) => Own;
  readonly spot: (own: Own) => Spot;
};

export function seatFrame({ width, depth, defender }: Pick<Battleground, "width" | "depth" | "defender">, seat: SeatName): SeatFrame {
  const [far, deep] = [baseWidths(width), baseWidths(depth)];
  if (seat === defender) {
    return {
      ...{ width: far, depth: deep, facing: 90 },
      own: ({ x, y }) => ({ across: x, ahead: y }),
      spot: ({ across, ahead }) => ({ x: across, y: ahead }),
    };
  }
  return {
    ...{ width: far, depth: deep, facing: 270 },
    own: ({ x, y }) => ({ across: far - x, ahead: deep - y }),
    spot: ({ across, ahead }) => ({ x: far - across, y: deep - ahead }),
  };
}

/** Rounded to a tenth, like lengths in documents. */
export const inTenths = (length: number): number => Math.round(length * 10) / 10;

export type OwnUnit = FrozenForce["units"][number];

/** Numbers of the seat's unit groups that march or are in ambush. */
function hiddenNumbers({ view, me }: Pick<ComputerTurn, "view" | "me">): ReadonlySet<number> {
  return new Set(
    view.markers.flatMap(({ seat, secret }) => {
      if (seat !== me || !secret) return [];
      if (secret.kind === "march") return secret.edge === null ? [] : secret.units;
      return secret.unit === null ? [] : [secret.unit];
    }),
  );
}

/** The seat's unit groups that are on the table or may still be placed there. */
export function groupsToStand(turn: Pick<ComputerTurn, "view" | "me" | "force">): readonly OwnUnit[] {
  const hidden = hiddenNumbers(turn);
  return turn.force.units.filter(({ number }) => !hidden.has(number));
}

/** The posts of a line of battle, from the middle outwards. */
export const POSTS = ["foot", "guns", "wagons", "loose-foot", "elephants", "shot", "screen", "horse", "light"] as const;
export type Post = (typeof POSTS)[number];

function postOfFoot({ formation, setFormation }: OwnUnit["troop"]): Post {
  if (setFormation === "commanded-shot") return "shot";
  if (formation === "skirmish" || formation === "flexible-loose-skirmish") return "screen";
  return formation === "loose" ? "loose-foot" : "foot";
}

/** Foot in the middle with its guns; elephants and shot at its ends; horse beyond them, and the lightest outermost. */
export function postOf({ troop }: Pick<OwnUnit, "troop">): Post {
  if (troop.formation === "dragoon") return "light";
  switch (troop.type) {
    case "foot":
      return postOfFoot(troop);
    case "mounted":
      return troop.formation === "skirmish" || troop.formation === "flexible-mounted" ? "light" : "horse";
    case "artillery":
      return "guns";
    case "battle-wagon":
      return "wagons";
    case "elephant":
      return "elephants";
    default:
      return troop.type satisfies never;
  }
}

export const isOfWing = (post: Post): boolean => post === "horse" || post === "light";

type Id = AdviceTables["namedPosts"][number]["id"];

const LETTER = /\p{L}/u;

/** Whether these words stand in a name by themselves. */
function says(name: string, words: string): boolean {
  const at = name.toLowerCase().indexOf(words);
  if (at < 0) return false;
  return !LETTER.test(name[at - 1] ?? "") && !LETTER.test(name[at + words.length] ?? "");
}

const isCalled = (name: string, id: Id, { namedPosts }: AdviceTables): boolean =>
  namedPosts.some((row) => row.id === id && row.words.some((words) => says(name, words)));

/** Where a unit group is expected to stand by its name: -1 on the left, 1 on the right, 0 anywhere. */
export function namedSide({ name }: { readonly name: string }, advice: AdviceTables): -1 | 0 | 1 {
  const [left, right] = [isCalled(name, "left", advice), isCalled(name, "right", advice)];
  return left === right ? 0 : left ? -1 : 1;
}

/** Whether a unit group is expected behind the first line by its name. */
export const isNamedSecond = ({ name }: { readonly name: string }, advice: AdviceTables): boolean => isCalled(name, "second-line", advice);
