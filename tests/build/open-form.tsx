import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import type { ReactNode } from "react";
import { vi } from "vitest";
import { type OnPage, onPage } from "./on-page";

type Asked = {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
};
type Reply = { readonly status: number; readonly body: unknown };

/** What the server says where it refuses: its code and sentence, and the field that it is about. */
export const refused = (
  status: number,
  error: { readonly code?: string; readonly at?: string; readonly details?: unknown } = {},
): Reply => ({
  status,
  body: { error: { code: "refused", message: "Refused by the server.", ...error } },
});
export const REFUSAL = "Refused by the server.";

type FormServer = {
  readonly asked: readonly Asked[];
  /** Answers the requests that come, in this order; null: no answer comes. */
  readonly answers: (...replies: readonly (Reply | null)[]) => void;
  /** Nothing is answered until this is called again with false. */
  readonly holdBack: (isHeld: boolean) => void;
};

function formServer(): FormServer {
  const asked: Asked[] = [];
  const replies: (Reply | null)[] = [];
  let held: (() => void)[] | null = null;
  vi.stubGlobal("fetch", async (path: string, init: { method: string; body: string | null; headers: Asked["headers"] }) => {
    asked.push({ method: init.method, path, body: init.body && JSON.parse(init.body), headers: init.headers });
    if (held) await new Promise<void>((go) => held?.push(go));
    const reply = replies.shift();
    if (reply === undefined) throw new Error(`nobody expected ${init.method} ${path}`);
    if (reply === null) throw new TypeError("no connection");
    return { ok: reply.status < 400, status: reply.status, headers: new Headers(), json: async () => reply.body };
  });
  return {
    asked,
    answers: (...more) => void replies.push(...more),
    holdBack(isHeld) {
      const waiting = held ?? [];
      held = isHeld ? waiting : null;
      if (!isHeld) for (const go of waiting) go();
    },
  };
}

export type OpenForm = OnPage & {
  readonly server: FormServer;
  /** Addresses that the page went to, and `refresh` where it was drawn again. */
  readonly went: readonly string[];
  /** The form with this name; without one, the first. */
  readonly form: (name?: string) => HTMLFormElement;
  /** Sends it by its button. */
  readonly send: (name?: string) => Promise<void>;
  readonly isBusy: (name?: string) => boolean;
  /** What stands under a field in its place, as its error: null where it is not marked as wrong. */
  readonly errorAt: (field: Element) => string | null;
  /** What is announced at once about the whole of it. */
  readonly alerts: (within?: Element) => readonly string[];
  readonly says: (words: string) => boolean;
};

/** A form of a page, with a server that answers as it is told. */
export async function openForm(shown: ReactNode): Promise<OpenForm> {
  const server = formServer();
  const went: string[] = [];
  const router = {
    ...{ push: (address: string) => void went.push(address), refresh: () => void went.push("refresh") },
    ...{ replace: vi.fn(), prefetch: vi.fn(), back: vi.fn(), forward: vi.fn() },
  };
  const routed = (one: ReactNode) => <AppRouterContext value={router as never}>{one}</AppRouterContext>;
  const open = await onPage(routed(shown));
  const { page, press } = open;
  const form = (name?: string): HTMLFormElement => {
    const all = [...page.querySelectorAll("form")].filter((one) => name === undefined || one.getAttribute("aria-label") === name);
    if (name === undefined && all[0]) return all[0];
    const [only, ...more] = all;
    if (!only || more.length > 0) throw new Error(`${all.length} forms are named ${name} in: ${page.textContent}`);
    return only;
  };
  const sender = (name?: string) => form(name).querySelector("button[type=submit]") as Element;
  return {
    ...open,
    ...{ server, went, form },
    show: (next) => open.show(routed(next)),
    send: (name) => press(sender(name)),
    isBusy: (name) => sender(name).getAttribute("aria-disabled") === "true",
    errorAt(field) {
      if (field.getAttribute("aria-invalid") !== "true") return null;
      const told = (field.getAttribute("aria-describedby") ?? "").split(" ").map((id) => document.getElementById(id));
      return told.find((one) => one?.classList.contains("finding"))?.textContent ?? null;
    },
    alerts: (within = page) => [...within.querySelectorAll("[role=alert]")].flatMap((one) => one.textContent || []),
    says: (words) => page.textContent?.includes(words) ?? false,
  };
}
