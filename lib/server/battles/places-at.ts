import type { FreePlace, Places } from "../../model/advice";
import type { LegalCommand } from "../../model/battle-command";
import type { SeatName } from "../../model/by-seat";
import type { PlacementReason } from "../../model/refusals";
import { formsOf } from "../../rules/army/troop-traits";
import type { Battle } from "../../rules/prebattle/battle";
import { legalCommands } from "../../rules/prebattle/sequence";
import { battlegroundNow } from "../../rules/prebattle/table-now";
import { flankPieceLimits, layingLimits } from "../../rules/prebattle/terrain-places";
import { view } from "../../rules/prebattle/view";
import type { Battleground } from "../../rules/table/battleground";
import { campLine, campRanges, mayCamp } from "../../rules/table/may-camp";
import { mayBluff, mayHide } from "../../rules/table/may-hide";
import { type LayingLimits, mayAdjust, mayLie, snapped } from "../../rules/table/may-lie";
import { mayCommandFrom, mayStand, type Stand } from "../../rules/table/may-stand";
import { filesOf } from "../../rules/table/unit-shape";
import { placesFor } from "../../rules/table/where-it-lies";
import { placesToStand } from "../../rules/table/where-it-stands";
import { fromDefender, placementSentence } from "../../words/battle/handling";
import { plain } from "../../words/sentence";
import { inTurns } from "./in-turns";
import type { Loaded } from "./loaded";
import type { PlacesQuery } from "./read-places-query";

/** The reasons against the given point; and a generator of legal places, which yields undefined for each spot that is not legal. */
type PlacesAt = {
  readonly reasons: readonly PlacementReason[] | null;
  readonly search: () => Iterable<FreePlace | undefined>;
};

type Of<For> = Extract<PlacesQuery, { for: For }>;
type Situation = {
  readonly battle: Battle;
  readonly seat: SeatName;
  readonly ground: Battleground;
  readonly legal: readonly LegalCommand[];
};
type LegalOf<Type> = Extract<LegalCommand, { type: Type }>;

const legalOf = <Type extends LegalCommand["type"]>({ legal }: Situation, type: Type): LegalOf<Type> | undefined =>
  legal.find((one): one is LegalOf<Type> => one.type === type);

/** Spots of the search grid in a part of the table, in base widths. */
function* gridOver({ book }: Battleground, left: number, bottom: number, right: number, top: number): Generator<{ x: number; y: number }> {
  const step = book.limits["search-tenths"];
  for (let y = Math.ceil((bottom * 10) / step) * step; y <= top * 10; y += step)
    for (let x = Math.ceil((left * 10) / step) * step; x <= right * 10; x += step) yield { x: x / 10, y: y / 10 };
}

function* testedOver(
  grid: Iterable<{ readonly x: number; readonly y: number }>,
  reasons: (spot: { readonly x: number; readonly y: number }) => readonly unknown[],
): Generator<FreePlace | undefined> {
  for (const spot of grid) yield reasons(spot).length === 0 ? { ...spot } : undefined;
}

function adjustingAt({ battle, ground }: Situation, { x, y, angle, aboutX, aboutY }: Of<"piece">): PlacesAt | null {
  const { adjusting, pieces } = battle.ground;
  const piece = pieces.find(({ id }) => id === adjusting?.piece);
  if (!adjusting || !piece || adjusting.die < ground.book.limits["adjust-move-from"]) return null;
  const reasonsAt = (to: Parameters<typeof mayAdjust>[2]) => mayAdjust(ground, piece, to, adjusting.die).reasons;
  const most = ground.book.limits["adjust-distance"];
  const about = aboutX === undefined || aboutY === undefined ? null : { x: aboutX, y: aboutY };
  return {
    reasons: x === undefined || y === undefined ? null : reasonsAt({ x, y, angle: angle ?? piece.angle, about }),
    *search() {
      const grid = gridOver(ground, piece.x - most, piece.y - most, piece.x + most, piece.y + most);
      for (const place of testedOver(grid, (spot) => reasonsAt({ ...spot, angle: piece.angle, about: null })))
        yield place && { ...place, w: piece.w, h: piece.h, angle: piece.angle };
    },
  };
}

type Laying = { readonly kind: NonNullable<Of<"piece">["kind"]>; readonly limits: LayingLimits };

/** The piece that the seat has to place, and where it may. */
function layingNow(situation: Situation, wanted: Of<"piece">["kind"]): Laying | null {
  const { battle, seat, ground, legal } = situation;
  const { dice } = battle.ground;
  if (dice && legalOf(situation, "place-piece")) return { kind: dice.kind, limits: layingLimits(ground, dice) };
  const flank = legal.find((one): one is LegalOf<"place-flank-piece"> => one.type === "place-flank-piece" && one.kind === wanted);
  return flank ? { kind: flank.kind, limits: flankPieceLimits(ground, seat, flank.edge) } : null;
}

function pieceAt(situation: Situation, asked: Of<"piece">): PlacesAt | null {
  const { ground } = situation;
  if (legalOf(situation, "adjust-piece")) return adjustingAt(situation, asked);
  const laying = layingNow(situation, asked.kind);
  if (!laying) return null;
  const { kind, limits } = laying;
  const { x, y, w = limits.size.min, h = limits.size.min, angle = 0 } = asked;
  return {
    reasons: x === undefined || y === undefined ? null : mayLie(ground, snapped(ground, { kind, x, y, w, h, angle }, limits), limits),
    search: () => placesFor(ground, kind, limits),
  };
}

function unitAt({ battle, seat, ground, legal }: Situation, { number, x, y, facing, files, form }: Of<"unit">): PlacesAt | null {
  const isLegal = legal.some((one) => (one.type === "deploy-unit" || one.type === "leave-off-table") && one.number === number);
  const group = battle.seats[seat].force?.units.find((one) => one.number === number);
  if (!isLegal || !group) return null;
  const formed = form ?? formsOf(group.troop)[0] ?? "close";
  const stand = (at: { readonly x: number; readonly y: number; readonly facing: number }): Stand => ({
    ...{ x: at.x, y: at.y, facing: at.facing, form: formed },
    files: files ?? filesOf(group, formed, ground.book).usual,
  });
  return {
    reasons: x === undefined || y === undefined || facing === undefined ? null : mayStand(ground, seat, group, stand({ x, y, facing })),
    search: () => placesToStand(ground, seat, group, { ...(form ? { form } : {}), ...(files ? { files } : {}) }),
  };
}

function campAt(situation: Situation, { x }: Of<"camp">): PlacesAt | null {
  const { seat, ground } = situation;
  if (!legalOf(situation, "place-camp")) return null;
  const y = campLine(ground, seat);
  return {
    reasons: x === undefined ? null : mayCamp(ground, seat, x),
    *search() {
      for (const { min, max } of campRanges(ground, seat))
        for (let tenths = Math.round(min * 10); tenths <= Math.round(max * 10); tenths++) yield { x: tenths / 10, y };
    },
  };
}

function ambushAt(situation: Situation, { number, x, y }: Of<"ambush">): PlacesAt | null {
  const { battle, seat, ground } = situation;
  const open = legalOf(situation, "give-orders");
  const able = (battle.seats[seat].force?.units ?? []).filter((one) => open?.ambushing.includes(one.number));
  const group = able.find((one) => one.number === number);
  if (!open || (number !== undefined && !group)) return null;
  const reasonsAt = (spot: { readonly x: number; readonly y: number }) =>
    group ? mayHide(ground, seat, spot, group) : mayBluff(ground, seat, spot, able);
  const { width, depth } = battle.table;
  const [bottom, top] = seat === ground.defender ? [0, depth / 2] : [depth / 2, depth];
  return {
    reasons: x === undefined || y === undefined ? null : reasonsAt({ x, y }),
    search: () => testedOver(gridOver(ground, 0, bottom, width, top), reasonsAt),
  };
}

function commanderAt(situation: Situation, { x, y }: Of<"commander">): PlacesAt | null {
  const { seat, ground } = situation;
  const open = legalOf(situation, "place-commander");
  if (!open) return null;
  const reasonsAt = (spot: { readonly x: number; readonly y: number }) => mayCommandFrom(ground, seat, spot);
  const { left, bottom, right, top } = open.region;
  return {
    reasons: x === undefined || y === undefined ? null : reasonsAt({ x, y }),
    search: () => testedOver(gridOver(ground, left, bottom, right, top), reasonsAt),
  };
}

/** What the rules say about one point, or all, for something that the seat may place now; null if it may place nothing of that kind. */
function placesAt(battle: Battle, seat: SeatName, asked: PlacesQuery): PlacesAt | null {
  const legal = legalCommands(battle, seat);
  if (!battle.book.battlefield || !battle.roles || legal.length === 0) return null;
  const situation: Situation = { battle, seat, ground: battlegroundNow(battle), legal };
  switch (asked.for) {
    case "piece":
      return pieceAt(situation, asked);
    case "unit":
      return unitAt(situation, asked);
    case "camp":
      return campAt(situation, asked);
    case "ambush":
      return ambushAt(situation, asked);
    case "commander":
      return commanderAt(situation, asked);
    default:
      return asked satisfies never;
  }
}

const MOST = 500;

async function firstOf(search: Iterable<FreePlace | undefined>): Promise<FreePlace[]> {
  const found: FreePlace[] = [];
  await inTurns(search, (place) => {
    if (place) found.push(place);
    return found.length >= MOST;
  });
  return found;
}

/** Why something may not be placed at a point, or without a point where it may; null if the seat has nothing of that kind to place now. */
export async function findPlaces({ battle }: Loaded, seat: SeatName, asked: PlacesQuery): Promise<Places | null> {
  const answer = placesAt(battle, seat, asked);
  if (!answer) return null;
  if (answer.reasons === null) return { reasons: [], places: await firstOf(answer.search()) };
  const seen = fromDefender(view(battle, seat));
  return { reasons: answer.reasons.map((reason) => ({ code: reason.code, message: plain(placementSentence(reason, seen)) })), places: [] };
}
