import type { SchemaName } from "../model/schemas";
import { LIMITS, RATES } from "./limits";
import type { Rate } from "./rate-limit";

/** The parts from which the API's OpenAPI descriptions are made. */
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

/** For what belongs to one caller. The empty entry allows no session: a visitor has none before the first save. */
export const OWN = { security: [{ cookieAuth: [] }, {}] };

export const NO_PARAMETERS = { "400": refusal("`unknown-parameter`: this address takes no parameters.") };
export const INTERNAL = { "500": refusal("`internal`: an error on the server.") };

/** For every method that writes. */
export const FOREIGN = { "403": refusal("`foreign-origin`: the request comes from a page of another site.") };

export const RETRY_AFTER = { "Retry-After": { description: "Seconds to wait.", schema: { type: "integer" } } };
export const TOO_MANY = { "429": refusal("`too-many-requests`.", RETRY_AFTER) };

/** What an address refuses before it parses a document. */
export const UNREAD = {
  "413": refusal(`\`body-too-large\`.`),
  "415": refusal("`not-json`: the content type is not `application/json`."),
};
export const NO_JSON = "the body is not JSON: `malformed-json`, `body-missing`, `body-cut-short`, `not-utf-8`";

/** For addresses that store more than one line. */
export const STORED = {
  "429": refusal(
    `\`too-many-requests\`; or \`too-much-stored\`: one network address may add ${RATES["stored-rows"].requests} rows and ${RATES["stored-bytes"].requests} bytes a day.`,
    RETRY_AFTER,
  ),
  "503": refusal(
    `\`disk-low\`: the disk is nearly full, and new battles and anything over ${LIMITS.smallSave} bytes have to wait; or \`database-full\`; or \`database-busy\`.`,
    RETRY_AFTER,
  ),
};
/** For addresses that store an army. */
export const ARMY_SIZE = `An army may take at most ${LIMITS.army} bytes of canonical JSON.`;
export const ARMY_UNREAD = {
  "413": refusal("`army-too-large`, with its size; or `body-too-large`."),
  "415": refusal("`not-json`: the content type is not `application/json`."),
};
const megabytes = (bytes: number) => `${bytes / 1_000_000} MB`;
/** The maximum, and the lower one of an account without an email address. */
export const mostWords = (most: number, ofVisitor: number) => `${most} (${ofVisitor} without an email address)`;
export const TOO_MANY_BYTES = `\`too-many-bytes\`: armies, shares and the bin may take at most ${megabytes(LIMITS.accountBytes)} together (${megabytes(LIMITS.visitorBytes)} without an email address).`;

export const sizeSentence = (bytes: number = LIMITS.document) => `The body may have at most ${bytes} bytes.`;
export const rateSentence = (rate: Rate) =>
  `One network address may send ${RATES[rate].requests} requests in ${RATES[rate].seconds} seconds.`;

/** For addresses that store something. */
export const SAVES = `One network address may send ${RATES.saves.requests} requests that store something in ${RATES.saves.seconds} seconds.`;
/** For addresses whose request can be a visitor's first save. */
export const FIRST_SAVE = `Without a session it creates an anonymous account and sets its cookie. One network address may do so ${RATES["first-save"].requests} times in ${RATES["first-save"].seconds} seconds.`;
export const VISITOR_KEY: Parameter = {
  name: "Visitor-Key",
  in: "header",
  required: false,
  description: "A random key, the same for all first saves of one browser. Saves that arrive together then share one anonymous account.",
  schema: { type: "string", pattern: "^[0-9A-Za-z_-]{16,64}$" },
};
export const BAD_ARMY = `the document is not an army: \`bad-document\`, \`unknown-list\`, \`unknown-list-version\` or \`unknown-rules-version\`, with every fault in \`details\`; or ${NO_JSON}`;
export const LOCATION = { Location: { description: "The path of what was made.", schema: { type: "string" } } };

/** The parameters that choose a part of a long list. */
export const PART: readonly Parameter[] = [
  {
    name: "limit",
    in: "query",
    required: false,
    description: "How many entries.",
    schema: { type: "integer", minimum: 1, maximum: LIMITS.listed, default: LIMITS.listed },
  },
  {
    name: "before",
    in: "query",
    required: false,
    description: "Where the last part stopped, from its `Link` header.",
    schema: { type: "string" },
  },
];
export const IN_PARTS = `At most ${LIMITS.listed} at a time. If there are more, the header \`Link\` has the address of the next part (\`rel="next"\`).`;
export const linkToNext = (path: string) => ({
  Link: { description: `The next part: \`<${path}?before=...>; rel="next"\`.`, schema: { type: "string" } },
});

/** `unchanged` says when the answer is 304. */
export const ifNoneMatch = (unchanged: string): Parameter => ({
  name: "If-None-Match",
  in: "header",
  required: false,
  description: unchanged,
  schema: { type: "string" },
});
