import type { SecretOrder } from "../../model/battle-event";
import type { BattleTables } from "../../model/battle-tables";
import type { BattleView } from "../../model/battle-view";
import { otherSeat, type SeatName } from "../../model/by-seat";
import type { Form, ShortEdge } from "../../model/enumerations";
import { both, counted } from "../phrasing";
import { joined, say, type Words } from "../sentence";
import { term } from "../terms";
import { territoryTerm } from "../territories";
import { type Other, otherCalled, othersOwn, type SeatNames, says } from "./names";
import { edgeWords, type Reader } from "./terrain";

type Rectangle = { readonly w: number; readonly h: number; readonly angle: number };

/** Its sides as they lie, that along the long edge of the table first, and by how many degrees, under 90, it is turned to the left from that. */
type Lying = { readonly along: number; readonly deep: number; readonly turned: number };

/** A rectangle comes to lie as it lay after half a turn, and after a quarter its sides change places. */
export function asItLies({ w, h, angle }: Rectangle): Lying {
  const isOnSide = angle % 180 >= 90;
  return { along: isOnSide ? h : w, deep: isOnSide ? w : h, turned: angle % 90 };
}

const FORMS: Readonly<Record<Form, string>> = {
  close: "close",
  loose: "loose",
  skirmish: "skirmish",
  mounted: "mounted",
  foot: "on foot",
};

export const formWords = (form: Form): string => FORMS[form];

/** The same as a word of the rules. */
export const formTerm = (form: Form): Words => {
  if (form === "foot") return say`on ${term("foot")}`;
  return [form === "skirmish" ? term("skirmishers", FORMS.skirmish) : term(form, FORMS[form])];
};

/** Degrees to its left from straight ahead: 0 to 359. */
const turnOf = (facing: number, ahead: number): number => (((facing - ahead) % 360) + 360) % 360;

/** The same as a player sets it: to the left above 0, to the right below. */
export function turnedLeft(facing: number, ahead: number): number {
  const turn = turnOf(facing, ahead);
  return turn > 180 ? turn - 360 : turn;
}

/** "ahead", "15° to the left", "to the rear". */
export function facingWords(facing: number, ahead: number): string {
  const turn = turnOf(facing, ahead);
  if (turn === 0) return "ahead";
  if (turn === 180) return "to the rear";
  return turn < 180 ? `${turn}° to the left` : `${360 - turn}° to the right`;
}

type Shown = Pick<BattleView, "seat" | "roles" | "flank" | "pieces" | "units"> & Other;
type Owners = Pick<Shown, "seat" | "roles" | "other">;

/** The edge from which the field is seen. */
type SeenFrom = "defender" | "invader";

/** Whose that edge is: "your", the other player's, or by its role for a spectator. */
function whoseEdge(shown: Owners, from: SeenFrom): string {
  const { seat, roles } = shown;
  if (seat === null || !roles) return `the ${from}’s`;
  return roles[from] === seat ? "your" : othersOwn(shown);
}

/** What the picture shows, for screen readers. */
export function fieldWords(shown: Shown, from: SeenFrom): string {
  const { seat, roles, pieces, units } = shown;
  const of = (one: SeatName | undefined) => units.filter((unit) => unit.seat === one).length;
  const terrain = pieces.length === 0 ? "no terrain" : counted(pieces.length, "piece of terrain", "pieces of terrain");
  const other = seat === "a" ? "b" : "a";
  const armies =
    seat === null
      ? `${counted(of(roles?.invader), "unit group")} of the invader and ${of(roles?.defender)} of the defender`
      : `${counted(of(seat), "unit group")} of yours and ${of(other)} of ${othersOwn(shown)}`;
  return `The battlefield, seen from ${whoseEdge(shown, from)} edge: ${terrain}${units.length === 0 ? "" : `, ${armies}`}`;
}

/** "your left", "flank sector": two lines, with left and right as seen from the edge. */
export const sectorWords = (side: ShortEdge, isSecure: boolean, shown: Owners, from: SeenFrom): readonly [string, string] => [
  `${whoseEdge(shown, from)} ${side}`,
  isSecure ? "secure flank" : "flank sector",
];

export const zoneWords = (isOwn: boolean, shown: Owners, zone: SeatName): string => {
  const { seat, roles } = shown;
  if (seat !== null) return isOwn ? "you deploy here" : `${otherCalled(shown)} deploys here`;
  return roles?.invader === zone ? "the invader deploys here" : "the defender deploys here";
};

type Named = { readonly number: number; readonly name: string };

type Order = { readonly secret: SecretOrder; readonly isRevealed: boolean };

/** What an order says, below its marker. */
export function orderNote({ secret, isRevealed }: Order, units: readonly Named[], reader: Reader): string {
  const called = (number: number) => {
    const name = units.find((unit) => unit.number === number)?.name;
    return name ? `${name} (${number})` : `unit group ${number}`;
  };
  if (secret.kind === "ambush") return secret.unit === null ? "bluff" : called(secret.unit);
  return secret.edge === null || secret.units.length === 0
    ? "bluff"
    : `March${isRevealed ? "" : " (secret)"}: ${both(secret.units)}, round ${edgeWords(secret.edge, reader)}`;
}

/** The scale below the map. */
export const SCALE = {
  length: (baseWidths: number) => `${baseWidths} BW`,
  bases: (baseWidths: number, millimetres: number, centimetres: string, inches: string) =>
    `${baseWidths} BW = ${centimetres} cm (${inches} in) with ${millimetres} mm bases`,
} as const;

/** The signs on the bases and beside them, in the order of the legend. */
export const LEGEND_WORDS = {
  pike: "pikes",
  dropped: "pikes dropped",
  shot: "shot",
  bow: "bows",
  blade: "other foot",
  horse: "horse",
  "horse-shot": "shooting horse",
  dragoon: "dragoons",
  gun: "guns",
  elephant: "elephants",
  wagon: "battle wagons",
  skirmish: "skirmishers",
  commander: "commander",
  command: "command",
  order: "secret order",
  camp: "camp",
} as const;

/** From which edge the picture is seen, and how to tell the two sides apart without colours. */
export function captionWords(shown: Shown, from: SeenFrom): string {
  const { seat, units } = shown;
  const edge = `Seen from ${whoseEdge(shown, from)} edge`;
  if (units.length === 0) return `${edge}.`;
  if (seat !== null) return `${edge}. Your unit groups have a single outline, ${othersOwn(shown)} a double one.`;
  return `${edge}. The invader’s unit groups have a single outline, the defender’s a double one.`;
}

type Seen = Pick<BattleView, "square" | "territory" | "flank" | "outscouting" | "roles">;
type Tables = Pick<BattleTables, "squares" | "densities" | "flanks">;

/** The secure flank, in a few words. */
function flankWords({ square, flank }: Seen, tables: Tables, names: SeatNames): Words {
  const row = tables.squares.find(({ id }) => id === square);
  const kind = tables.flanks.find(({ id }) => id === row?.flank);
  if (!kind || kind.kind === "none") return say`no ${term("secure-flank")}`;
  const what = kind.water ?? "terrain";
  return flank ? `${what} on ${edgeWords(flank.edge, names)}` : say`${what} on one ${term("secure-flank", "flank")}`;
}

/** "Plains or desert, sparse, no secure flank": the ground of the battle. */
function placeWords(view: Seen, tables: Tables, names: SeatNames): Words {
  const row = tables.squares.find(({ id }) => id === view.square);
  const density = tables.densities.find(({ id }) => id === row?.density)?.name.toLowerCase();
  return joined(
    [
      ...(view.territory ? [[territoryTerm(view.territory)]] : []),
      ...(density ? [[term("density", density)]] : []),
      flankWords(view, tables, names),
    ],
    ", ",
  );
}

/** The line over a battlefield: the square and its ground, the defender, the out-scouting. */
export function fieldLine(view: Seen, tables: Tables, names: SeatNames): readonly Words[] {
  const { roles, outscouting, square } = view;
  const defends = roles ? [says(names, roles.defender, "defend", "defends")] : [];
  const out = outscouting?.by
    ? [say`${says(names, otherSeat(outscouting.by), "are", "is")} ${term("out-scouting", "out-scouted")} by ${outscouting.difference}%`]
    : [];
  return [say`${square ? `${square}: ` : ""}${placeWords(view, tables, names)}`, ...defends, ...out];
}
