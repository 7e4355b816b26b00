import { beforeAll, describe, expect, test } from "vitest";
import { cellKey, isOwnCell, LONGEST_OWN_VALUE } from "@/lib/model/quick-reference";
import { LIMITS, RATES } from "@/lib/server/limits";
import { ownValueCells, ownValuesOf, wholeReference } from "@/lib/server/quick-reference";
import { type Running, setRunning } from "@/lib/server/running";
import { errorOf } from "./asking";
import { newWriter, textsOf, valueIn, valuesOf, wholeOf } from "./players";
import { bootSoundly, readyArmyOf } from "./program-folder";
import { sqlIn, sqliteOf } from "./stored";

let running: Running;
/** Cells that take a value, and one that is the rulebook's. */
let [first, second, third, printed]: [string, string, string, string] = ["", "", "", ""];
beforeAll(async () => {
  running = await bootSoundly();
  setRunning(running);
  const cells = [...ownValueCells()];
  const open = cells.flatMap(([key, isOpen]) => (isOpen ? [key] : []));
  [first = "", second = "", third = ""] = open.sort();
  printed = cells.find(([, isOpen]) => !isOpen)?.[0] ?? "";
});

const rowsOf = (key: string) => sqlIn(running).prepare("select * from own_values where key = ?").all(key);
const usersNow = () => sqlIn(running).prepare("select count(*) from users").pluck().get();

describe("the cells of the quick reference", () => {
  test("have each a key of their own, and a name and an address can be made of it", () => {
    const keys = wholeReference().sections.flatMap(({ id, tables }) =>
      tables.flatMap((table) => table.rows.flatMap((row) => table.columns.map((column) => cellKey(id, table.id, row.id, column.id)))),
    );
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    expect(keys.filter((key) => encodeURIComponent(key) !== key || key.split(".").length !== 4)).toEqual([]);
    expect(new Set(ownValueCells().keys())).toEqual(new Set(keys));
  });

  test("take a player's own value where the rulebook has none", () => {
    const cells = ownValueCells();
    const { weakerParts: _, ...sections } = running.knowledge.catalog.reference;
    const told = Object.values(sections).flatMap(({ tables }) => tables.flatMap(({ rows }) => rows));
    expect(told.filter((row) => row.source.from !== "rulebook").some((row) => row.cells.some((_, at) => isOwnCell(row, at, "")))).toBe(
      true,
    );
    expect([cells.get(first), cells.get(second), cells.get(third), cells.get(printed)]).toEqual([true, true, true, false]);
    expect(new Set([first, second, third]).size).toBe(3);
  });
});

describe("writing one's own value", () => {
  test("keeps it, and gives an account to whoever had none", async () => {
    const writer = newWriter();
    const response = await writer.write(first, "4 BW");
    expect([response.status, response.headers.get("cache-control"), response.headers.getSetCookie().length]).toEqual([200, "no-store", 1]);
    const kept = await valueIn(response);
    expect(kept).toEqual({ key: first, value: "4 BW", changedAt: expect.stringMatching(/Z$/) });
    expect(await valuesOf(writer)).toEqual([kept]);
    expect((await writer.written()).headers.get("cache-control")).toBe("no-store");
    expect(await ownValuesOf(new Headers({ cookie: writer.cookie() }))).toEqual(new Map([[first, "4 BW"]]));
  });

  test("again replaces it, and is the last that was written", async () => {
    const writer = newWriter();
    const { changedAt } = await valueIn(await writer.write(first, "4 BW"));
    await new Promise((done) => setTimeout(done, 2));
    const again = await valueIn(await writer.write(first, "5 BW"));
    expect(await valuesOf(writer)).toEqual([{ key: first, value: "5 BW", changedAt: again.changedAt }]);
    expect(Date.parse(again.changedAt)).toBeGreaterThan(Date.parse(changedAt));
  });

  test("is one's own: another writes into the same cell, a visitor sees none of it", async () => {
    const [one, other, visitor] = [newWriter(), newWriter(), newWriter()];
    await one.write(second, "mine");
    await one.write(first, "mine too");
    await other.write(second, "theirs");
    expect(await textsOf(one)).toEqual({ [first]: "mine too", [second]: "mine" });
    expect(await textsOf(other)).toEqual({ [second]: "theirs" });
    expect(await valuesOf(visitor)).toEqual([]);
    expect([await ownValuesOf(new Headers()), [...visitor.jar]]).toEqual([new Map(), []]);
  });

  test.each([
    ["  two \n words ", "two words"],
    ["„½ Wagen“ – R+W ✠", "„½ Wagen“ – R+W ✠"],
    ["<b>&amp;", "<b>&amp;"],
    ["x".repeat(LONGEST_OWN_VALUE), "x".repeat(LONGEST_OWN_VALUE)],
  ])("%j is kept in one line", async (typed, kept) => {
    expect((await valueIn(await newWriter().write(first, typed))).value).toBe(kept);
  });

  test.each([[""], ["   "], ["x".repeat(LONGEST_OWN_VALUE + 1)], [4], [null], [undefined]])(
    "of %j it keeps nothing and makes no account",
    async (typed) => {
      const writer = newWriter();
      const answer = await errorOf(await writer.write(first, typed));
      expect(answer).toMatchObject({ status: 400, code: "bad-document", details: expect.any(Array) });
      expect([...writer.jar]).toEqual([]);
    },
  );

  test.each(["\u200b", "\u2060\u200d"])("of %j, which nobody sees, it says what is amiss", async (typed) => {
    const { message } = await errorOf(await newWriter().write(first, typed));
    expect(message).toBe("value must have at least one visible character.");
  });

  test("takes its one field and no other", async () => {
    const answer = await errorOf(await newWriter().writeBody(first, { value: "4", key: second }));
    expect(answer).toMatchObject({ status: 400, code: "bad-document" });
  });

  test("into what the rulebook says is refused", async () => {
    const writer = newWriter();
    expect(await errorOf(await writer.write(printed, "better"))).toMatchObject({ status: 409, code: "cell-of-the-rulebook" });
    expect([...writer.jar]).toEqual([]);
  });

  test.each([" ", "x", "a.b.c.d", "../..", "__proto__", "' or 1=1 --", "x".repeat(5000)])("there is no cell %j", async (key) => {
    const writer = newWriter();
    expect(await errorOf(await writer.write(key, "4"))).toMatchObject({ status: 404, code: "unknown-cell" });
    expect([[...writer.jar], rowsOf(key)]).toEqual([[], []]);
  });

  test("is taken from our own pages only, and up to a size", async () => {
    const writer = newWriter();
    const foreign = { origin: "https://evil.example" };
    expect(await errorOf(await writer.write(first, "4", foreign))).toMatchObject({ status: 403, code: "foreign-origin" });
    expect(await errorOf(await writer.write(first, "x".repeat(LIMITS.ownValue)))).toMatchObject({ status: 413, code: "body-too-large" });
    await writer.write(first, "4");
    expect((await writer.takeBack(first, foreign)).status).toBe(403);
    expect(await textsOf(writer)).toEqual({ [first]: "4" });
  });

  test("at once with a first save, from one browser, is one account's", async () => {
    const writer = newWriter();
    const visitor = { "visitor-key": "a-writing-browser_0123456789" };
    const army = readyArmyOf(running).army;
    const before = Number(usersNow());
    const answers = await Promise.all([
      writer.write(first, "4", visitor),
      writer.create(army, visitor),
      writer.write(second, "5", visitor),
    ]);
    expect(answers.map((one) => one.status)).toEqual([200, 201, 200]);
    expect(usersNow()).toBe(before + 1);
    expect(await textsOf(writer)).toEqual({ [first]: "4", [second]: "5" });
  });

  test("that makes accounts is counted by address", async () => {
    const writer = newWriter();
    const statuses: number[] = [];
    for (let at = 0; at <= RATES["first-save"].requests; at++) {
      writer.jar.clear();
      statuses.push((await writer.write(first, "4")).status);
    }
    expect(statuses.filter((one) => one === 200)).toHaveLength(RATES["first-save"].requests);
    expect(statuses.at(-1)).toBe(429);
  });

  test("into one cell from many tabs at once leaves one value, one of theirs", async () => {
    const writer = newWriter();
    await writer.write(second, "0");
    const typed = Array.from({ length: 8 }, (_, at) => `tab ${at}`);
    const answers = await Promise.all(typed.map((one) => writer.write(first, one)));
    expect(answers.map((one) => one.status)).toEqual(typed.map(() => 200));
    expect(typed).toContain((await textsOf(writer))[first]);
    expect(await valuesOf(writer)).toHaveLength(2);
  });

  test("ends at a limit, which what is written over does not count for", async () => {
    const writer = newWriter();
    await writer.write(first, "4");
    const { sqlite } = sqliteOf(running);
    const owner = sqlite.prepare("select user_id from own_values order by changed_at desc limit 1").pluck().get();
    const add = sqlite.prepare("insert into own_values (user_id, key, value, changed_at) values (?, ?, 'x', 0)");
    for (let at = 1; at < LIMITS.ownValues; at++) add.run(owner, `filling.${at}`);
    expect(await errorOf(await writer.write(second, "5"))).toMatchObject({
      status: 409,
      code: "too-many-own-values",
      message: expect.stringContaining(String(LIMITS.ownValues)),
    });
    expect((await writer.write(first, "5")).status).toBe(200);
    await writer.takeBack("filling.1");
    expect((await writer.write(second, "5")).status).toBe(200);
    expect((await writer.write(third, "6")).status).toBe(409);
    expect((await newWriter().write(second, "5")).status).toBe(200);
  });
});

test("a page shows one's values where the quick reference still takes them, and never in place of the rulebook's", async () => {
  const writer = newWriter();
  for (const key of [first, second, third]) await writer.write(key, "changing hands");
  const rename = sqlIn(running).prepare("update own_values set key = ? where key = ? and value = 'changing hands'");
  rename.run(printed, second);
  rename.run("gone.with.the.wind", third);
  expect(await ownValuesOf(new Headers({ cookie: writer.cookie() }))).toEqual(new Map([[first, "changing hands"]]));
  expect(await valuesOf(writer)).toHaveLength(3);
});

describe("taking one's own value back", () => {
  test("leaves nothing of it; again, it is so already", async () => {
    const writer = newWriter();
    await writer.write(first, "4");
    await writer.write(second, "5");
    for (let times = 0; times < 2; times++) {
      const response = await writer.takeBack(first);
      expect([response.status, await response.text()]).toEqual([204, ""]);
      expect(await textsOf(writer)).toEqual({ [second]: "5" });
    }
  });

  test("touches nobody else's, and is answered alike wherever there is nothing", async () => {
    const [owner, stranger, visitor] = [newWriter(), newWriter(), newWriter()];
    await owner.write(first, "4");
    await stranger.write(second, "5");
    const answers = [];
    for (const one of [stranger, visitor]) for (const key of [first, "x", printed]) answers.push(await wholeOf(await one.takeBack(key)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ status: 204, body: "" });
    expect([await textsOf(owner), [...visitor.jar]]).toEqual([{ [first]: "4" }, []]);
  });

  test("works for a cell that the quick reference has no longer", async () => {
    const writer = newWriter();
    await writer.write(first, "4");
    sqlIn(running).prepare("update own_values set key = 'gone.with.the.wind' where value = '4' and key = ?").run(first);
    expect(await textsOf(writer)).toEqual({ "gone.with.the.wind": "4" });
    expect((await writer.takeBack("gone.with.the.wind")).status).toBe(204);
    expect(await valuesOf(writer)).toEqual([]);
  });
});
