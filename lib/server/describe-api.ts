import { jsonSchemas } from "../model/schemas";
import { ACCOUNT_PATHS } from "./describe-account";
import { ARMY_PATHS } from "./describe-armies";
import { BATTLE_PAPER_PATHS } from "./describe-battle-papers";
import { BATTLE_PATHS, SEAT_TOKEN } from "./describe-battles";
import { OWN_VALUE_PATHS } from "./describe-own-values";
import {
  answer,
  FOREIGN,
  INTERNAL,
  json,
  listOf,
  NO_JSON,
  NO_PARAMETERS,
  type Parameter,
  rateSentence,
  reference,
  refusal,
  sizeSentence,
  TOO_MANY,
  UNREAD,
} from "./describe-parts";
import { REFERENCE_PATHS } from "./describe-reference";
import { SHARE_PATHS } from "./describe-shares";
import { SHEET_PATHS } from "./describe-sheets";
import { TABLE_PATHS } from "./describe-table";

type Read = { readonly summary: string; readonly answers: unknown; readonly parameters?: readonly Parameter[]; readonly refusals?: object };

function read(operationId: string, { summary, answers, parameters, refusals = NO_PARAMETERS }: Read) {
  return { get: { operationId, summary, ...(parameters ? { parameters } : {}), responses: { "200": answers, ...refusals, ...INTERNAL } } };
}

const LIST_PARAMETERS: readonly Parameter[] = [
  { name: "id", in: "path", required: true, description: "The list's id.", schema: { type: "string" } },
  {
    name: "version",
    in: "query",
    required: false,
    description: "A version that this server knows. Without it, the version in force.",
    schema: { type: "string" },
  },
];

const ASSESS = {
  post: {
    operationId: "assessArmy",
    summary: "Checks an army: its problems, its numbers and the reasons for them.",
    description: `${sizeSentence()} ${rateSentence("assess")} An army without \`listVersion\` or \`rules\` is checked against what is in force.`,
    requestBody: { required: true, content: json(reference("Army")) },
    responses: {
      "200": answer("The assessment, for legal and illegal armies alike.", reference("Assessment")),
      "400": refusal(
        `The document is not an army: \`bad-document\`, \`unknown-list\`, \`unknown-list-version\` or \`unknown-rules-version\`, with every fault in \`details\`; or ${NO_JSON}; or \`unknown-parameter\`.`,
      ),
      ...FOREIGN,
      ...UNREAD,
      ...TOO_MANY,
      ...INTERNAL,
    },
  },
};

/** Every address that this server answers. */
const PATHS = {
  "/api/health": read("health", {
    summary: "Whether the server can read and store, and the version of all its data. Checked at most every five seconds.",
    answers: answer("It is healthy.", reference("Health")),
    refusals: {
      ...NO_PARAMETERS,
      "503": answer("It cannot read or write its database, or its disk is nearly full. See `problems`.", reference("Health")),
    },
  }),
  "/api/lists": read("lists", {
    summary: "The army lists in force, by number.",
    answers: answer("A summary of each list.", listOf("ListSummary")),
  }),
  "/api/lists/{id}": read("list", {
    summary: "One army list.",
    parameters: LIST_PARAMETERS,
    answers: answer("The list. Under a `version` it never changes.", reference("List")),
    refusals: {
      "400": refusal("`unknown-parameter` or `repeated-parameter`."),
      "404": refusal("`unknown-list` or `unknown-list-version`."),
    },
  }),
  "/api/afield-rules": read("afieldRules", {
    summary: "The tables for play: kill-a-base tests, and when groups and armies break.",
    answers: answer(
      "The tables in force, with a source for every row. No army and no battle is decided by them.",
      reference("AfieldTables"),
    ),
  }),
  "/api/ready-armies": read("readyArmies", { summary: "Sample armies.", answers: answer("Army documents.", listOf("Army")) }),
  "/api/assess": ASSESS,
  ...SHEET_PATHS,
  ...REFERENCE_PATHS,
  ...ARMY_PATHS,
  ...SHARE_PATHS,
  ...OWN_VALUE_PATHS,
  ...BATTLE_PATHS,
  ...TABLE_PATHS,
  ...BATTLE_PAPER_PATHS,
  ...ACCOUNT_PATHS,
  "/api/openapi.json": read("describeApi", { summary: "This description.", answers: answer("OpenAPI 3.1.", { type: "object" }) }),
  "/api/schema.json": read("describeShapes", {
    summary: "The shapes only.",
    answers: answer("JSON Schema 2020-12, each shape under `$defs`.", { type: "object" }),
  }),
};

const SECURITY_SCHEMES = {
  cookieAuth: {
    type: "apiKey",
    in: "cookie",
    name: "condotta.session_token",
    description: "Set by the first save or share, or by signing in.",
  },
  ...SEAT_TOKEN,
};

const DESCRIPTION = `Every answer is JSON, except event streams and answers requested as text. Every refusal has the body \`{ "error": { "code", "message", "at"?, "details"? } }\`: \`code\` is for programs, \`message\` for people, \`at\` the place in the document. \
An unknown address answers 404 \`not-found\`. A method that an address does not have answers 405 \`method-not-allowed\` with \`Allow\`. Unknown fields and parameters are refused. \
A version is \`sha256:\` followed by the hex SHA-256 of a document's canonical JSON (RFC 8785).`;

/** The API as an OpenAPI 3.1 document. */
export function describeApi(publicUrl: string): unknown {
  return {
    openapi: "3.1.0",
    info: { title: "Condotta", version: "1", description: DESCRIPTION },
    servers: [{ url: publicUrl }],
    paths: PATHS,
    components: { schemas: jsonSchemas("#/components/schemas/"), securitySchemes: SECURITY_SCHEMES },
  };
}
