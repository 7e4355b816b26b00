const [EVENT, ONE, OTHER] = ["mfrggzdfmztwq2lknnwg23tpoa", "nfrggzdfmztwq2lknnwg23tpoa", "ofrggzdfmztwq2lknnwg23tpoa"];
const AT = "2027-03-07T20:00:00.000Z";
const VERSION = `sha256:${"1".repeat(64)}`;

const TOURNAMENT_TERMS = {
  ...{ name: "Corbie Cup", date: "2027-03-14", place: "Amiens", about: "Bring your own dice.", points: 10_000, years: [1618, 1648] },
  ...{ lists: ["spanish-flanders-1568-1648"], rules: VERSION, deadline: AT, rounds: 3, armies: "sealed", bye: 10 },
};

const ENDING = { kind: "fought", losses: { a: { tugs: 2, sugs: 1 }, b: { tugs: 6, sugs: 0 } }, broken: { a: false, b: true } };
const RESULT = { ending: ENDING, points: { a: 15, b: 5 }, damage: { a: 10, b: 5 } };
const STATEMENT = { seq: 1, at: AT, by: "organiser", result: RESULT, note: "Both agree.", battle: EVENT };
const ENTRY = {
  ...{ entry: ONE, name: "Tilly", club: "Leaguers", former: null, handedInAt: AT, handIns: 2, late: true, guest: false },
  ...{
    verdict: { legal: false, problems: 3 },
    accepted: { at: AT, note: "A mended list." },
    withdrawn: { at: AT, note: "Ill.", by: "player" },
  },
  plays: false,
};

/** A document of every shape of an event. */
export const tournamentFixtures = (army: unknown, assessment: unknown) => ({
  TournamentTerms: TOURNAMENT_TERMS,
  OpenedTournament: { event: EVENT, url: `https://condotta.example/events/${EVENT}` },
  Tournament: {
    ...{ event: EVENT, revision: 9, now: AT, terms: TOURNAMENT_TERMS, stage: "playing", you: { organiser: true, entry: ONE } },
    ...{ hasOrganiser: true, commitment: "a".repeat(64), seed: "b".repeat(64), entries: [ENTRY] },
    rounds: [
      {
        ...{ round: 1, drawnAt: AT },
        pairings: [{ table: 1, a: ONE, b: OTHER, byHand: true, state: "settled", result: RESULT, statements: [STATEMENT] }],
      },
    ],
    standings: [{ place: 1, entry: ONE, points: 15, against: 5, fought: 1, triumphs: 1, byes: 0 }],
  },
  TournamentSummary: {
    ...{ event: EVENT, name: "Corbie Cup", date: "2027-03-14", deadline: AT },
    ...{ stage: "handing-in", organiser: true, entered: false, entries: 12 },
  },
  Entry: ENTRY,
  HandIn: { name: "Tilly", club: "Leaguers", army: ONE },
  Guest: { name: "Pappenheim", club: "Leaguers", note: "Fills a gap." },
  EntryDecision: { decision: "accept", note: "A mended list." },
  EnteredArmy: { entry: ONE, army, assessment },
  RoundDraw: { round: 2 },
  PlayerSwap: { one: ONE, other: OTHER },
  GameEnding: ENDING,
  GameResult: RESULT,
  SentResult: { round: 1, table: 1, after: 0, ending: ENDING, battle: EVENT, note: "Both agree." },
  HandOver: { code: EVENT, expiresAt: AT },
  TakeOver: { code: EVENT },
});

/** The same as an account's own data keep it. */
export const keptTournament = (army: unknown) => ({
  ...{ event: EVENT, organiser: true, terms: TOURNAMENT_TERMS },
  entry: { name: "Tilly", club: "Leaguers", handedInAt: AT, army },
  results: [
    { round: 1, table: 1, a: "Tilly", b: "Former player A", state: "settled", result: RESULT },
    { round: 1, table: null, a: "Pappenheim", b: null, state: "settled", result: null },
  ],
});
