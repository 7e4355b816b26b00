import { z } from "zod";
import { BATTLE_LINES } from "../../model/advice";
import { layOut, suggest } from "../battles/advice";
import { findPlaces } from "../battles/places-at";
import { PLACES_QUERY, readPlacesQuery } from "../battles/read-places-query";
import { BATTLEFIELD_QUERY, findBattlefield } from "../find-battlefield";
import { running } from "../running";
import { type Address, asked, askedAsSent, endpoint } from "./endpoint";
import { refuse, refuseFaults } from "./refusals";
import { ok } from "./reply";
import { BATTLE, HOLDER } from "./who";

const BAD_QUERY = { "bad-query": "`details` has every fault" };

const BATTLEFIELD: Address = {
  path: "/api/battlefields",
  methods: {
    GET: endpoint({
      id: "battlefield",
      summary: "A legal battlefield from a seed. The same request always gives the same one.",
      description:
        "Territory and square are random from the seed unless you give them. The table is the standard one, 45 by 30. Terrain is placed by the rules and favours neither side; `a` is the defender.",
      rate: "battlefields",
      query: askedAsSent(BATTLEFIELD_QUERY, BAD_QUERY),
      answers: { 200: { says: "The battlefield.", shape: "Battlefield" } },
      answer: ({ sent }) => {
        const found = findBattlefield(sent, running().knowledge);
        return found.ok ? ok(found.battlefield) : refuseFaults("bad-query", found.faults);
      },
    }),
  },
};

const SUGGESTION: Address = {
  path: "/api/battles/{id}/suggestion",
  params: BATTLE,
  methods: {
    GET: endpoint({
      id: "suggestion",
      summary: "A good legal command for you now, ready to send, and why.",
      description:
        'What the computer would do in your place ("Place it for me"). It knows only your own force and what you may see. In the five days too. `reason` is a sentence, or null. `next` has what would be suggested after it: with a commander, all your others. Until something happens in the battle, the answer stays the same.',
      who: HOLDER,
      rate: "places",
      answers: { 200: { says: "The command. Send it with a `commandId`.", shape: "Suggestion" } },
      refusals: { "nothing-to-suggest": "it is not your turn, or there is nothing to choose" },
      answer: async (_, { loaded, seat }) => {
        const suggested = await suggest(loaded, seat);
        return suggested ? ok(suggested) : refuse("nothing-to-suggest", {});
      },
    }),
  },
};

const LINE_QUERY = { line: z.enum(BATTLE_LINES).describe("The battle line.") };

const LAYOUT: Address = {
  path: "/api/battles/{id}/layout",
  params: BATTLE,
  methods: {
    GET: endpoint({
      id: "layout",
      summary: "Your unit groups laid out in a battle line, each in a legal position.",
      description:
        "While it is your turn to deploy: every unit group that you still have to deploy, around terrain and whatever stands on the table, in the order in which they may be deployed. Send the first of them, as many as your batch has, with `deploy-units`, or move them first. Nothing is stored, and nobody is told.",
      who: HOLDER,
      rate: "places",
      query: asked(LINE_QUERY, { "not-one-of": "there is no such battle line", "bad-part": "another parameter, or none" }),
      answers: { 200: { says: "The positions.", shape: "Layout" } },
      refusals: { "nothing-to-place": "it is not your turn to deploy, or your camp comes first" },
      answer: async ({ query }, { loaded, seat }) => {
        const laid = await layOut(loaded, seat, query.line);
        return laid ? ok(laid) : refuse("nothing-to-place", {});
      },
    }),
  },
};

const PLACES: Address = {
  path: "/api/battles/{id}/places",
  params: BATTLE,
  methods: {
    GET: endpoint({
      id: "places",
      summary: "Why something may not be placed at a point, or, without a point, where it may.",
      description:
        "Only for what you may place now. With `x` and `y` (only `x` for a camp), and `angle` or `facing` if it has one: every reason against it, or none if it may be there. Without them: up to 500 places that the search finds. Parameters that `for` does not use are refused.",
      who: HOLDER,
      rate: "places",
      query: askedAsSent(PLACES_QUERY, BAD_QUERY),
      answers: { 200: { says: "The reasons, or the places.", shape: "Places" } },
      refusals: { "nothing-to-place": "you have nothing of that kind to place now" },
      answer: async ({ sent }, { loaded, seat }) => {
        const read = readPlacesQuery(sent);
        if (!read.ok) return refuseFaults("bad-query", read.faults);
        const found = await findPlaces(loaded, seat, read.asked);
        return found ? ok(found) : refuse("nothing-to-place", {});
      },
    }),
  },
};

/** The table: battlefields, suggestions, battle lines, and where something may be placed. */
export const TABLE = { BATTLEFIELD, SUGGESTION, LAYOUT, PLACES };
