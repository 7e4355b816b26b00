import type { Placed } from "../../model/battlefield";
import { SHORT_EDGES } from "../../model/enumerations";
import type { Battleground } from "./battleground";
import { coversAll } from "./covers-all";
import { flankSector } from "./deployment-zone";
import { overlap } from "./geometry/predicates";
import type { Footprint } from "./geometry/quad";
import { boxQuad } from "./geometry/turned";
import { goingFor } from "./going-for";
import { unitFootprint } from "./unit-footprint";

type Unit = Pick<Placed, "x" | "y" | "facing" | "files" | "form" | "bases" | "troop">;

/** Whether such troops in this form can be nervous at all: foot not in skirmish form, except commanded shot and dragoons. */
function canBe({ troop, form }: Unit, { book }: Battleground): boolean {
  const { type, formation, setFormation } = troop;
  const isNever = setFormation !== null && book.formations[setFormation].neverNervous;
  return type === "foot" && formation !== "dragoon" && form !== "skirmish" && !isNever;
}

const isInSector = (ground: Battleground, footprint: Footprint): boolean =>
  SHORT_EDGES.some((edge) => overlap(footprint, [boxQuad(flankSector(ground, edge))]));

/** Whether all of it is in rough or difficult going, also if that is several touching pieces. */
function isInCover(ground: Battleground, footprint: Footprint, { troop }: Unit): boolean {
  const pieces = ground.pieces.filter(({ kind, footprint: piece }) => goingFor(kind, troop) !== "good" && overlap(piece, footprint));
  return (
    pieces.length > 0 &&
    coversAll(
      pieces.map((piece) => piece.footprint),
      footprint,
    )
  );
}

/**
 * Whether a unit group is nervous where it stands ("Glossary: Nervous", "Flank Sector"): a foot TuG with any part in a flank sector, secure
 * or not, unless it is completely in rough or difficult going.
 */
export function isNervous(ground: Battleground, unit: Unit): boolean {
  if (!canBe(unit, ground)) return false;
  const footprint = unitFootprint(unit, ground.book);
  return isInSector(ground, footprint) && !isInCover(ground, footprint, unit);
}
