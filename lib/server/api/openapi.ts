import type { z } from "zod";
import { jsonSchemas, type SchemaName } from "../../model/schemas";
import { RATES } from "../limits";
import type { Rate } from "../rate-limit";
import { type Address, type Answer, type Endpoint, type Refusals, type RequestHeaders, schemaOf } from "./endpoint";
import { type Code, STATUS } from "./refusals";
import { SECURITY_SCHEMES } from "./who";

const reference = (name: SchemaName) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: unknown) => ({ "application/json": { schema } });
const TEXT = { schema: { type: "string" } };

function headersOf(headers: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(headers).map(([name, description]) => [name, { description, schema: { type: "string" } }]));
}

function responseOf({ says, headers, shape, listOf, json: isJson, text, events }: Answer) {
  const schema = shape ? reference(shape) : listOf ? { type: "array", items: reference(listOf) } : isJson ? { type: "object" } : null;
  const content = {
    ...(schema ? json(schema) : {}),
    ...(text ? { "text/plain": TEXT } : {}),
    ...(events ? { "text/event-stream": TEXT } : {}),
  };
  return {
    description: says,
    ...(headers ? { headers: headersOf(headers) } : {}),
    ...(Object.keys(content).length > 0 ? { content } : {}),
  };
}

/** What any method may refuse before it does anything of its own. */
function generalRefusals({ query, rate, body }: Endpoint, method: string): Refusals {
  const noJson = "the body is not JSON";
  const ofBody: Refusals = {
    ...(body?.refusesItself ? {} : { "bad-document": "`details` has every fault" }),
    ...{ "malformed-json": noJson, "body-missing": noJson, "body-cut-short": noJson, "not-utf-8": noJson },
    "body-too-large": "",
    "not-json": "the content type is not `application/json`",
  };
  return {
    "unstorable-text": "a NUL or a lone surrogate in what you sent",
    ...(body ? ofBody : {}),
    ...(query ? { ...query.refusals, "unknown-parameter": "", "repeated-parameter": "" } : {}),
    ...(query ? {} : { "unknown-parameter": "this address takes no parameters" }),
    ...(method === "GET" ? {} : { "foreign-origin": "the request comes from a page of another site" }),
    ...(rate ? { "too-many-requests": "" } : {}),
    ...{ "database-away": "the database cannot be reached; send the same again later", internal: "an error on the server" },
  };
}

/** Codes whose answer has more headers. */
const RETRY_AFTER = { "Retry-After": { description: "Seconds to wait.", schema: { type: "integer" } } };
const HEADERS: { readonly [C in Code]?: object } = {
  ...{ "too-many-requests": RETRY_AFTER, "too-many-commands": RETRY_AFTER, "too-many-streams": RETRY_AFTER, "too-many-tries": RETRY_AFTER },
  ...{
    "too-much-stored": RETRY_AFTER,
    "disk-low": RETRY_AFTER,
    "database-away": RETRY_AFTER,
    "database-busy": RETRY_AFTER,
    "database-full": RETRY_AFTER,
  },
  "army-changed": headersOf({ ETag: "The stored revision, in quotation marks." }),
};

const inOneLine = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;

type Refusal = { readonly code: Code; readonly status: number; readonly says: string };

/** Every refusal of an endpoint, its own first. Its own words for a code replace those in general, so they are spread twice: for order, and to win. */
function refusalsOf(endpoint: Endpoint, method: string): readonly Refusal[] {
  const all = {
    ...endpoint.refusals,
    ...endpoint.who?.refusals,
    ...generalRefusals(endpoint, method),
    ...endpoint.who?.refusals,
    ...endpoint.refusals,
  };
  return (Object.entries(all) as [Code, NonNullable<Refusals[Code]>][]).map(([code, one]) =>
    typeof one === "string" ? { code, status: STATUS[code], says: one } : { code, ...one },
  );
}

/** Codes that mean the same are named together. */
function refusalResponse(refusals: readonly Refusal[]) {
  const meanings = [...new Set(refusals.map(({ says }) => says))];
  const parts = meanings.map((says) => {
    const codes = inOneLine(refusals.filter((one) => one.says === says).map(({ code }) => `\`${code}\``));
    return says === "" ? codes : `${codes}: ${says}`;
  });
  const headers = Object.assign({}, ...refusals.map(({ code }) => HEADERS[code]));
  return {
    description: `${parts.join("; or ")}.`,
    ...(Object.keys(headers).length > 0 ? { headers } : {}),
    content: json(reference("ErrorBody")),
  };
}

/** By status. An answer with a document of its own, such as a command that is not legal, goes before the refusals of its status. */
function responsesOf(endpoint: Endpoint, method: string) {
  const refusals = refusalsOf(endpoint, method);
  const refused = [...new Set(refusals.map(({ status }) => status))].map((status) => [
    status,
    refusalResponse(refusals.filter((one) => one.status === status)),
  ]);
  const answered = Object.entries(endpoint.answers).map(([status, answer]) => [status, responseOf(answer)]);
  return Object.fromEntries([...refused, ...answered]);
}

const parameter = (name: string, where: "path" | "query" | "header", required: boolean, description: string, schema: unknown) => ({
  ...{ name, in: where, required, description, schema },
});

function queryParameter(name: string, one: z.ZodType) {
  const { $schema: _, description = "", ...schema } = schemaOf(one);
  return parameter(name, "query", !one.safeParse(undefined).success, description, schema);
}

function headerParameters(headers: RequestHeaders) {
  return Object.entries(headers).map(([name, { says, required = false, pattern, values }]) =>
    parameter(
      name,
      "header",
      required,
      says,
      values ? { enum: values } : { type: "string", ...(pattern ? { pattern: pattern.source } : {}) },
    ),
  );
}

function parametersOf({ params = {} }: Address, { headers = {}, who, query }: Endpoint) {
  return [
    ...Object.entries(params).map(([name, description]) => parameter(name, "path", true, description, { type: "string" })),
    ...headerParameters({ ...headers, ...who?.headers }),
    ...Object.entries(query?.of ?? {}).map(([name, one]) => queryParameter(name, one)),
  ];
}

const sizeSentence = (bytes: number) => `The body may have at most ${bytes} bytes.`;
const rateSentence = (rate: Rate) =>
  `One network address may send ${RATES[rate].requests} requests${rate === "saves" ? " that store something" : ""} in ${RATES[rate].seconds} seconds.`;

function describe(address: Address, method: string, one: Endpoint) {
  const { id, summary, who, rate, body } = one;
  const description = [one.description, who?.says, body && sizeSentence(body.most), rate && rateSentence(rate)].filter(Boolean).join(" ");
  const parameters = parametersOf(address, one);
  return {
    operationId: id,
    summary,
    ...(description ? { description } : {}),
    ...(who?.security ? { security: who.security } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: json(reference(body.shape)) } } : {}),
    responses: responsesOf(one, method),
  };
}

const pathOf = (address: Address) =>
  Object.fromEntries(Object.entries(address.methods).map(([method, one]) => [method.toLowerCase(), describe(address, method, one)]));

const DESCRIPTION = `Every answer is JSON, except event streams and answers requested as text. Every refusal has the body \`{ "error": { "code", "message", "at"?, "details"? } }\`: \`code\` is for programs, \`message\` for people, \`at\` the place in the document. \
An unknown address answers 404 \`not-found\`. A method that an address does not have answers 405 \`method-not-allowed\` with \`Allow\`. Unknown fields and parameters are refused. \
A version is \`sha256:\` followed by the hex SHA-256 of a document's canonical JSON (RFC 8785).`;

/** The API of these addresses as an OpenAPI 3.1 document. */
export const openApi = (addresses: readonly Address[], publicUrl: string) => ({
  openapi: "3.1.0",
  info: { title: "Condotta", version: "1", description: DESCRIPTION },
  servers: [{ url: publicUrl }],
  paths: Object.fromEntries(addresses.map((one) => [one.path, pathOf(one)])),
  components: { schemas: jsonSchemas("#/components/schemas/"), securitySchemes: SECURITY_SCHEMES },
});

/** Every shape of the API as one JSON Schema document; each is found under `#/$defs/`. */
export const shapes = (publicUrl: string) => ({
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: `${publicUrl}/api/schema.json`,
  title: "The documents of Condotta",
  $defs: jsonSchemas("#/$defs/"),
});
