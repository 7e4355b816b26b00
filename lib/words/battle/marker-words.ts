import type { BattleTables, DIRECTIONS, Square } from "../../model/battle-tables";
import type { BattleView, MarkerOutlook } from "../../model/battle-view";
import type { SeatName } from "../../model/by-seat";
import type { Territory } from "../../model/enumerations";
import { territoryTerm } from "../list-words";
import { either, numeral, plural, sentenceCase } from "../phrasing";
import { say, term, type Words } from "../sentence";

type Eyes = Pick<BattleView, "seat" | "roles">;
type Told = { readonly eyes: Eyes; readonly tables: Pick<BattleTables, "markerMoves"> };
type Of<State extends MarkerOutlook["state"]> = Extract<MarkerOutlook, { state: State }>;

/** A seat as the reader calls it; for a spectator by its role. */
function called({ seat, roles }: Eyes, one: SeatName): string {
  if (seat !== null) return seat === one ? "you" : "your opponent";
  return roles?.invader === one ? "the invader" : "the defender";
}

const whose = (eyes: Eyes, one: SeatName): string => (eyes.seat === one ? "your" : `${called(eyes, one)}’s`);

const WAYS: Readonly<Record<(typeof DIRECTIONS)[number], string>> = { orthogonal: "up, down or sideways", diagonal: "diagonally" };

/** "up to two squares up, down or sideways, or one diagonally". */
function wayWords({ markerMoves }: Told["tables"], difference: number): string {
  const moves = markerMoves.find((row) => Number(row.id) === difference)?.moves ?? [];
  const most = new Map<(typeof DIRECTIONS)[number], number>();
  for (const { direction, steps } of moves) most.set(direction, Math.max(steps, most.get(direction) ?? 0));
  return [...most]
    .map(([direction, steps], at) => {
      const count = `${steps > 1 ? "up to " : ""}${numeral(steps)}`;
      const squares = ` ${plural(steps, "square")}`;
      return `${count}${at === 0 ? squares : ""} ${WAYS[direction]}`;
    })
    .join(", or ");
}

const territories = (some: readonly Territory[]): Words => either(some.map((one): Words => [territoryTerm(one)]));

function territoryWords({ defender, possible }: Of<"territory">, eyes: Eyes): Words {
  if (possible.length === 0)
    return say`No ${term("territory")} of ${whose(eyes, defender)} list has this square, so the marker cannot come here.`;
  const chooses = `${sentenceCase(called(eyes, defender))} ${eyes.seat === defender ? "choose" : "chooses"} the territory`;
  return say`${chooses}. If it is ${territories(possible)}, the marker can come here.`;
}

function placingWords({ placer, orElse }: Of<"placing">, eyes: Eyes): string {
  if (placer === null) return "The marker can be placed here.";
  const may = `${sentenceCase(called(eyes, placer))} may place the marker here`;
  return orElse === null ? `${may}.` : `${may}, or leave that to ${called(eyes, orElse)}.`;
}

const OUT_OF_REACH = "Out of reach today, whatever the cards.";

function choosingWords({ needed }: Of<"choosing">, { seat }: Eyes): Words {
  if (needed === null) return OUT_OF_REACH;
  if (needed === 0) return "The marker is here. It stays unless a better card moves it.";
  const whichever = seat === null ? "" : ", yours or your opponent’s,";
  return say`A ${term("map-card", "card")} ${numeral(needed)} better${whichever} could bring the marker here today.`;
}

function movingWords({ mover, difference, needed }: Of<"moving">, { eyes, tables }: Told): string {
  if (needed === null) return OUT_OF_REACH;
  if (needed === 0) return `The marker is here, and ${called(eyes, mover)} may leave it here.`;
  if (needed <= difference) return `${sentenceCase(called(eyes, mover))} may move the marker here now.`;
  const better = `${sentenceCase(whose(eyes, mover))} card is ${numeral(difference)} better`;
  return `${better}: the marker can move ${wayWords(tables, difference)}. This square needs a card ${numeral(needed)} better.`;
}

/** Whether the marker can come to a square now; if not, why not, and what that would take. */
export function markerWords(square: Square, outlook: MarkerOutlook, told: Told): Words {
  switch (outlook.state) {
    case "no-territory":
      return say`The ${term("territory")} is not chosen yet. If it is ${territories(outlook.possible)}, the marker can come here.`;
    case "territory":
      return territoryWords(outlook, told.eyes);
    case "outside":
      return say`Not marked for ${territoryTerm(outlook.territory)}. The marker never leaves the ${term("territory")}, so it cannot come here.`;
    case "placing":
      return placingWords(outlook, told.eyes);
    case "choosing":
      return choosingWords(outlook, told.eyes);
    case "moving":
      return movingWords(outlook, told);
    case "settled":
      return outlook.on === square ? "The battle is fought here." : `The five days are over. The battle is fought on ${outlook.on}.`;
    case "abandoned":
      return "The battle was abandoned. The marker does not move any more.";
    default:
      return outlook satisfies never;
  }
}
