import { ServerResponse } from "node:http";
import type { ErrorBody } from "../model/http";
import { FRONT_DOOR } from "../words/refusals";
import { type DatabaseTrouble, PATIENCE } from "./problems";

/** An answer that needs neither Next nor the database. */
export type Refusal = {
  readonly status: number;
  readonly code: string;
  /** The heading of the page. */
  readonly title: string;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
};

const WORDS = {
  "database-away": FRONT_DOOR.databaseAway,
  "database-busy": FRONT_DOOR.databaseBusy,
  "database-full": FRONT_DOOR.databaseFull,
} as const;

export const refusalFor = (trouble: DatabaseTrouble): Refusal => ({
  ...{ status: 503, code: trouble, ...WORDS[trouble] },
  headers: { "retry-after": String(PATIENCE[trouble]) },
});

/** A page that repeats nothing of the request and is cheap to make. What passes by itself is looked at again by itself. */
function pageOf({ status, title, message, headers }: Refusal): string {
  const wait = status === 503 ? headers?.["retry-after"] : undefined;
  const again = wait === undefined ? "" : `<meta http-equiv="refresh" content="${wait}">`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">${again}<title>${title}</title><h1>${title}</h1><p>${message}</p></html>\n`;
}

/** It is true of every answer. */
const ALWAYS = "strict-transport-security";

/** Answers with a refusal, as JSON or as a page. Nothing may have been sent yet; headers that were set for another answer are left out. */
export function refuse(response: ServerResponse, refusal: Refusal, isApi: boolean): void {
  const { status, code, message, headers } = refusal;
  const error: ErrorBody = { error: { code, message } };
  const body = isApi ? JSON.stringify(error) : pageOf(refusal);
  for (const name of response.getHeaderNames()) if (name !== ALWAYS) response.removeHeader(name);
  // Next puts functions of its own in front of these, which would compress.
  const { writeHead, end } = ServerResponse.prototype;
  const sent = {
    ...headers,
    "content-length": Buffer.byteLength(body),
    "content-type": `${isApi ? "application/json" : "text/html"}; charset=utf-8`,
    "content-security-policy": "default-src 'none'",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
    // We do not wait for a request body that nobody reads.
    connection: "close",
  };
  Reflect.apply(writeHead, response, [status, sent]);
  Reflect.apply(end, response, [body]);
}

/**
 * Next answers 500 where a page fails, and lets no page, error boundary or proxy choose another status. So its answer is replaced before the
 * first byte of it is sent, if there is another reason than a fault of ours. `reason`: asked once Next has decided.
 */
export function replaceFailure(response: ServerResponse, reason: () => Refusal | null): void {
  const [writeHead, write, end] = [response.writeHead, response.write, response.end] as ((...given: unknown[]) => unknown)[];
  let isReplaced = false;
  function replaces(status: unknown): boolean {
    if (isReplaced || response.headersSent || status !== 500) return isReplaced;
    const refusal = reason();
    isReplaced = refusal !== null;
    if (refusal) refuse(response, refusal, false);
    return isReplaced;
  }
  Object.assign(response, {
    writeHead: (...given: unknown[]) => (replaces(given[0]) ? response : writeHead?.apply(response, given)),
    write: (...given: unknown[]) => replaces(response.statusCode) || write?.apply(response, given),
    end: (...given: unknown[]) => (replaces(response.statusCode) ? response : end?.apply(response, given)),
  });
}
