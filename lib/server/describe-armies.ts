import {
  ARMY_SIZE,
  ARMY_UNREAD,
  answer,
  BAD_ARMY,
  FIRST_SAVE,
  FOREIGN,
  IN_PARTS,
  INTERNAL,
  ifNoneMatch,
  json,
  LOCATION,
  linkToNext,
  listOf,
  mostWords,
  NO_JSON,
  OWN,
  PART,
  type Parameter,
  reference,
  refusal,
  SAVES,
  STORED,
  sizeSentence,
  TOO_MANY,
  TOO_MANY_BYTES,
  UNREAD,
  VISITOR_KEY,
} from "./describe-parts";
import { LIMITS } from "./limits";

const ID: Parameter = { name: "id", in: "path", required: true, description: "The army's id.", schema: { type: "string" } };
const IF_NONE_MATCH = ifNoneMatch("The `ETag` that you hold; 304 if it is still that of the army.");
const IF_MATCH: Parameter = {
  name: "If-Match",
  in: "header",
  required: true,
  description: 'The revision that the change was made from, in quotation marks: `"3"`. Never `*`.',
  schema: { type: "string" },
};
const IDEMPOTENCY_KEY: Parameter = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: "What you call this save, at random: sent again under the same key, it makes no second army.",
  schema: { type: "string", pattern: "^[0-9A-Za-z_-]{16,64}$" },
};
const PLACE: Parameter = {
  name: "place",
  in: "query",
  required: false,
  description: "Only what stands there; without it, desk and archive.",
  schema: { enum: ["desk", "archive", "bin"] },
};

const header = (description: string) => ({ description, schema: { type: "string" } });
const ETAG = { ETag: header("The revision, in quotation marks. It counts the changes of the document: a move does not change it.") };
const stored = (description: string, headers: object = ETAG) => answer(description, reference("StoredArmy"), headers);

const bodyOf = (name: "Army" | "ArmyMove") => ({ required: true, content: json(reference(name)) });
const UNKNOWN = { "404": refusal("`unknown-army`: there is none, or it is another's, or it lies in the bin.") };
const TOO_MANY_ARMIES = `\`too-many-armies\`: the account has ${mostWords(LIMITS.armies, LIMITS.visitorArmies)}, its bin not counted`;
const FULL = { "409": refusal(`${TOO_MANY_ARMIES}.`) };
const NO_ROOM = {
  "409": refusal(
    `${TOO_MANY_ARMIES}; or \`full-bin\`: it has ${mostWords(LIMITS.armiesWithBin, LIMITS.visitorArmiesWithBin)} with its bin; or ${TOO_MANY_BYTES}`,
  ),
};
const WRITE = { ...FOREIGN, ...TOO_MANY, ...INTERNAL };
const STORE = { ...ARMY_UNREAD, ...WRITE, ...STORED };

const PINNED = `What names no version of a list is stored with the one in force; \`rules\` stays as it is sent. Illegal armies are stored like any other. ${ARMY_SIZE} ${sizeSentence()}`;

const COLLECTION = {
  get: {
    operationId: "armies",
    summary: "Your armies in short, the newest change first.",
    description: `${IN_PARTS} The bin has first what was deleted last.`,
    ...OWN,
    parameters: [PLACE, ...PART],
    responses: {
      "200": answer("The armies; none without a session.", listOf("ArmySummary"), linkToNext("/api/armies")),
      "400": refusal("`bad-part`, `not-one-of`, `unknown-parameter` or `repeated-parameter`."),
      ...INTERNAL,
    },
  },
  post: {
    operationId: "createArmy",
    summary: "Stores a new army.",
    description: `${PINNED} ${FIRST_SAVE} ${SAVES}`,
    ...OWN,
    parameters: [IDEMPOTENCY_KEY, VISITOR_KEY],
    requestBody: bodyOf("Army"),
    responses: {
      "200": stored("The army that the same `Idempotency-Key` stored before, whatever has become of it since.", { ...ETAG, ...LOCATION }),
      "201": stored("The army as it is stored.", { ...ETAG, ...LOCATION }),
      "400": refusal(`\`bad-idempotency-key\`; or ${BAD_ARMY}; or \`unknown-parameter\`.`),
      ...NO_ROOM,
      ...STORE,
    },
  },
};

const ONE = {
  get: {
    operationId: "army",
    summary: "One of your armies.",
    ...OWN,
    parameters: [ID, IF_NONE_MATCH],
    responses: {
      "200": stored("The army."),
      "304": { description: "It is at the revision that you hold." },
      "400": refusal("`unknown-parameter`."),
      ...UNKNOWN,
      ...INTERNAL,
    },
  },
  put: {
    operationId: "saveArmy",
    summary: "Replaces the document of an army.",
    description: `${PINNED} A document equal to the stored one is answered with 200 and the revision stays as it is, so that a save may be repeated. ${SAVES}`,
    ...OWN,
    parameters: [ID, IF_MATCH],
    requestBody: bodyOf("Army"),
    responses: {
      "200": stored("The army as it is stored."),
      "400": refusal(`\`bad-revision\`; or ${BAD_ARMY}; or \`unknown-parameter\`.`),
      ...UNKNOWN,
      "409": refusal(`The army grows, and ${TOO_MANY_BYTES}`),
      "412": refusal("`army-changed`: it is at another revision by now; `details` is the stored army, of the shape `StoredArmy`.", ETAG),
      "428": refusal("`revision-missing`: there is no `If-Match`."),
      ...STORE,
    },
  },
  patch: {
    operationId: "moveArmy",
    summary: "Puts an army away or takes it out again, also out of the bin.",
    description: SAVES,
    ...OWN,
    parameters: [ID],
    requestBody: bodyOf("ArmyMove"),
    responses: {
      "200": stored("The army where it stands now."),
      "400": refusal(`\`bad-document\`; or ${NO_JSON}; or \`unknown-parameter\`.`),
      "404": refusal("`unknown-army`: there is none, or it is another's."),
      ...FULL,
      ...UNREAD,
      ...WRITE,
    },
  },
  delete: {
    operationId: "deleteArmy",
    summary: "Puts an army into the bin.",
    description: `There it stays for ${LIMITS.binDays} days and can be taken back with PATCH; then it is deleted for good. ${SAVES}`,
    ...OWN,
    parameters: [ID],
    responses: {
      "204": { description: "It lies in the bin." },
      "400": refusal("`unknown-parameter`."),
      ...UNKNOWN,
      ...WRITE,
    },
  },
};

/** The addresses of stored armies. */
export const ARMY_PATHS = { "/api/armies": COLLECTION, "/api/armies/{id}": ONE };
