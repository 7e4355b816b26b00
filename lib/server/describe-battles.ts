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
  description: "The battle's id: 128 random bits in lower-case base32. It is also the spectators' read-only link.",
  schema: { type: "string" },
};
export const X_SEAT: Parameter = {
  name: "X-Seat",
  in: "header",
  required: false,
  description: "The seat that you mean, if your account has both. You may leave it out with a token.",
  schema: { enum: ["a", "b"] },
};
const LAST_EVENT_ID: Parameter = {
  name: "Last-Event-ID",
  in: "header",
  required: false,
  description: "The `id` of the last event that you have. If it is not the newest, the current view comes first.",
  schema: { type: "string" },
};

/** With a seat's token, or with the session of the account that took it. */
export const SEATED = { security: [{ seatToken: [] }, { cookieAuth: [] }] };
/** With either, or with neither as a spectator. */
export const SEATED_OR_NOT = { security: [...SEATED.security, {}] };

const TYPED_IN =
  "A force entered by hand (`quick`) is checked against the rulebook's limits: sizes of unit groups, set formations, classifications, commanders and allies. Each one broken is a fault with its place.";
const TAKEN_SEATS = "Sent by a page of this site, the seat is joined to the caller's account, which then needs no token.";
export const BAD_SEAT = {
  "400": refusal("`unknown-parameter`, also for a token in the address; or `bad-seat`: X-Seat is not `a` or `b`."),
};
const WRONG_TOKEN = "`wrong-token`: it is malformed, or of no seat in this battle";
export const NOT_A_SEAT = { "401": refusal(`${WRONG_TOKEN}; or \`no-seat\`: you did not show that you hold one.`) };
export const NOT_YOURS = { "403": refusal("`not-your-seat`: your account or token does not hold the seat that X-Seat names.") };
const NO_TOKEN = { "401": refusal(`${WRONG_TOKEN}.`) };
const NO_CREDENTIAL = { "401": refusal("`wrong-token`: `Authorization` is not a bearer token.") };
export const UNKNOWN = { "404": refusal("`unknown-battle`.") };
const STORING = {
  "503": refusal("`database-busy` or `database-full`: nothing was stored. Send the same again later.", RETRY_AFTER),
  ...INTERNAL,
};
const TOO_MANY_BATTLES = `\`too-many-battles\`: your account holds its maximum of ${LIMITS.seats} seats.`;
const WRITE = {
  "403": refusal(
    "`foreign-origin`: the request comes from a page of another site; or `not-your-seat`: you do not hold the seat that X-Seat names.",
  ),
  ...TOO_MANY,
  ...STORING,
};
const BAD_FORCE = `\`bad-document\`, with every fault in \`details\`: the document has another shape, or a force cannot be played, such as an army of more than ${LIMITS.army} bytes, or more unit groups or bases than any army of the rulebook; or ${NO_JSON}`;

const COLLECTION = {
  get: {
    operationId: "battles",
    summary: "The battles in which your account holds a seat, the last changed first.",
    description: `Only its newest ${LIMITS.listedSeats} seats count. We do not know that a seat taken without an account is yours.`,
    ...OWN,
    responses: {
      "200": answer("The battles. Empty without a session.", reference("MyBattles")),
      ...NO_PARAMETERS,
      ...INTERNAL,
    },
  },
  post: {
    operationId: "openBattle",
    summary: "Opens a battle: each seat has a force, the computer, or an invite.",
    description: `The tokens are shown only here. An invited seat, or the computer's, has none. ${TYPED_IN} ${TAKEN_SEATS} ${sizeSentence()} ${rateSentence("battles")} From a page: ${FIRST_SAVE}`,
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
    summary: "Takes the seat of a code. An invite needs a force; a partner brings none.",
    description: `${TYPED_IN} ${TAKEN_SEATS} ${sizeSentence()} ${SAVES} From a page: ${FIRST_SAVE}`,
    ...SEATED_OR_NOT,
    parameters: [BATTLE, VISITOR_KEY],
    requestBody: { required: true, content: json(reference("JoinRequest")) },
    responses: {
      "200": answer("The seat is yours.", reference("Joined")),
      "400": refusal(
        `${BAD_FORCE}; or \`force-missing\`: the invite needs a force; or \`force-not-wanted\`: a partner brings none; or \`unknown-parameter\`.`,
      ),
      ...NO_CREDENTIAL,
      "404": refusal(
        "`unknown-invite`: the same for an invite that was used or revoked, has expired, is for another battle, or never existed.",
      ),
      "409": refusal(TOO_MANY_BATTLES),
      ...UNREAD,
      ...FOREIGN,
      ...STORING,
      ...STORED,
    },
  },
};

/** A `POST` that makes a code for a seat. */
const making = (operationId: string, summary: string, conflict: string) => ({
  operationId,
  summary,
  description: `The code works once, for ${LIMITS.inviteDays} days, and replaces the last one. ${SAVES}`,
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
    "Makes a new invite to the other seat. The last one stops working.",
    "`no-open-seat`: the other seat is taken.",
  ),
  delete: {
    operationId: "revokeInvite",
    summary: "Revokes the invite to the other seat.",
    description: `It can be repeated. ${SAVES}`,
    ...SEATED,
    parameters: [BATTLE, X_SEAT],
    responses: {
      "204": { description: "The other seat has no invite." },
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
    "Makes a code for a partner who shares your seat. Until the game begins either of you may act for both (a house rule).",
    "`seat-full`: two players already share the seat.",
  ),
};

const VIEW = {
  get: {
    operationId: "battleView",
    summary: "The battle as one seat or a spectator may see it.",
    ...SEATED_OR_NOT,
    parameters: [BATTLE, X_SEAT],
    responses: {
      "200": answer("The view. Without credentials, the spectators' view.", reference("BattleView")),
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
    summary: "Plays a command, or refuses it with the legal ones.",
    description: `Choose a random \`commandId\`: a command sent twice counts once. Where \`legal\` gives limits for a place, size or number (see \`LegalCommand\`), send the value (see \`SentCommand\`), in base widths to a tenth: x from the defender's left, y from the defender's edge, angles in whole degrees anticlockwise. If something may not be placed there, the refusal has every reason. Whether an army is \`broken\` follows from its \`losses\` and its camp (\`sacked\`, none if left out). The opposite is refused with the sum (\`broken-differs\`), unless groups that nobody has seen allow both. \`close-battle\` in \`legal\` says what is known of each army, \`mayBreakAt\` and \`breaksAt\`. The body may have at most ${LIMITS.command} bytes. A seat may send ${RATES.commands.requests} commands in ${RATES.commands.seconds} seconds.`,
    ...SEATED,
    parameters: [BATTLE, X_SEAT],
    requestBody: {
      required: true,
      content: json(reference("SentCommand")),
    },
    responses: {
      "200": answer("The command was played: the seat's view after it.", reference("CommandResult")),
      "400": refusal(
        `\`bad-document\`: it is not a command, with every fault in \`details\`; or ${NO_JSON}; or \`bad-seat\` or \`unknown-parameter\`.`,
      ),
      ...NOT_A_SEAT,
      ...UNKNOWN,
      "409": answer("It is not legal now: why not, and what is.", reference("CommandResult")),
      ...UNREAD,
      ...WRITE,
      "429": refusal("`too-many-commands` from this seat; or `too-much-stored` from your network address in a day.", RETRY_AFTER),
    },
  },
};

const EVENTS = {
  get: {
    operationId: "battleEvents",
    summary: "The view as it changes, as server-sent events.",
    description: `\`id\` is the sequence number, \`data\` the view in one line of JSON. After a pause you may get only the newest view, which is complete. Open at a time: at most ${LIMITS.seatStreams} streams of a seat, ${LIMITS.spectatorStreams} of a battle's spectators, ${LIMITS.spectatorStreamsFromAddress} of spectators from one network address, and ${LIMITS.addressStreams} from one network address in all. A seat may always have ${LIMITS.ownStreams}, whatever else its address has open.`,
    ...SEATED_OR_NOT,
    parameters: [BATTLE, X_SEAT, LAST_EVENT_ID],
    responses: {
      "200": {
        description: "Events until you close the stream, with a comment now and then.",
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
    summary: "The record of the battle without what is still secret. It is the same for everybody.",
    parameters: [BATTLE, ifNoneMatch("The `ETag` that you have. The answer is 304 if the seed is public and nothing has happened since.")],
    responses: {
      "200": answer("The record, with an `ETag` once the seed is public.", reference("BattleRecord")),
      "304": { description: "You already have it." },
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
    summary: "How well each square of the map suits your army, and why.",
    description:
      "Best first. The reasons of a square add up to its value: about 100 if it suits every base, about -100 if it suits none. `weights` gives the source of the weights: they are house values.",
    ...SEATED,
    parameters: [BATTLE, X_SEAT],
    responses: {
      "200": answer("For the seat's own army. The other army does not count.", reference("Likings")),
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
    summary: "The tables that decide battles.",
    parameters: [
      {
        name: "version",
        in: "query",
        required: false,
        description: "The `rules` of a record. Without it, the tables in force.",
        schema: { type: "string" },
      } satisfies Parameter,
    ],
    responses: {
      "200": answer("The tables. Under a `version` they never change.", reference("BattleTables")),
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

/** How a client shows that it holds a seat. */
export const SEAT_TOKEN = {
  seatToken: {
    type: "http",
    scheme: "bearer",
    description: "A seat's token, shown once to the player who took the seat. Never put it in an address.",
  },
};
