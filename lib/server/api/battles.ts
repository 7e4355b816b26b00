import { openedArmies } from "../../rules/prebattle/view";
import { armyLikings } from "../battles/advice";
import { type JoinedBattle, joinBattle } from "../battles/join-battle";
import { battleRecord, battleView } from "../battles/load-battle";
import { type Opened, openBattle } from "../battles/open-battle";
import { type Made, makePartnerCode, myBattles, renewInvite, revokeInvite } from "../battles/seats";
import { LIMITS } from "../limits";
import { type Address, endpoint, type Refusals } from "./endpoint";
import { refuse, refuseFaults } from "./refusals";
import { asOwn, bytesOf, DONE, NEVER_KEPT, ok, type Reply } from "./reply";
import { LOCATION, STORES, STORES_LITTLE, storing, WRITES } from "./storing";
import { BATTLE, battleOf, CALLER, HOLDER, ONLOOKER, onlookerOf, TAKER, takerOf } from "./who";

const TYPED_IN =
  "A force entered by hand (`quick`) is checked against the rulebook's limits: sizes of unit groups, set formations, classifications, commanders and allies. Each one broken is a fault with its place.";
const BAD_FORCE: Refusals = {
  "bad-document": `the document has another shape, or a force cannot be played, such as an army of more than ${LIMITS.army} bytes, or more unit groups or bases than any army of the rulebook; \`details\` has every fault`,
};
const TOO_MANY: Refusals = { "too-many-battles": `your account holds its maximum of ${LIMITS.seats} seats` };

function openedReply(opened: Opened): Reply {
  if (opened.ok) return { status: 201, body: opened.created, headers: { location: `/api/battles/${opened.created.battle}` } };
  return opened.code === "bad-document" ? refuseFaults(opened.code, opened.faults) : refuse(opened.code, { most: LIMITS.seats });
}

const MINE: Address = {
  path: "/api/battles",
  methods: {
    GET: endpoint({
      id: "battles",
      summary: "The battles in which your account holds a seat, the last changed first.",
      description: `Only its newest ${LIMITS.listedSeats} seats count. We do not know that a seat taken without an account is yours.`,
      who: CALLER,
      answers: { 200: { says: "The battles. Empty without a session.", shape: "MyBattles" } },
      answer: async (_, user) => {
        const mine = user ? await myBattles(user.id) : [];
        return ok({ battles: mine.map(({ summary }) => summary) });
      },
    }),
    POST: endpoint({
      id: "openBattle",
      summary: "Opens a battle: each seat has a force, the computer, or an invite.",
      description: `The tokens are shown only here. An invited seat, or the computer's, has none. ${TYPED_IN}`,
      who: TAKER,
      rate: "battles",
      body: { shape: "NewBattle", most: LIMITS.document },
      answers: { 201: { says: "The battle is open.", shape: "CreatedBattle", headers: LOCATION } },
      refusals: { ...BAD_FORCE, ...TOO_MANY, ...STORES },
      answer: async (call) => {
        const wanted = call.document();
        if (!wanted.ok) return wanted.reply;
        // A battle grows with every command, so a new one counts as large.
        return storing(call.address, { rows: 8, bytes: bytesOf(call.body), isLarge: true }, async () => {
          const taker = await takerOf(call);
          if ("status" in taker) return taker;
          return asOwn(openedReply(await openBattle(wanted.value, taker.asker)), taker.cookies);
        });
      },
    }),
  },
};

const VIEW: Address = {
  path: "/api/battles/{id}",
  params: BATTLE,
  methods: {
    GET: endpoint({
      id: "battleView",
      summary: "The battle as one seat or a spectator may see it.",
      who: ONLOOKER,
      answers: { 200: { says: "The view. Without credentials, the spectators' view.", shape: "BattleView" } },
      answer: (_, { loaded, seat }) => ok(battleView(loaded, seat)),
    }),
  },
};

function joinedReply(joined: JoinedBattle): Reply {
  if (joined.ok) return ok(joined.joined);
  if (joined.code === "too-many-battles") return refuse(joined.code, { most: LIMITS.seats });
  return joined.code === "bad-force" ? refuseFaults("bad-document", joined.faults) : refuse(joined.code, {});
}

const JOIN: Address = {
  path: "/api/battles/{id}/join",
  params: BATTLE,
  methods: {
    POST: endpoint({
      id: "joinBattle",
      summary: "Takes the seat of a code. An invite needs a force; a partner brings none.",
      description: TYPED_IN,
      who: TAKER,
      rate: "saves",
      body: { shape: "JoinRequest", most: LIMITS.document },
      answers: { 200: { says: "The seat is yours.", shape: "Joined" } },
      refusals: {
        ...BAD_FORCE,
        "force-missing": "the invite needs a force",
        "force-not-wanted": "a partner brings none",
        "unknown-invite": "the same for an invite that was used or revoked, has expired, is for another battle, or never existed",
        ...TOO_MANY,
        ...STORES,
      },
      answer: async (call) => {
        const wanted = call.document();
        if (!wanted.ok) return wanted.reply;
        return storing(call.address, { rows: 3, bytes: bytesOf(call.body) }, async () => {
          const taker = await takerOf(call);
          if ("status" in taker) return taker;
          return asOwn(joinedReply(await joinBattle(battleOf(call), wanted.value, taker.asker)), taker.cookies);
        });
      },
    }),
  },
};

/** What a code counts as stored, even if it replaces an older one. */
const ONE_CODE = { rows: 1, bytes: 200 };
const CODE = { 200: { says: "The code.", shape: "MadeCode" } } as const;
const CODES = `The code works once, for ${LIMITS.inviteDays} days, and replaces the last one.`;
const madeReply = (made: Made): Reply => (made.ok ? ok(made.made) : refuse(made.code, {}));

const INVITE: Address = {
  path: "/api/battles/{id}/invite",
  params: BATTLE,
  methods: {
    POST: endpoint({
      id: "renewInvite",
      summary: "Makes a new invite to the other seat. The last one stops working.",
      description: CODES,
      who: HOLDER,
      rate: "saves",
      answers: CODE,
      refusals: { "no-open-seat": "the other seat is taken", ...STORES_LITTLE },
      answer: ({ address }, { loaded }) => storing(address, ONE_CODE, async () => madeReply(await renewInvite(loaded))),
    }),
    DELETE: endpoint({
      id: "revokeInvite",
      summary: "Revokes the invite to the other seat.",
      description: "It can be repeated.",
      who: HOLDER,
      rate: "saves",
      answers: { 204: { says: "The other seat has no invite." } },
      refusals: WRITES,
      answer: async (_, { loaded }) => {
        await revokeInvite(loaded);
        return DONE;
      },
    }),
  },
};

const PARTNER: Address = {
  path: "/api/battles/{id}/partner",
  params: BATTLE,
  methods: {
    POST: endpoint({
      id: "makePartnerCode",
      summary: "Makes a code for a partner who shares your seat. Until the game begins either of you may act for both (a house rule).",
      description: CODES,
      who: HOLDER,
      rate: "saves",
      answers: CODE,
      refusals: { "seat-full": "two players already share the seat", ...STORES_LITTLE },
      answer: ({ address }, { loaded, seat }) => storing(address, ONE_CODE, async () => madeReply(await makePartnerCode(loaded, seat))),
    }),
  },
};

const RECORD: Address = {
  path: "/api/battles/{id}/record",
  params: BATTLE,
  methods: {
    GET: endpoint({
      id: "battleRecord",
      summary: "The record of the battle without what is still secret. It is the same for everybody.",
      headers: {
        "If-None-Match": { says: "The `ETag` that you have. The answer is 304 if the seed is public and nothing has happened since." },
      },
      answers: {
        200: { says: "The record, with an `ETag` once the seed is public.", shape: "BattleRecord" },
        304: { says: "You already have it." },
      },
      refusals: { "wrong-token": "it is malformed, or of no seat in this battle", "unknown-battle": "" },
      // The same for everybody. Once the seed is public the record rarely changes, so it can be revalidated by its tag.
      answer: async (call) => {
        const onlooker = await onlookerOf(call);
        if ("status" in onlooker) return onlooker;
        const record = await battleRecord(onlooker.loaded);
        return ok(record, record.seed === null ? NEVER_KEPT : {});
      },
    }),
  },
};

const LIKINGS: Address = {
  path: "/api/battles/{id}/likings",
  params: BATTLE,
  methods: {
    GET: endpoint({
      id: "armyLikings",
      summary: "How well each square of the map suits your army, and why.",
      description:
        "Best first. The reasons of a square add up to its value: about 100 if it suits every base, about -100 if it suits none. `weights` gives the source of the weights: they are house values. `foe` is what the other army is likely to have by its list; null if its list is not known.",
      who: HOLDER,
      answers: { 200: { says: "For the seat's own army. The other army does not count.", shape: "Likings" } },
      answer: (_, { loaded, seat }) => ok(armyLikings(loaded, seat)),
    }),
  },
};

const ARMIES: Address = {
  path: "/api/battles/{id}/armies",
  params: BATTLE,
  methods: {
    GET: endpoint({
      id: "openedArmies",
      summary: "Both armies of a sealed exchange, once both are in.",
      description:
        "For its two players alone. Until both armies are in, neither is shown: the view's `seals` has the hash of each that is. `sealed` is the SHA-256 of `salt|json`, in hex, with the canonical JSON (RFC 8785) of `force`, so each player can see that the other's army is the one that was sealed.",
      who: HOLDER,
      answers: { 200: { says: "Both armies.", shape: "OpenedArmies" } },
      refusals: { "armies-sealed": "not both armies are in", "not-an-exchange": "the battle was opened without `openArmies`" },
      answer: (_, { loaded: { battle } }) => {
        const armies = openedArmies(battle);
        return armies ? ok(armies) : refuse(battle.openArmies ? "armies-sealed" : "not-an-exchange", {});
      },
    }),
  },
};

/** Battles: opening and joining them, their views and records. */
export const BATTLES = { MINE, VIEW, JOIN, INVITE, PARTNER, ARMIES, RECORD, LIKINGS };
