import { enterResult } from "../tournaments/results";
import { drawNextRound, swapPlayers, takeBackRound } from "../tournaments/rounds";
import { type Address, type Call, endpoint } from "./endpoint";
import { refuse } from "./refusals";
import { bytesOf } from "./reply";
import { STORES, storing } from "./storing";
import { BODY, CHANGED, changedReply, EVENT, eventOf, OF_EVENT, ORGANISER, ORGANISES, withDocument } from "./tournaments";
import { userOr } from "./who";

const roundOf = ({ params }: Call<unknown>): number => (/^\d{1,2}$/.test(String(params.round)) ? Number(params.round) : 0);

const ROUNDS: Address = {
  path: "/api/events/{event}/rounds",
  params: EVENT,
  methods: {
    POST: endpoint({
      id: "drawRound",
      summary: "Draws the next round, once all results of the last are confirmed.",
      description:
        "Swiss pairing: nobody has a second bye while others have had none, nobody meets twice while that is possible, and the differences in points are least. In the first round players of a club and of a list are kept apart, and enemies of history meet. What is equal is decided by the event's seed, whose hash is published when it is opened and which is published with the first round. Only players who are in are paired: in time and legal, or accepted.",
      who: ORGANISER,
      rate: "event-draws",
      body: { shape: "RoundDraw", ...BODY },
      answers: CHANGED,
      refusals: {
        "bad-document": "",
        ...ORGANISES,
        ...{ "before-deadline": "", "wrong-round": "", "no-more-rounds": "", "results-missing": "", "too-few-players": "" },
      },
      answer: (call, user) => withDocument(call, async ({ round }) => changedReply(await drawNextRound(eventOf(call), user, round))),
    }),
  },
};

const ROUND: Address = {
  path: "/api/events/{event}/rounds/{round}",
  params: { ...EVENT, round: "Its number." },
  methods: {
    DELETE: endpoint({
      id: "takeBackRound",
      summary: "Takes the last round back, while no result of it is entered.",
      who: ORGANISER,
      rate: "saves",
      answers: CHANGED,
      refusals: { ...ORGANISES, "wrong-round": "it is not the last", "round-has-results": "" },
      answer: async (call, user) => changedReply(await takeBackRound(eventOf(call), user, roundOf(call))),
    }),
    PATCH: endpoint({
      id: "swapPlayers",
      summary: "Lets two players of the last round take each other's place, while no result of it is entered.",
      description: "Whom that puts together is marked `byHand`: they do not follow from the seed.",
      who: ORGANISER,
      rate: "saves",
      body: { shape: "PlayerSwap", ...BODY },
      answers: CHANGED,
      refusals: { "bad-document": "", ...ORGANISES, "wrong-round": "it is not the last", "unknown-entry": "", "round-has-results": "" },
      answer: (call, user) => withDocument(call, async (swap) => changedReply(await swapPlayers(eventOf(call), user, roundOf(call), swap))),
    }),
  },
};

const RESULTS: Address = {
  path: "/api/events/{event}/results",
  params: EVENT,
  methods: {
    POST: endpoint({
      id: "enterResult",
      summary: "Enters the result of a table, or confirms it by sending the same.",
      description:
        "A result counts once both players have sent the same, the organiser has sent it, or it comes from a battle that both closed. The points follow from the losses (Scoring system and victory points), which may not exceed the armies handed in. After that only the organiser can correct it, with a note. Everything that was said stays readable.",
      who: userOr(() => refuse("not-at-table", {})),
      rate: "saves",
      body: { shape: "SentResult", ...BODY },
      answers: CHANGED,
      refusals: {
        "bad-document": "",
        ...OF_EVENT,
        ...{
          "unknown-table": "",
          "not-at-table": "also without a session",
          "ending-missing": "",
          "result-changed": "`after` is not the number of statements",
        },
        ...{
          "result-settled": "",
          "result-note-missing": "",
          "too-many-statements": "",
          "more-lost-than-handed-in": "",
          "army-is-broken": "half its TuGs are lost, and it is sent as not broken",
          "battle-not-of-both": "",
          "battle-not-agreed": "",
        },
        ...STORES,
      },
      answer: (call, user) =>
        withDocument(call, (sent) =>
          storing(call.address, { bytes: bytesOf(sent) }, async () => changedReply(await enterResult(eventOf(call), user, sent))),
        ),
    }),
  },
};

/** The rounds of an event, and their results. */
export const TOURNAMENT_ROUNDS = { ROUNDS, ROUND, RESULTS };
