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
const IF_NONE_MATCH = ifNoneMatch("The `ETag` that you have. The answer is 304 while the army is shared.");

const WRITE = { ...FOREIGN, ...TOO_MANY, ...INTERNAL };

const COLLECTION = {
  get: {
    operationId: "shares",
    summary: "A summary of your shares, the newest first.",
    description: IN_PARTS,
    ...OWN,
    parameters: PART,
    responses: {
      "200": answer("The shares. Empty without a session.", listOf("ShareSummary"), linkToNext("/api/shares")),
      "400": refusal("`unknown-parameter`; or `bad-part`: `limit` or `before` is not valid."),
      ...INTERNAL,
    },
  },
  post: {
    operationId: "shareArmy",
    summary: "Shares an army with everybody who has its link.",
    description: `Lists and rules tables without a version are shared with the version in force, so the share never changes. The same army always has the same link, also when another player shares it. Illegal armies can be shared too. ${ARMY_SIZE} ${sizeSentence()} ${FIRST_SAVE} ${SAVES}`,
    ...OWN,
    parameters: [VISITOR_KEY],
    requestBody: { required: true, content: json(reference("Army")) },
    responses: {
      "200": answer("You already share this army.", reference("Share"), LOCATION),
      "201": answer("The army is shared.", reference("Share"), LOCATION),
      "400": refusal(`${BAD_ARMY}; or \`unknown-parameter\`.`),
      "409": refusal(
        `\`too-many-shares\`: the account shares its maximum of ${mostWords(LIMITS.shares, LIMITS.visitorShares)} armies; or \`too-many-shares-ever\`: it has made its maximum of ${mostWords(LIMITS.sharesEver, LIMITS.visitorSharesEver)} shares, withdrawn ones included; or ${TOO_MANY_BYTES}`,
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
    summary: "A shared army. It never changes, but it can be withdrawn.",
    parameters: [SHARE, IF_NONE_MATCH],
    responses: {
      "200": answer("The army with all its versions. It does not say who shared it.", reference("SharedArmy"), {
        ETag: { description: "A tag of the army.", schema: { type: "string" } },
      }),
      "304": { description: "You already have it." },
      ...NO_PARAMETERS,
      "404": refusal("`unknown-share`: it was never shared."),
      "410": refusal("`share-withdrawn`: all players who shared it have withdrawn it."),
      ...INTERNAL,
    },
  },
  delete: {
    operationId: "withdrawShare",
    summary: "Withdraws an army that you share.",
    description: `Its document is deleted, and the link answers 410 from now on, unless another player shares the same army. It can be repeated. ${SAVES}`,
    ...OWN,
    parameters: [SHARE],
    responses: {
      "204": { description: "You no longer share it." },
      ...NO_PARAMETERS,
      "404": refusal("`unknown-share`: the same whether only you never shared it or nobody did."),
      ...WRITE,
    },
  },
};

/** The addresses of shared armies. */
export const SHARE_PATHS = { "/api/shares": COLLECTION, "/api/shares/{share}": ONE };
