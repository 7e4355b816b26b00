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
const IF_NONE_MATCH = ifNoneMatch("The `ETag` that you have. The answer is 304 if the army has not changed.");
const IF_MATCH: Parameter = {
  name: "If-Match",
  in: "header",
  required: true,
  description: 'The revision that you edited, in quotation marks: `"3"`. Never `*`.',
  schema: { type: "string" },
};
const IDEMPOTENCY_KEY: Parameter = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: "A random key for this save. Sent again with the same key, it creates no second army.",
  schema: { type: "string", pattern: "^[0-9A-Za-z_-]{16,64}$" },
};
const PLACE: Parameter = {
  name: "place",
  in: "query",
  required: false,
  description: "Only the armies in this place. Without it, desk and archive.",
  schema: { enum: ["desk", "archive", "bin"] },
};

const header = (description: string) => ({ description, schema: { type: "string" } });
const ETAG = { ETag: header("The revision, in quotation marks. It counts changes of the document; moving an army does not change it.") };
const stored = (description: string, headers: object = ETAG) => answer(description, reference("StoredArmy"), headers);

const bodyOf = (name: "Army" | "ArmyMove") => ({ required: true, content: json(reference(name)) });
const UNKNOWN = { "404": refusal("`unknown-army`: it does not exist, is not yours, or is in the bin.") };
const TOO_MANY_ARMIES = `\`too-many-armies\`: the account has its maximum of ${mostWords(LIMITS.armies, LIMITS.visitorArmies)}, the bin not counted`;
const FULL = { "409": refusal(`${TOO_MANY_ARMIES}.`) };
const NO_ROOM = {
  "409": refusal(
    `${TOO_MANY_ARMIES}; or \`full-bin\`: it has its maximum of ${mostWords(LIMITS.armiesWithBin, LIMITS.visitorArmiesWithBin)}, the bin counted; or ${TOO_MANY_BYTES}`,
  ),
};
const WRITE = { ...FOREIGN, ...TOO_MANY, ...INTERNAL };
const STORE = { ...ARMY_UNREAD, ...WRITE, ...STORED };

const PINNED = `Lists without a version are stored with the version in force; \`rules\` is stored as you send it. Illegal armies are stored too. ${ARMY_SIZE} ${sizeSentence()}`;

const COLLECTION = {
  get: {
    operationId: "armies",
    summary: "A summary of your armies, the last changed first.",
    description: `${IN_PARTS} In the bin, the last deleted comes first.`,
    ...OWN,
    parameters: [PLACE, ...PART],
    responses: {
      "200": answer("The armies. Empty without a session.", listOf("ArmySummary"), linkToNext("/api/armies")),
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
      "200": stored("The army that this `Idempotency-Key` created before, as it is now.", { ...ETAG, ...LOCATION }),
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
      "304": { description: "It has not changed." },
      "400": refusal("`unknown-parameter`."),
      ...UNKNOWN,
      ...INTERNAL,
    },
  },
  put: {
    operationId: "saveArmy",
    summary: "Replaces the document of an army.",
    description: `${PINNED} Saving the stored document again answers 200 and keeps the revision, so a save can be repeated. ${SAVES}`,
    ...OWN,
    parameters: [ID, IF_MATCH],
    requestBody: bodyOf("Army"),
    responses: {
      "200": stored("The army as it is stored."),
      "400": refusal(`\`bad-revision\`; or ${BAD_ARMY}; or \`unknown-parameter\`.`),
      ...UNKNOWN,
      "409": refusal(`The army grew, and ${TOO_MANY_BYTES}`),
      "412": refusal("`army-changed`: another revision is stored by now. `details` is the stored army, a `StoredArmy`.", ETAG),
      "428": refusal("`revision-missing`: there is no `If-Match`."),
      ...STORE,
    },
  },
  patch: {
    operationId: "moveArmy",
    summary: "Archives an army, or restores it from the archive or the bin.",
    description: SAVES,
    ...OWN,
    parameters: [ID],
    requestBody: bodyOf("ArmyMove"),
    responses: {
      "200": stored("The army in its new place."),
      "400": refusal(`\`bad-document\`; or ${NO_JSON}; or \`unknown-parameter\`.`),
      "404": refusal("`unknown-army`: it does not exist or is not yours."),
      ...FULL,
      ...UNREAD,
      ...WRITE,
    },
  },
  delete: {
    operationId: "deleteArmy",
    summary: "Moves an army to the bin.",
    description: `It stays there for ${LIMITS.binDays} days and can be restored with PATCH. Then it is deleted for good. ${SAVES}`,
    ...OWN,
    parameters: [ID],
    responses: {
      "204": { description: "It is in the bin." },
      "400": refusal("`unknown-parameter`."),
      ...UNKNOWN,
      ...WRITE,
    },
  },
};

/** The addresses of stored armies. */
export const ARMY_PATHS = { "/api/armies": COLLECTION, "/api/armies/{id}": ONE };
