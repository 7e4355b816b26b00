import type { handlersOf } from "@/app/api/_http/handlers-of";
import { errorBody } from "@/lib/model/http";

export type Handlers = ReturnType<typeof handlersOf>;
type Ask = {
  readonly params?: Record<string, string>;
  readonly headers?: Record<string, string>;
  readonly body?: BodyInit;
  readonly signal?: AbortSignal;
};

/** Asks route handlers as Next would. */
export function ask(handlers: Handlers, method: keyof Handlers, path: string, { params = {}, ...init }: Ask = {}): Promise<Response> {
  // Node wants to be told that a streamed body goes one way.
  const request = new Request(`http://localhost:3000${path}`, { method, ...init, ...(init.body ? { duplex: "half" } : {}) } as RequestInit);
  return handlers[method](request, { params: Promise.resolve(params) });
}

export const sendJson = (handlers: Handlers, path: string, document: unknown, headers: Record<string, string> = {}) =>
  ask(handlers, "POST", path, { body: JSON.stringify(document), headers: { "content-type": "application/json", ...headers } });

/** The error of an answer, which must be of the one documented shape. */
export async function errorOf(response: Response) {
  return { status: response.status, ...errorBody.parse(await response.json()).error };
}
