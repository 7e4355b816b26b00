import type { BattleView } from "../../model/battle-view";
import type { SeatName } from "../../model/by-seat";
import type { ShortEdge } from "../../model/enumerations";
import type { SecretOrder } from "../../model/table-event";
import { both, counted } from "../phrasing";
import { edgeWords, type Reader } from "./terrain-words";

type Shown = Pick<BattleView, "seat" | "roles" | "flank" | "pieces" | "units">;

/** Who sits at the edge from which the field is seen. */
export type SeenFrom = "defender" | "invader";

/** Whose that edge is: "your", "their", or by its role for a spectator. */
function whoseEdge({ seat, roles }: Pick<Shown, "seat" | "roles">, from: SeenFrom): string {
  if (seat === null || !roles) return `the ${from}’s`;
  return roles[from] === seat ? "your" : "their";
}

/** What the picture of a battlefield shows, in one breath. */
export function fieldWords(shown: Shown, from: SeenFrom): string {
  const { seat, roles, pieces, units } = shown;
  const of = (one: SeatName | undefined) => units.filter((unit) => unit.seat === one).length;
  const terrain = pieces.length === 0 ? "no terrain" : counted(pieces.length, "piece of terrain", "pieces of terrain");
  const other = seat === "a" ? "b" : "a";
  const armies =
    seat === null
      ? `${counted(of(roles?.invader), "unit group")} of the invader and ${of(roles?.defender)} of the defender`
      : `${of(seat)} of your unit groups and ${of(other)} of theirs`;
  return `The battlefield, seen from ${whoseEdge(shown, from)} edge: ${terrain}${units.length === 0 ? "" : `, ${armies}`}`;
}

/** "your left flank sector", in lines; by the left and right of whoever sits at the edge. */
export const sectorWords = (
  side: ShortEdge,
  isSecure: boolean,
  shown: Pick<Shown, "seat" | "roles">,
  from: SeenFrom,
): readonly [string, string] => [`${whoseEdge(shown, from)} ${side}`, isSecure ? "secure flank" : "flank sector"];

export const zoneWords = (isOwn: boolean, { seat, roles }: Pick<Shown, "seat" | "roles">, zone: SeatName): string => {
  if (seat !== null) return isOwn ? "where you deploy" : "where they deploy";
  return roles?.invader === zone ? "where the invader deploys" : "where the defender deploys";
};

type Named = { readonly number: number; readonly name: string };

/** What an order says, as it is written beneath its marker. */
export function orderNote(secret: SecretOrder, units: readonly Named[], reader: Reader): string {
  const called = (number: number) => {
    const name = units.find((unit) => unit.number === number)?.name;
    return name ? `${number} ${name}` : `unit group ${number}`;
  };
  if (secret.kind === "ambush") return secret.unit === null ? "bluff" : called(secret.unit);
  return secret.edge === null || secret.units.length === 0 ? "bluff" : `${edgeWords(secret.edge, reader)}: ${both(secret.units)}`;
}

/** What the signs mean that are drawn on bases and stand beside them, in the order of a legend. */
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
  command: "in his command",
  order: "secret order",
  camp: "camp",
} as const;

/** What the hatching means over ground where the thing in hand may not be. */
export const HATCHED = "Hatched: its middle may not lie there.";

/** From where the picture is seen, and by what the two sides are told apart without colours. */
export function captionWords({ seat, roles, units }: Shown, from: SeenFrom): string {
  const edge = `Seen from ${whoseEdge({ seat, roles }, from)} edge`;
  if (units.length === 0) return `${edge}.`;
  if (seat !== null) return `${edge}. Yours are drawn in single lines, theirs in double.`;
  return `${edge}. The invader is drawn in single lines, the defender in double.`;
}
