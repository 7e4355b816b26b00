import { expect } from "vitest";
import { errorBody } from "@/lib/model/http";
import { door, doorOf } from "@/lib/server/api/door";
import { endpoint } from "@/lib/server/api/endpoint";
import { describeApi } from "@/lib/server/api/endpoints";
import type { Reply } from "@/lib/server/api/reply";

const SITE = "http://localhost:3000";

export type Method = "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS";
type Ask = {
  readonly headers?: Record<string, string>;
  readonly body?: BodyInit;
  readonly signal?: AbortSignal;
};

type Described = Record<string, { operationId: string; responses: Record<string, { description: string }> }>;

const PATHS = Object.entries(describeApi(SITE).paths as Record<string, Described>).map(([path, methods]) => ({
  pattern: new RegExp(`^${path.replaceAll(".", "\\.").replace(/\{\w+\}/g, "[^/]+")}$`),
  methods,
}));

/** Refuses an answer that the API's description does not name: its status, and the code of a refusal. */
async function isDescribed(method: string, path: string, response: Response): Promise<void> {
  const found = PATHS.filter(({ pattern }) => pattern.test(path.replace(/[?#].*/, ""))).map(
    ({ methods }) => methods[method === "HEAD" ? "get" : method.toLowerCase()],
  )[0];
  // A reader who already has the answer gets 304.
  if (!found || response.status === 304) return;
  const { operationId, responses } = found;
  expect(Object.keys(responses), operationId).toContain(String(response.status));
  const body = response.status < 400 || method === "HEAD" ? null : await response.clone().json();
  if (body?.error) expect(responses[response.status]?.description, operationId).toContain(`\`${body.error.code}\``);
}

/** Asks the API as Next would. */
export async function ask(method: Method, path: string, init: Ask = {}): Promise<Response> {
  // Node wants to be told that a streamed body goes one way.
  const request = new Request(SITE + path, { method, ...init, ...(init.body ? { duplex: "half" } : {}) } as RequestInit);
  const response = await door(request);
  await isDescribed(method, path, response);
  return response;
}

/** Asks an address that answers so. */
export const askAnswering = (answer: () => Reply): Promise<Response> =>
  doorOf([{ path: "/api/x", methods: { GET: endpoint({ id: "x", summary: "", answers: {}, answer }) } }])(new Request(`${SITE}/api/x`));

export const sendJson = (path: string, document: unknown, headers: Record<string, string> = {}) =>
  ask("POST", path, { body: JSON.stringify(document), headers: { "content-type": "application/json", ...headers } });

/** The error of an answer, which must be of the one documented shape. */
export async function errorOf(response: Response) {
  return { status: response.status, ...errorBody.parse(await response.json()).error };
}
