import type { SeatName } from "../../model/by-seat";
import { SHORT_EDGES, type ShortEdge } from "../../model/enumerations";
import type { Battleground } from "./battleground";
import type { Box } from "./geometry/quad";
import { hundredths } from "./hundredths";

type Table = Pick<Battleground, "book" | "width" | "depth" | "defender">;

/**
 * A seat's deployment zone, in hundredths of a BW: from its own edge to a distance from the middle of the table ("Remaining Deployment 4").
 */
export function deploymentZone({ book, width, depth, defender }: Table, seat: SeatName): Box {
  const deep = depth / 2 - hundredths(book.limits["deployment-gap"]);
  return seat === defender ? { left: 0, right: width, bottom: 0, top: deep } : { left: 0, right: width, bottom: depth - deep, top: depth };
}

/** The angle at which a seat's unit groups face the enemy. */
export const facingEnemy = ({ defender }: Pick<Battleground, "defender">, seat: SeatName): number => (seat === defender ? 90 : 270);

/** The part of the table beside a short edge ("Glossary: Flank Sector"), in hundredths of a BW. */
export const flankSector = ({ width, depth, sector }: Battleground, edge: ShortEdge): Box =>
  edge === "left" ? { left: 0, right: sector, bottom: 0, top: depth } : { left: width - sector, right: width, bottom: 0, top: depth };

/** The short edges without a secure flank. */
export const openWings = ({ flankEdge }: Pick<Battleground, "flankEdge">): readonly ShortEdge[] =>
  SHORT_EDGES.filter((edge) => edge !== flankEdge);
