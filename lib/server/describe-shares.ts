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
  NO_PARAMETERS,
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
  VISITOR_KEY,
} from "./describe-parts";
import { LIMITS } from "./limits";

const SHARE: Parameter = {
  name: "share",
  in: "path",
  required: true,
  description:
    "The first 128 bits, in lower-case base32, of the SHA-256 of the army's canonical JSON, with defaults and all versions filled in.",
  schema: { type: "string" },
};
const IF_NONE_MATCH = ifNoneMatch("The `ETag` that you hold; 304 while the army is shared.");

const WRITE = { ...FOREIGN, ...TOO_MANY, ...INTERNAL };

const COLLECTION = {
  get: {
    operationId: "shares",
    summary: "What you share in short, the newest first.",
    description: IN_PARTS,
    ...OWN,
    parameters: PART,
    responses: {
      "200": answer("The shares; none without a session.", listOf("ShareSummary"), linkToNext("/api/shares")),
      "400": refusal("`unknown-parameter`; or `bad-part`: `limit` or `before` is none."),
      ...INTERNAL,
    },
  },
  post: {
    operationId: "shareArmy",
    summary: "Shows an army to whoever has its link.",
    description: `What names no version of a list or of the rules tables is shared with the one in force, so that it stays as it is for ever. The same army has the same link, whoever shares it. Illegal armies are shared like any other. ${ARMY_SIZE} ${sizeSentence()} ${FIRST_SAVE} ${SAVES}`,
    ...OWN,
    parameters: [VISITOR_KEY],
    requestBody: { required: true, content: json(reference("Army")) },
    responses: {
      "200": answer("You share this army already.", reference("Share"), LOCATION),
      "201": answer("The army is shared.", reference("Share"), LOCATION),
      "400": refusal(`${BAD_ARMY}; or \`unknown-parameter\`.`),
      "409": refusal(
        `\`too-many-shares\`: the account shares ${mostWords(LIMITS.shares, LIMITS.visitorShares)} armies; or \`too-many-shares-ever\`: it has shared ${mostWords(LIMITS.sharesEver, LIMITS.visitorSharesEver)}, with what it has withdrawn; or ${TOO_MANY_BYTES}`,
      ),
      ...ARMY_UNREAD,
      ...WRITE,
      ...STORED,
    },
  },
};

const ONE = {
  get: {
    operationId: "share",
    summary: "A shared army. It never changes, but it may be withdrawn.",
    parameters: [SHARE, IF_NONE_MATCH],
    responses: {
      "200": answer("The army, with all its versions; nothing of who shared it.", reference("SharedArmy"), {
        ETag: { description: "Of the army.", schema: { type: "string" } },
      }),
      "304": { description: "You hold it already." },
      ...NO_PARAMETERS,
      "404": refusal("`unknown-share`: nobody ever shared it."),
      "410": refusal("`share-withdrawn`: everybody who shared it has withdrawn it."),
      ...INTERNAL,
    },
  },
  delete: {
    operationId: "withdrawShare",
    summary: "Withdraws an army that you share.",
    description: `Its document is deleted; the link answers 410 from now on, unless somebody else shares the same army. Withdrawn again, it is so already. ${SAVES}`,
    ...OWN,
    parameters: [SHARE],
    responses: {
      "204": { description: "You share it no longer." },
      ...NO_PARAMETERS,
      "404": refusal("`unknown-share`: alike where you never shared it and where nobody did."),
      ...WRITE,
    },
  },
};

/** The addresses of shared armies. */
export const SHARE_PATHS = { "/api/shares": COLLECTION, "/api/shares/{share}": ONE };
