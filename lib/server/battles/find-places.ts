import type { FreePlace, Places } from "../../model/advice";
import type { SeatName } from "../../model/by-seat";
import { view } from "../../rules/prebattle/view";
import { fromDefender, placementSentence } from "../../words/battle/placement-words";
import { plain } from "../../words/sentence";
import { inTurns } from "./in-turns";
import type { Loaded } from "./loaded";
import { placesAt } from "./places-at";
import type { PlacesAsked } from "./read-places-query";

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
export async function findPlaces({ battle }: Loaded, seat: SeatName, asked: PlacesAsked): Promise<Places | null> {
  const answer = placesAt(battle, seat, asked);
  if (!answer) return null;
  if (answer.reasons === null) return { reasons: [], places: await firstOf(answer.search()) };
  const seen = fromDefender(view(battle, seat));
  return { reasons: answer.reasons.map((reason) => ({ code: reason.code, message: plain(placementSentence(reason, seen)) })), places: [] };
}
