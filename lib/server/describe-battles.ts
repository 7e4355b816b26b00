import {
  answer,
  FIRST_SAVE,
  FOREIGN,
  INTERNAL,
  ifNoneMatch,
  json,
  LOCATION,
  NO_JSON,
  NO_PARAMETERS,
  OWN,
  type Parameter,
  RETRY_AFTER,
  rateSentence,
  reference,
  refusal,
  SAVES,
  STORED,
  sizeSentence,
  TOO_MANY,
  UNREAD,
  VISITOR_KEY,
} from "./describe-parts";
import { LIMITS, RATES } from "./limits";

export const BATTLE: Parameter = {
  name: "id",
  in: "path",
  required: true,
  description: "The battle's id: 128 random bits in lower-case base32. It is the spectators' read-only link.",
  schema: { type: "string" },
};
export const X_SEAT: Parameter = {
  name: "X-Seat",
  in: "header",
  required: false,
  description: "Which seat you mean, where your account took both. With a token it may be left out.",
  schema: { enum: ["a", "b"] },
};
const LAST_EVENT_ID: Parameter = {
  name: "Last-Event-ID",
  in: "header",
  required: false,
  description: "The `id` of the last event that you have: unless it is the newest, the view of now comes first.",
  schema: { type: "string" },
};

/** With a seat's token, or with the session of the account that took it. */
export const SEATED = { security: [{ seatToken: [] }, { cookieAuth: [] }] };
/** Or without either, as a spectator. */
export const SEATED_OR_NOT = { security: [...SEATED.security, {}] };

const TYPED_IN =
  "A force that is typed in (`quick`) keeps to the rulebook's own limits: sizes of unit groups, set formations, classifications, commanders and allies. What breaks one is a fault with its place.";
const TAKEN_SEATS = "Sent by a page of this site, it is joined to the caller's account, which then acts for the seat without its token.";
export const BAD_SEAT = {
  "400": refusal("`unknown-parameter`, also for a token in the address; or `bad-seat`: X-Seat is neither `a` nor `b`."),
};
const WRONG_TOKEN = "`wrong-token`: it is malformed, or of no seat of this battle";
export const NOT_A_SEAT = { "401": refusal(`${WRONG_TOKEN}; or \`no-seat\`: nothing says that you hold one.`) };
export const NOT_YOURS = { "403": refusal("`not-your-seat`: your account or token does not hold the seat that X-Seat names.") };
const NO_TOKEN = { "401": refusal(`${WRONG_TOKEN}.`) };
const NO_CREDENTIAL = { "401": refusal("`wrong-token`: the `Authorization` that is sent along is no bearer's token.") };
export const UNKNOWN = { "404": refusal("`unknown-battle`.") };
const STORING = {
  "503": refusal("`database-busy` or `database-full`: nothing was stored; send the same again later.", RETRY_AFTER),
  ...INTERNAL,
};
const TOO_MANY_BATTLES = `\`too-many-battles\`: your account holds ${LIMITS.seats} seats.`;
const WRITE = {
  "403": refusal("`foreign-origin`: a page of another site asks; or `not-your-seat`: you do not hold the seat that X-Seat names."),
  ...TOO_MANY,
  ...STORING,
};
const BAD_FORCE = `what was sent is not of that shape or cannot be played, as an army of more than ${LIMITS.army} bytes, or a force with more unit groups or bases than any army of the rulebook (\`bad-document\`, with every fault in \`details\`), or ${NO_JSON}`;

const COLLECTION = {
  get: {
    operationId: "battles",
    summary: "The battles in which your account holds a seat, the last change first.",
    description: `Of the seats that it has taken, the newest ${LIMITS.listedSeats} count. A seat taken without an account is not known to be yours.`,
    ...OWN,
    responses: {
      "200": answer("The battles; none without a session.", reference("MyBattles")),
      ...NO_PARAMETERS,
      ...INTERNAL,
    },
  },
  post: {
    operationId: "openBattle",
    summary: "Opens a battle: a force for each seat, the house commander, or an invite.",
    description: `The tokens are told this once. A seat that is invited or the house's has none. ${TYPED_IN} ${TAKEN_SEATS} ${sizeSentence()} ${rateSentence("battles")} From a page: ${FIRST_SAVE}`,
    ...SEATED_OR_NOT,
    parameters: [VISITOR_KEY],
    requestBody: { required: true, content: json(reference("NewBattle")) },
    responses: {
      "201": answer("The battle is open.", reference("CreatedBattle"), LOCATION),
      "400": refusal(`${BAD_FORCE}; or \`unknown-parameter\`.`),
      ...NO_CREDENTIAL,
      "409": refusal(TOO_MANY_BATTLES),
      ...UNREAD,
      ...FOREIGN,
      ...STORING,
      ...STORED,
    },
  },
};

const JOIN = {
  post: {
    operationId: "joinBattle",
    summary: "Takes the seat that a code is for: with an invite's a force comes along, a partner brings none.",
    description: `${TYPED_IN} ${TAKEN_SEATS} ${sizeSentence()} ${SAVES} From a page: ${FIRST_SAVE}`,
    ...SEATED_OR_NOT,
    parameters: [BATTLE, VISITOR_KEY],
    requestBody: { required: true, content: json(reference("JoinRequest")) },
    responses: {
      "200": answer("The seat is yours.", reference("Joined")),
      "400": refusal(
        `${BAD_FORCE}; or \`force-missing\`: the invite wants a force; or \`force-not-wanted\`: a partner brings none; or \`unknown-parameter\`.`,
      ),
      ...NO_CREDENTIAL,
      "404": refusal("`unknown-invite`: alike for one that was taken, was revoked, has run out, is of another battle, or never was."),
      "409": refusal(TOO_MANY_BATTLES),
      ...UNREAD,
      ...FOREIGN,
      ...STORING,
      ...STORED,
    },
  },
};

/** `POST` makes a code for a seat. */
const making = (operationId: string, summary: string, conflict: string) => ({
  operationId,
  summary,
  description: `The code lasts ${LIMITS.inviteDays} days, is taken once, and replaces the one before. ${SAVES}`,
  ...SEATED,
  parameters: [BATTLE, X_SEAT],
  responses: {
    "200": answer("The code.", reference("MadeCode")),
    ...BAD_SEAT,
    ...NOT_A_SEAT,
    ...UNKNOWN,
    "409": refusal(conflict),
    ...WRITE,
  },
});

const INVITE = {
  post: making(
    "renewInvite",
    "Makes a new invite to the other seat; the one before holds no more.",
    "`no-open-seat`: the other seat is taken.",
  ),
  delete: {
    operationId: "revokeInvite",
    summary: "Revokes the invite to the other seat.",
    description: `Revoked again, it is so already. ${SAVES}`,
    ...SEATED,
    parameters: [BATTLE, X_SEAT],
    responses: {
      "204": { description: "No invite to the other seat holds." },
      ...BAD_SEAT,
      ...NOT_A_SEAT,
      ...UNKNOWN,
      ...WRITE,
    },
  },
};

const PARTNER = {
  post: making(
    "makePartnerCode",
    "Makes a code by which a partner takes your own seat beside you; until the game begins either of you may act for both (house).",
    "`seat-full`: two hold the seat already.",
  ),
};

const VIEW = {
  get: {
    operationId: "battleView",
    summary: "The battle as one seat, or a spectator, may see it.",
    ...SEATED_OR_NOT,
    parameters: [BATTLE, X_SEAT],
    responses: {
      "200": answer("The view; a spectator's without any credentials.", reference("BattleView")),
      ...BAD_SEAT,
      ...NO_TOKEN,
      ...NOT_YOURS,
      ...UNKNOWN,
      ...INTERNAL,
    },
  },
};

const COMMANDS = {
  post: {
    operationId: "playCommand",
    summary: "Plays a command: done, or refused with what would be legal.",
    description: `\`commandId\` is the sender's own, at random: a command sent twice counts once. What \`legal\` lists with limits in the place of a place, size or number (see \`LegalCommand\`) is sent with these (see \`SentCommand\`), in base widths to a tenth: x from the defender's left, y from the defender's edge, angles in whole degrees anticlockwise. Where a thing may not lie or stand, the refusal has every reason. Whether an army is \`broken\` follows from its \`losses\` and its camp (\`sacked\`, none where it is left out): the opposite is refused with the sum (\`broken-differs\`), unless groups that nobody has seen leave room for both; \`close-battle\` in \`legal\` tells what is known of each army, \`mayBreakAt\` and \`breaksAt\`. The body is at most ${LIMITS.command} bytes. A seat may send ${RATES.commands.requests} in ${RATES.commands.seconds} seconds.`,
    ...SEATED,
    parameters: [BATTLE, X_SEAT],
    requestBody: {
      required: true,
      content: json(reference("SentCommand")),
    },
    responses: {
      "200": answer("It has happened: the seat's view after it.", reference("CommandResult")),
      "400": refusal(
        `\`bad-document\`: it is no command, with every fault in \`details\`; or ${NO_JSON}; or \`bad-seat\` or \`unknown-parameter\`.`,
      ),
      ...NOT_A_SEAT,
      ...UNKNOWN,
      "409": answer("It may not be done now: why not, and what may be done instead.", reference("CommandResult")),
      ...UNREAD,
      ...WRITE,
      "429": refusal("`too-many-commands` of this seat; or `too-much-stored` from your address in a day.", RETRY_AFTER),
    },
  },
};

const EVENTS = {
  get: {
    operationId: "battleEvents",
    summary: "The same view as it changes, as server-sent events.",
    description: `\`id\` is the sequence number, \`data\` the view in one line of JSON. After a pause the newest view alone may come: it is the whole of what may be seen. At most ${LIMITS.seatStreams} streams of a seat, ${LIMITS.spectatorStreams} of a battle's spectators, ${LIMITS.spectatorStreamsFromAddress} of those from one address, and ${LIMITS.addressStreams} from an address in all are open at a time; ${LIMITS.ownStreams} of a seat are open whatever else its address has.`,
    ...SEATED_OR_NOT,
    parameters: [BATTLE, X_SEAT, LAST_EVENT_ID],
    responses: {
      "200": {
        description: "Events without end, with a comment now and then.",
        content: { "text/event-stream": { schema: { type: "string" } } },
      },
      ...BAD_SEAT,
      ...NO_TOKEN,
      ...NOT_YOURS,
      ...UNKNOWN,
      "429": refusal("`too-many-streams`.", RETRY_AFTER),
      ...INTERNAL,
    },
  },
};

const RECORD = {
  get: {
    operationId: "battleRecord",
    summary: "All that has happened, without what is still secret; the same for everybody.",
    parameters: [BATTLE, ifNoneMatch("The `ETag` that you hold; 304 once the seed is told and nothing has happened since.")],
    responses: {
      "200": answer("The record; with an `ETag` once the seed is told.", reference("BattleRecord")),
      "304": { description: "You hold it already." },
      ...NO_PARAMETERS,
      ...NO_TOKEN,
      ...UNKNOWN,
      ...INTERNAL,
    },
  },
};

const LIKINGS = {
  get: {
    operationId: "armyLikings",
    summary: "What a battle on each square of the map would be worth to your own army, and why.",
    description:
      "Best first. The reasons of a square add up to its value: about 100 where every base has what it wants, about -100 where none has. Where the weights are from, `weights` says: they are house values.",
    ...SEATED,
    parameters: [BATTLE, X_SEAT],
    responses: {
      "200": answer("Of the seat's own army, whatever the other's is.", reference("Likings")),
      ...BAD_SEAT,
      ...NOT_A_SEAT,
      ...NOT_YOURS,
      ...UNKNOWN,
      ...INTERNAL,
    },
  },
};

const RULES = {
  get: {
    operationId: "battleRules",
    summary: "The tables that battles are decided by.",
    parameters: [
      {
        name: "version",
        in: "query",
        required: false,
        description: "The `rules` of a record; without it, the tables in force.",
        schema: { type: "string" },
      } satisfies Parameter,
    ],
    responses: {
      "200": answer("The tables. Asked for by version they never change.", reference("BattleTables")),
      "400": refusal("`unknown-parameter` or `repeated-parameter`."),
      "404": refusal("`unknown-rules-version`."),
      ...INTERNAL,
    },
  },
};

/** The addresses of battles. */
export const BATTLE_PATHS = {
  "/api/battles": COLLECTION,
  "/api/battles/{id}": VIEW,
  "/api/battles/{id}/join": JOIN,
  "/api/battles/{id}/invite": INVITE,
  "/api/battles/{id}/partner": PARTNER,
  "/api/battles/{id}/commands": COMMANDS,
  "/api/battles/{id}/events": EVENTS,
  "/api/battles/{id}/record": RECORD,
  "/api/battles/{id}/likings": LIKINGS,
  "/api/battle-rules": RULES,
};

/** How a seat shows that it is one. */
export const SEAT_TOKEN = {
  seatToken: { type: "http", scheme: "bearer", description: "A seat's token, told once to whoever took it. Never in an address." },
};
