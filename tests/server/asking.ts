import { expect } from "vitest";
import { errorBody } from "@/lib/model/http";
import { endpoint } from "@/lib/server/api/endpoint";
import { describeApi } from "@/lib/server/api/endpoints";
import { handlersOf } from "@/lib/server/api/handlers-of";
import type { Reply } from "@/lib/server/api/reply";

export type Handlers = ReturnType<typeof handlersOf>;
type Ask = {
  readonly params?: Record<string, string>;
  readonly headers?: Record<string, string>;
  readonly body?: BodyInit;
  readonly signal?: AbortSignal;
};

type Described = Record<string, { operationId: string; responses: Record<string, { description: string }> }>;

const PATHS = Object.entries(describeApi("http://localhost:3000").paths as Record<string, Described>).map(([path, methods]) => ({
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

/** Asks route handlers as Next would. */
export async function ask(handlers: Handlers, method: keyof Handlers, path: string, { params = {}, ...init }: Ask = {}): Promise<Response> {
  // Node wants to be told that a streamed body goes one way.
  const request = new Request(`http://localhost:3000${path}`, { method, ...init, ...(init.body ? { duplex: "half" } : {}) } as RequestInit);
  const response = await handlers[method](request, { params: Promise.resolve(params) });
  await isDescribed(method, path, response);
  return response;
}

/** The handlers of an address that answers so. */
export const answering = (answer: () => Reply): Handlers =>
  handlersOf({ path: "/api/x", methods: { GET: endpoint({ id: "x", summary: "", answers: {}, answer }) } });

export const sendJson = (handlers: Handlers, path: string, document: unknown, headers: Record<string, string> = {}) =>
  ask(handlers, "POST", path, { body: JSON.stringify(document), headers: { "content-type": "application/json", ...headers } });

/** The error of an answer, which must be of the one documented shape. */
export async function errorOf(response: Response) {
  return { status: response.status, ...errorBody.parse(await response.json()).error };
}
