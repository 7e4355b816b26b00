import type { SecretOrder } from "../../model/battle-event";
import type { BattleView } from "../../model/battle-view";
import type { SeatName } from "../../model/by-seat";
import type { ShortEdge } from "../../model/enumerations";
import { both, counted } from "../phrasing";
import { edgeWords, type Reader } from "./terrain-words";

type Shown = Pick<BattleView, "seat" | "roles" | "flank" | "pieces" | "units">;

/** The edge from which the field is seen. */
export type SeenFrom = "defender" | "invader";

/** Whose that edge is: "your", "your opponent’s", or by its role for a spectator. */
function whoseEdge({ seat, roles }: Pick<Shown, "seat" | "roles">, from: SeenFrom): string {
  if (seat === null || !roles) return `the ${from}’s`;
  return roles[from] === seat ? "your" : "your opponent’s";
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
      : `${counted(of(seat), "unit group")} of yours and ${of(other)} of your opponent’s`;
  return `The battlefield, seen from ${whoseEdge(shown, from)} edge: ${terrain}${units.length === 0 ? "" : `, ${armies}`}`;
}

/** "your left", "flank sector": two lines, with left and right as seen from the edge. */
export const sectorWords = (
  side: ShortEdge,
  isSecure: boolean,
  shown: Pick<Shown, "seat" | "roles">,
  from: SeenFrom,
): readonly [string, string] => [`${whoseEdge(shown, from)} ${side}`, isSecure ? "secure flank" : "flank sector"];

export const zoneWords = (isOwn: boolean, { seat, roles }: Pick<Shown, "seat" | "roles">, zone: SeatName): string => {
  if (seat !== null) return isOwn ? "you deploy here" : "your opponent deploys here";
  return roles?.invader === zone ? "the invader deploys here" : "the defender deploys here";
};

type Named = { readonly number: number; readonly name: string };

/** What an order says, below its marker. */
export function orderNote(secret: SecretOrder, units: readonly Named[], reader: Reader): string {
  const called = (number: number) => {
    const name = units.find((unit) => unit.number === number)?.name;
    return name ? `${number} ${name}` : `unit group ${number}`;
  };
  if (secret.kind === "ambush") return secret.unit === null ? "bluff" : called(secret.unit);
  return secret.edge === null || secret.units.length === 0 ? "bluff" : `${edgeWords(secret.edge, reader)}: ${both(secret.units)}`;
}

/** The scale below the map. */
export const SCALE = {
  length: (baseWidths: number) => `${baseWidths} BW`,
  bases: (millimetres: number, centimetres: string, inches: string) => `${millimetres} mm bases: ${centimetres} cm or ${inches} in`,
} as const;

/** The signs on the bases and beside them, in the order of the legend. */
export const LEGEND_WORDS = {
  pike: "pikes",
  dropped: "pikes dropped",
  shot: "shot",
  bow: "bows",
  blade: "other foot",
  horse: "horse",
  "horse-shot": "horse that shoot",
  dragoon: "dragoons",
  gun: "guns",
  elephant: "elephants",
  wagon: "battle wagons",
  skirmish: "skirmishers",
  commander: "commander",
  command: "their command",
  order: "secret order",
  camp: "camp",
} as const;

/** From which edge the picture is seen, and how to tell the two sides apart without colours. */
export function captionWords({ seat, roles, units }: Shown, from: SeenFrom): string {
  const edge = `Seen from ${whoseEdge({ seat, roles }, from)} edge`;
  if (units.length === 0) return `${edge}.`;
  if (seat !== null) return `${edge}. Your army has single lines, your opponent’s double.`;
  return `${edge}. The invader has single lines, the defender double.`;
}
