import type { SchemaName } from "../model/schemas";
import { LIMITS, RATES } from "./limits";
import type { Rate } from "./rate-limit";

/** What the descriptions of the API's addresses are put together from: OpenAPI's words for our own. */
export const reference = (name: SchemaName) => ({ $ref: `#/components/schemas/${name}` });
export const listOf = (name: SchemaName) => ({ type: "array", items: reference(name) });
export const json = (schema: unknown) => ({ "application/json": { schema } });

export const answer = (description: string, schema: unknown, headers?: unknown) => ({
  description,
  ...(headers ? { headers } : {}),
  content: json(schema),
});
export const refusal = (description: string, headers?: unknown) => answer(description, reference("ErrorBody"), headers);

export type Parameter = {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required: boolean;
  readonly description: string;
  readonly schema: unknown;
};

/** For what is one caller's own. The empty one says: or without, which is what a visitor has before his first save. */
export const OWN = { security: [{ cookieAuth: [] }, {}] };

export const NO_PARAMETERS = { "400": refusal("`unknown-parameter`: the address takes no parameters.") };
export const INTERNAL = { "500": refusal("`internal`: a fault of the server.") };

/** For whatever is not a read. */
export const FOREIGN = { "403": refusal("`foreign-origin`: a page of another site asks.") };

export const RETRY_AFTER = { "Retry-After": { description: "Whole seconds to wait.", schema: { type: "integer" } } };
export const TOO_MANY = { "429": refusal("`too-many-requests`.", RETRY_AFTER) };

/** What an address that reads a document refuses before it looks at what the document says. */
export const UNREAD = {
  "413": refusal(`\`body-too-large\`.`),
  "415": refusal("`not-json`: the content type is not `application/json`."),
};
export const NO_JSON = "there is no JSON to read: `malformed-json`, `body-missing`, `body-cut-short`, `not-utf-8`";

/** Of whatever stores something larger than a line. */
export const STORED = {
  "429": refusal(
    `\`too-many-requests\`; or \`too-much-stored\`: of what is stored anew, an address has ${RATES["stored-rows"].requests} rows and ${RATES["stored-bytes"].requests} bytes a day.`,
    RETRY_AFTER,
  ),
  "503": refusal(
    `\`disk-low\`: the disk is nearly full, so that new battles and whatever takes more than ${LIMITS.smallSave} bytes wait. Or \`database-full\`, or \`database-busy\`.`,
    RETRY_AFTER,
  ),
};
/** Of whatever stores an army. */
export const ARMY_SIZE = `An army takes at most ${LIMITS.army} bytes of canonical JSON.`;
export const ARMY_UNREAD = {
  "413": refusal("`army-too-large`, with its size; or `body-too-large`."),
  "415": refusal("`not-json`: the content type is not `application/json`."),
};
const megabytes = (bytes: number) => `${bytes / 1_000_000} MB`;
/** So many; of an account without address and password fewer. */
export const mostWords = (most: number, ofVisitor: number) => `${most} (without address and password ${ofVisitor})`;
export const TOO_MANY_BYTES = `\`too-many-bytes\`: armies, the bin included, and shares take ${megabytes(LIMITS.accountBytes)} together, of an account without address and password ${megabytes(LIMITS.visitorBytes)}.`;

export const sizeSentence = (bytes: number = LIMITS.document) => `The body is at most ${bytes} bytes.`;
export const rateSentence = (rate: Rate) => `An address may ask ${RATES[rate].requests} times in ${RATES[rate].seconds} seconds.`;

/** Of whatever stores something. */
export const SAVES = `Of what stores something, an address may send ${RATES.saves.requests} requests in ${RATES.saves.seconds} seconds.`;
/** Of whatever may be the first thing that is kept for a visitor. */
export const FIRST_SAVE = `Without a session it opens an anonymous account and sets its cookie; an address may do so ${RATES["first-save"].requests} times in ${RATES["first-save"].seconds} seconds.`;
export const VISITOR_KEY: Parameter = {
  name: "Visitor-Key",
  in: "header",
  required: false,
  description: "At random, the same for all first saves of one browser: those that come at once then have one anonymous account.",
  schema: { type: "string", pattern: "^[0-9A-Za-z_-]{16,64}$" },
};
export const BAD_ARMY = `the document is no army: \`bad-document\`, \`unknown-list\`, \`unknown-list-version\` or \`unknown-rules-version\`, with every fault in \`details\`; or ${NO_JSON}`;
export const LOCATION = { Location: { description: "Its path.", schema: { type: "string" } } };

/** Which part of a long list is asked for. */
export const PART: readonly Parameter[] = [
  {
    name: "limit",
    in: "query",
    required: false,
    description: "How many.",
    schema: { type: "integer", minimum: 1, maximum: LIMITS.listed, default: LIMITS.listed },
  },
  {
    name: "before",
    in: "query",
    required: false,
    description: "Where the part before this one stopped; the `Link` header of that part has it.",
    schema: { type: "string" },
  },
];
export const IN_PARTS = `At most ${LIMITS.listed} at once: where there are more, the header \`Link\` names the address of the next (\`rel="next"\`). Follow it until there is none.`;
export const linkToNext = (path: string) => ({
  Link: { description: `The next of them: \`<${path}?before=...>; rel="next"\`.`, schema: { type: "string" } },
});

/** `unchanged`: when the answer is 304. */
export const ifNoneMatch = (unchanged: string): Parameter => ({
  name: "If-None-Match",
  in: "header",
  required: false,
  description: unchanged,
  schema: { type: "string" },
});
