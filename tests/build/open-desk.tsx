import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { afterEach, vi } from "vitest";
import { ArmyDesk } from "@/app/armies/_components/army-desk";
import type { Army } from "@/lib/model/army";
import type { ArmyList } from "@/lib/model/army-list";
import type { StoredArmy } from "@/lib/model/stored-army";
import { buildAllyList, buildList } from "./list";
import { type OnPage, onPage } from "./on-page";
import { CATALOG } from "./rules";

type Request = {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
};
type Reply = { readonly status: number; readonly body: unknown };

/** A server with one army, which stores what is sent over its newest revision. */
type ArmyServer = {
  readonly requests: readonly Request[];
  /** Saves that were sent, without what was only asked for. */
  readonly sent: () => readonly Request[];
  readonly stored: () => StoredArmy | null;
  /** Another device stores this; the page is not told. */
  readonly storeElsewhere: (army: Army) => void;
  /** Answers the next request so. */
  readonly answerNext: (reply: Reply) => void;
  readonly disconnect: (isOff: boolean) => void;
};

const ID = "abcdefghijklmnopqrstuvwxyz";
const MOMENT = "2026-01-01T00:00:00.000Z";

const storedAs = (revision: number, army: Army): StoredArmy =>
  ({ id: ID, revision, place: "desk", createdAt: MOMENT, changedAt: MOMENT, army }) as StoredArmy;

function armyServer(first: StoredArmy | null): ArmyServer {
  const requests: Request[] = [];
  const replies: Reply[] = [];
  let stored = first;
  let isOff = false;
  function save({ body, headers }: Request): Reply {
    if (stored && headers["if-match"] !== `"${stored.revision}"`) return refusal(412, stored);
    stored = storedAs((stored?.revision ?? 0) + 1, body as Army);
    return { status: 200, body: stored };
  }
  function answer(request: Request): Reply {
    const planned = replies.shift();
    if (planned) return planned;
    if (request.method === "PUT" || request.method === "POST") return save(request);
    if (request.method === "DELETE") return { status: 204, body: null };
    if (request.method === "PATCH" && stored) stored = { ...stored, ...(request.body as Pick<StoredArmy, "place">) };
    return stored ? { status: 200, body: stored } : refusal(404);
  }
  vi.stubGlobal(
    "fetch",
    async (path: string, { method, body, headers }: { method: string; body: string | null; headers: Request["headers"] }) => {
      if (isOff) throw new TypeError("no connection");
      const request = { method, path, body: body && JSON.parse(body), headers };
      requests.push(request);
      const reply = answer(request);
      return { ok: reply.status < 400, status: reply.status, headers: new Headers(), json: async () => reply.body };
    },
  );
  return {
    requests,
    sent: () => requests.filter(({ method }) => method === "PUT" || method === "POST"),
    stored: () => stored,
    storeElsewhere(army) {
      stored = storedAs((stored?.revision ?? 0) + 1, army);
    },
    answerNext: (reply) => void replies.push(reply),
    disconnect(off) {
      isOff = off;
    },
  };
}

export const refusal = (status: number, details?: unknown): Reply => ({
  status,
  body: { error: { code: "refused", message: "Refused by the server.", ...(details ? { details } : {}) } },
});

type OpenDesk = OnPage & {
  readonly server: ArmyServer;
  readonly key: (name: string, more?: KeyboardEventInit, target?: EventTarget) => Promise<void>;
  /** Opens a unit group's form, or a fold, and waits for it. */
  readonly unfold: (part: string) => Promise<Element>;
  /** The army once the server has it. */
  readonly saved: () => Promise<Army>;
};

/** What is not drawn at once follows one paint later. */
const painted = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));

type Opening = { readonly isStored?: boolean; readonly lists?: readonly ArmyList[] };

/** The editor of an army, with a server that stores it. `stored` false: a sample army. */
async function openDesk(army: Army, { isStored = true, lists = [buildList(), buildAllyList()] }: Opening = {}): Promise<OpenDesk> {
  const stored = isStored ? storedAs(1, army) : null;
  const server = armyServer(stored);
  vi.stubGlobal("matchMedia", () => new EventTarget());
  const page = stored?.id ?? "sample";
  const desk = await onPage(
    <PathnameContext value={`/armies/${page}`}>
      <ArmyDesk page={page} army={army} stored={stored} lists={lists} rules={CATALOG.rules} olderRules={null} account={null} />
    </PathnameContext>,
    painted,
  );
  const { page: main, after } = desk;
  return {
    ...desk,
    server,
    key: (name, more = {}, target = document.body) =>
      after(() => target.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...more }))),
    async unfold(part) {
      const place = main.querySelector(part);
      const opener = place?.querySelector<HTMLElement>("[aria-expanded]");
      await after(() => {
        if (opener) opener.click();
        else place?.querySelector("summary")?.click();
      });
      await desk.until(() => main.querySelector(`${part} form`));
      return main.querySelector(part) as Element;
    },
    async saved() {
      const before = server.sent().length;
      await desk.until(() => server.sent().length > before || main.querySelector(".desk-army [role=status]")?.textContent === "Saved");
      await desk.until(() => main.querySelector(".desk-army [role=status]")?.textContent === "Saved");
      const now = server.stored();
      if (!now) throw new Error("nothing is stored");
      return now.army;
    },
  };
}

/** The editor that the running test opened. */
export let desk: OpenDesk;

export async function open(...of: Parameters<typeof openDesk>): Promise<void> {
  desk = await openDesk(...of);
}

/** For the top of a file: each of its tests leaves its editor, and what that kept in the browser, behind it. */
export function leaveEach(): void {
  afterEach(async () => {
    await desk.leave();
    vi.unstubAllGlobals();
    localStorage.clear();
    sessionStorage.clear();
  });
}
