import { Agent, type IncomingMessage, request } from "node:http";
import { type Ended, HANG } from "./judges";

/** One request, as an ordinary client sends it. `body` goes as it is; `document` as JSON. */
export type Asking = {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly document?: unknown;
  readonly body?: string | Buffer;
};

export type Answer = Ended & { readonly headers: IncomingMessage["headers"] };

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
/** A stream has no end: its beginning will do. */
const isStream = ({ headers }: IncomingMessage): boolean => String(headers["content-type"]).startsWith("text/event-stream");

let asked = 0;
/** An address that nobody else has, so that no limit is shared: the server trusts what stands for its proxy here. */
const newAddress = (): string => `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked++ & 255}`;

/** Asks and reads the answer to its end, however it ends. Waits a little longer than an answer may take. */
export function ask(url: string, { method = "GET", path, headers = {}, document, body }: Asking): Promise<Answer> {
  const { hostname, port } = new URL(url);
  const sent = body ?? (document === undefined ? undefined : JSON.stringify(document));
  const typed = document === undefined ? {} : { "content-type": "application/json" };
  const length = sent === undefined ? {} : { "content-length": String(Buffer.byteLength(sent)) };
  const began = performance.now();
  return new Promise((done) => {
    const end = (status: number | null, text: string, got: Answer["headers"] = {}) =>
      done({ status, ms: performance.now() - began, text, headers: got });
    const wanted = { "x-forwarded-for": newAddress(), ...typed, ...length, ...headers };
    const sending = request({ hostname, port, method, path, agent, headers: wanted, timeout: HANG + 1000 }, (answer) => {
      let text = "";
      const whole = () => end(answer.statusCode ?? null, text, answer.headers);
      answer.setEncoding("utf8").on("end", whole).on("error", whole).on("aborted", whole);
      answer.on("data", (piece: string) => {
        text += piece;
        if (!isStream(answer) || !text.includes("\ndata:") || !text.endsWith("\n\n")) return;
        answer.removeAllListeners();
        answer.on("error", () => undefined);
        sending.destroy();
        whole();
      });
    });
    sending.on("timeout", () => sending.destroy(new Error("timeout")));
    sending.on("error", (error) => end(null, String(error)));
    sending.end(sent);
  });
}
