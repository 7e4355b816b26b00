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
    description: "A version this server has known; without it, the list as it is today.",
    schema: { type: "string" },
  },
];

const ASSESS = {
  post: {
    operationId: "assessArmy",
    summary: "Judges an army, legal or not: what is wrong, its numbers and their reasons.",
    description: `${sizeSentence()} ${rateSentence("assess")} An army without \`listVersion\` or \`rules\` is judged by what is in force.`,
    requestBody: { required: true, content: json(reference("Army")) },
    responses: {
      "200": answer("The assessment, for legal and illegal armies alike.", reference("Assessment")),
      "400": refusal(
        `The document is no army: \`bad-document\`, \`unknown-list\`, \`unknown-list-version\` or \`unknown-rules-version\`, with every fault in \`details\`; or ${NO_JSON}; or \`unknown-parameter\`.`,
      ),
      ...FOREIGN,
      ...UNREAD,
      ...TOO_MANY,
      ...INTERNAL,
    },
  },
};

/** What this server answers, and nothing that it does not. */
const PATHS = {
  "/api/health": read("health", {
    summary: "Whether the server can answer and store, and the version of everything it knows. Looked at anew every five seconds at most.",
    answers: answer("It can.", reference("Health")),
    refusals: {
      ...NO_PARAMETERS,
      "503": answer("It cannot read or write its database, or its disk is nearly full: `problems` says which.", reference("Health")),
    },
  }),
  "/api/lists": read("lists", {
    summary: "The army lists in force, by number.",
    answers: answer("The lists, in short.", listOf("ListSummary")),
  }),
  "/api/lists/{id}": read("list", {
    summary: "One army list.",
    parameters: LIST_PARAMETERS,
    answers: answer("The list. Asked for by version it never changes.", reference("List")),
    refusals: {
      "400": refusal("`unknown-parameter` or `repeated-parameter`."),
      "404": refusal("`unknown-list` or `unknown-list-version`."),
    },
  }),
  "/api/afield-rules": read("afieldRules", {
    summary: "What is reckoned while a battle is fought: kill-a-base tests, and when groups and armies break.",
    answers: answer("The tables in force, a source on every row; nothing of them decides a battle or an army.", reference("AfieldTables")),
  }),
  "/api/ready-armies": read("readyArmies", { summary: "Armies to take as they are.", answers: answer("Army documents.", listOf("Army")) }),
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
    summary: "The shapes alone.",
    answers: answer("JSON Schema 2020-12, each shape under `$defs`.", { type: "object" }),
  }),
};

const SECURITY_SCHEMES = {
  cookieAuth: {
    type: "apiKey",
    in: "cookie",
    name: "condotta.session_token",
    description: "Set with the first thing that is saved or shared, or by signing in.",
  },
  ...SEAT_TOKEN,
};

const DESCRIPTION = `Every answer is JSON, but for event streams and what is asked for as text. Every refusal has the body \`{ "error": { "code", "message", "at"?, "details"? } }\`: \`code\` is for programs, \`message\` for people, \`at\` the place in the document. \
An address without anything answers 404 \`not-found\`, a method that an address does not have 405 \`method-not-allowed\` with \`Allow\`. Unknown fields and parameters are refused. \
A version is \`sha256:\` and the hex SHA-256 of a document's canonical JSON (RFC 8785).`;

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
