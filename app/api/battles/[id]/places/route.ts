import { findPlaces } from "@/lib/server/battles/places-at";
import { PLACES_QUERY, readPlacesQuery } from "@/lib/server/battles/read-places-query";
import { handlersOf } from "../../../_http/handlers-of";
import { refuse } from "../../../_http/refusals";
import { refuseFaults } from "../../../_http/refuse-faults";
import { ok } from "../../../_http/reply";
import { answerSeat } from "../../_http/answer-seat";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf({
  GET: {
    query: PLACES_QUERY,
    rate: "places",
    answer: answerSeat(async ({ loaded, seat }, { query }) => {
      const read = readPlacesQuery(query);
      if (!read.ok) return refuseFaults(400, "bad-query", read.faults);
      const found = await findPlaces(loaded, seat, read.asked);
      return found ? ok(found) : refuse("nothing-to-place", {});
    }),
  },
});
