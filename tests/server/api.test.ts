import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import type { Army } from "@/lib/model/army";
import { armyList } from "@/lib/model/army-list";
import { SCHEMAS } from "@/lib/model/schemas";
import { type Running, setRunning } from "@/lib/server/running";
import { REFUSALS, severalFaults } from "@/lib/words/refusals";
import { ask, askAnswering, errorOf, sendJson } from "./asking";
import { bootSoundly, readyArmyOf } from "./program-folder";

const PUBLIC_URL = "https://condotta.example";
const NO_VERSION = `sha256:${"0".repeat(64)}`;
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

let running: Running;
let ready: Army;
beforeAll(async () => {
  running = await bootSoundly(undefined, undefined, { PUBLIC_URL });
  setRunning(running);
  ready = readyArmyOf(running).army;
});

const getList = (id: string, query = "") => ask("GET", `/api/lists/${id}${query}`);
const assessed = (document: unknown, headers?: Record<string, string>) => sendJson("/api/assess", document, headers);

describe("what is read", () => {
  test("health names the version of the data, and is never kept", async () => {
    const response = await ask("GET", "/api/health");
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(SCHEMAS.Health.parse(await response.json())).toEqual({
      ok: true,
      database: { engine: "sqlite", answers: true },
      data: running.knowledge.catalog.version,
      problems: [],
    });
  });

  test("the lists come in short, by number", async () => {
    const response = await ask("GET", "/api/lists");
    const summaries = z.array(SCHEMAS.ListSummary).parse(await response.json());
    expect(summaries.map((one) => one.id)).toEqual(running.knowledge.catalog.lists.map((one) => one.id));
    expect(summaries.map((one) => one.number)).toEqual(summaries.map((one) => one.number).sort((one, other) => one - other));
  });

  test("a list comes whole, and by its version for ever", async () => {
    const wanted = readyArmyOf(running).list;
    const today = await getList(wanted.id);
    expect(armyList.parse(await today.json())).toEqual(wanted);
    expect(today.headers.get("cache-control")).toBe("no-cache");
    const pinned = await getList(wanted.id, `?version=${wanted.version}`);
    expect(await pinned.json()).toEqual(wanted);
    expect(pinned.headers.get("cache-control")).toContain("immutable");
  });

  test("ready armies are documents that can be sent to be assessed", async () => {
    const armies = (await (await ask("GET", "/api/ready-armies")).json()) as unknown[];
    expect(armies.length).toBeGreaterThan(0);
    for (const one of armies) {
      expect(SCHEMAS.Army.parse(one)).toEqual(one);
      expect((await assessed(one)).status).toBe(200);
    }
  });

  test("what has not changed is not sent again", async () => {
    const first = await ask("GET", "/api/lists");
    const etag = String(first.headers.get("etag"));
    const again = await ask("GET", "/api/lists", { headers: { "if-none-match": `"other", ${etag}` } });
    expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
    expect((await ask("GET", "/api/lists", { headers: { "if-none-match": '"other"' } })).status).toBe(200);
  });

  test("HEAD answers what GET answers, without the body", async () => {
    const [head, get] = [await ask("HEAD", "/api/lists"), await ask("GET", "/api/lists")];
    expect(head.status).toBe(200);
    expect(await head.text()).toBe("");
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
  });
});

describe("what is not there", () => {
  const other = () => running.knowledge.catalog.lists.find((one) => one.id !== ready.list)?.version;
  test.each([
    ["an unknown list", () => getList("nowhere"), "unknown-list", "id"],
    ["an id that is none", () => getList("No%20Where"), "unknown-list", "id"],
    ["an unknown version", () => getList(ready.list, `?version=${NO_VERSION}`), "unknown-list-version", "version"],
    ["a version that is none", () => getList(ready.list, "?version=latest"), "unknown-list-version", "version"],
    ["a version of another list", () => getList(ready.list, `?version=${other()}`), "unknown-list-version", "version"],
    ["an empty version", () => getList(ready.list, "?version="), "unknown-list-version", "version"],
  ])("%s", async (_, asking, code, at) => {
    const response = await asking();
    expect(await errorOf(response)).toMatchObject({ status: 404, code, at, details: [{ at, code, message: expect.any(String) }] });
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test.each(METHODS.filter((method) => method !== "HEAD"))("an address without anything: %s", async (method) => {
    const error = await errorOf(await ask(method, "/api/nothing/here?x=1"));
    expect(error).toMatchObject({ status: 404, code: "not-found", message: REFUSALS["not-found"]({ path: "/api/nothing/here" }) });
  });

  test.each([
    ["a parameter nobody knows", () => ask("GET", "/api/lists?page=2"), "unknown-parameter", "page"],
    ["one beside a known one", () => getList(ready.list, "?version=x&Version=y"), "unknown-parameter", "version"],
    ["a parameter of a POST", () => ask("POST", "/api/assess?strict"), "unknown-parameter", "strict"],
    ["a parameter twice", () => getList(ready.list, "?version=x&version=y"), "repeated-parameter", "version"],
  ])("%s", async (_, asking, code, part) => {
    expect(await errorOf(await asking())).toMatchObject({ status: 400, code, message: expect.stringContaining(part) });
  });
});

describe("methods", () => {
  const NAMES = ["health", "lists", "lists/{id}", "ready-armies", "assess", "openapi.json", "schema.json"];

  test.each(NAMES.flatMap((name) => METHODS.map((method) => [name, method] as const)))("%s %s", async (name, method) => {
    const allowed = name === "assess" ? ["POST", "OPTIONS"] : ["GET", "HEAD", "OPTIONS"];
    const response = await ask(method, `/api/${name.replace("{id}", ready.list)}`);
    if (method === "OPTIONS") expect(response.status).toBe(204);
    else if (allowed.includes(method)) expect(response.status).toBe(name === "assess" ? 415 : 200);
    else expect(response.status).toBe(405);
    if (response.status === 200 || response.status === 415) return;
    expect(response.headers.get("allow")?.split(", ")).toEqual(allowed);
    if (response.status === 405 && method !== "HEAD") expect(await errorOf(response)).toMatchObject({ code: "method-not-allowed" });
  });
});

describe("assessing", () => {
  test("a legal army", async () => {
    const response = await assessed(ready);
    expect(response.status).toBe(200);
    expect(SCHEMAS.Assessment.parse(await response.json())).toMatchObject({ legal: true, numbers: { unitGroups: ready.units.length } });
  });

  test("an illegal army answers 200 as well, with sentences", async () => {
    const response = await assessed({ ...ready, pointsLimit: 1 });
    const { legal, findings } = SCHEMAS.Assessment.parse(await response.json());
    expect([response.status, legal]).toEqual([200, false]);
    expect(findings).toContainEqual(expect.objectContaining({ code: "points-over", message: expect.stringMatching(/\w+ .*\d/) }));
  });

  test("every fault of a document is named, with its place and sentence", async () => {
    const { name: _, ...nameless } = ready;
    const broken = { ...nameless, colour: "red", units: ready.units.map((unit, at) => (at === 2 ? { ...unit, bases: 0.5 } : unit)) };
    expect(await errorOf(await assessed(broken))).toEqual({
      status: 400,
      code: "bad-document",
      message: severalFaults(3, 3, "name is missing."),
      at: "name",
      details: [
        { at: "name", code: "missing-field", message: "name is missing." },
        { at: "units[2].bases", code: "wrong-type", message: expect.stringContaining("units[2].bases must be a whole number") },
        { at: "colour", code: "unknown-field", message: "colour is not a field of this document." },
      ],
    });
  });

  const ally = { id: "friend", role: "ally", grade: "competent", class: "professional", list: "nowhere" };
  test.each([
    ["an unknown list", () => ({ list: "nowhere", listVersion: null }), "unknown-list", "list"],
    ["an unknown list of some version", () => ({ list: "nowhere" }), "unknown-list", "list"],
    ["an unknown version", () => ({ listVersion: NO_VERSION }), "unknown-list-version", "listVersion"],
    ["unknown rules", () => ({ rules: NO_VERSION }), "unknown-rules-version", "rules"],
    ["an ally's unknown list", () => ({ commanders: [ally, ...ready.commanders] }), "unknown-list", "commanders[0].list"],
    [
      "an ally's unknown version",
      () => ({ commanders: [{ ...ally, list: ready.list, listVersion: NO_VERSION }, ...ready.commanders] }),
      "unknown-list-version",
      "commanders[0].listVersion",
    ],
  ])("%s is refused", async (_, change, code, at) => {
    const error = await errorOf(await assessed({ ...ready, ...change() }));
    expect(error).toMatchObject({ status: 400, code, at, details: [{ code, at, message: expect.stringContaining("not known here") }] });
  });

  test("all unknown names are reported at once", async () => {
    const error = await errorOf(
      await assessed({ ...ready, rules: NO_VERSION, listVersion: NO_VERSION, commanders: [ally, ...ready.commanders] }),
    );
    expect(error).toMatchObject({
      code: "unknown-list-version",
      details: [{ at: "listVersion" }, { at: "rules" }, { at: "commanders[0].list" }],
    });
  });

  test("unknown names are reported together with wrong shapes, in the order of the document", async () => {
    const broken = {
      ...{ ...ready, list: "nowhere", rules: NO_VERSION, pointsLimit: "x", camp: { kind: "castle", quality: "poor" } },
      commanders: [7, { ...ally, grade: "dire" }, { ...ally, id: "other", list: "No Where" }],
    };
    const { code, details } = await errorOf(await assessed(broken));
    const places = Object.keys(broken).flatMap((key) => (details as { at: string; code: string }[]).filter(({ at }) => at.startsWith(key)));
    expect(code).toBe("bad-document");
    expect(details).toEqual(places);
    expect(places.map((one) => `${one.at} ${one.code}`).toSorted()).toEqual([
      "camp.kind not-one-of",
      "commanders[0] wrong-type",
      "commanders[1].grade not-one-of",
      "commanders[1].list unknown-list",
      "commanders[2].list bad-format",
      "list unknown-list",
      "pointsLimit wrong-type",
      "rules unknown-rules-version",
    ]);
  });

  test("a document of nothing but faults gets a thousand of them back, and their number", async () => {
    const junk = Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`junk${at}`, at]));
    const { message, details } = await errorOf(await assessed({ ...ready, ...junk }));
    expect(message).toContain(severalFaults(3000, 1000, ""));
    expect(details).toHaveLength(1000);
  });
});

describe("pages of other sites", () => {
  test.each(["https://evil.example", "http://condotta.example", "https://condotta.example:444", "null"])(
    "%s may not ask",
    async (origin) => {
      const error = await errorOf(await assessed(ready, { origin }));
      expect(error).toMatchObject({ status: 403, code: "foreign-origin", message: expect.stringContaining(PUBLIC_URL) });
      expect(error.message).toContain("PUBLIC_URL");
    },
  );

  test("our own pages and programs may", async () => {
    expect((await assessed(ready, { origin: PUBLIC_URL })).status).toBe(200);
    expect((await assessed(ready)).status).toBe(200);
  });

  test("reading is open to all", async () => {
    expect((await ask("GET", "/api/lists", { headers: { origin: "https://evil.example" } })).status).toBe(200);
  });
});

describe("an exception that nobody expected", () => {
  test("is answered without a word about it", async () => {
    const response = await askAnswering(() => {
      throw new Error("the password is swordfish");
    });
    const text = await response.clone().text();
    expect(await errorOf(response)).toMatchObject({ status: 500, code: "internal" });
    expect(text).not.toMatch(/swordfish|Error:|\.ts/);
  });
});
