import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { accountExport } from "@/lib/model/account";
import { ownValueCells } from "@/lib/server/quick-reference";
import { type Running, setRunning } from "@/lib/server/running";
import { newClaimedWriter, newEmail, newWriter, PASSWORD, textsOf, valueIn, valuesOf } from "./players";
import { bootSoundly } from "./program-folder";
import { sqlIn, sqliteOf, taken } from "./stored";

let running: Running;
let [first, second, third]: [string, string, string] = ["", "", ""];
beforeAll(async () => {
  running = await bootSoundly();
  setRunning(running);
  const open = [...ownValueCells()].flatMap(([key, isOpen]) => (isOpen ? [key] : []));
  [first = "", second = "", third = ""] = open.sort();
});

const all = (sql: string, ...values: unknown[]) =>
  sqlIn(running)
    .prepare(sql)
    .all(...values) as Record<string, unknown>[];
const ownerOf = (value: string) => all("select user_id from own_values where value = ?", value)[0]?.user_id;

describe("claiming an account", () => {
  test("brings along what one wrote", async () => {
    const writer = newWriter();
    await writer.write(first, "brought along");
    const before = ownerOf("brought along");
    expect((await writer.claim({ email: newEmail(), password: PASSWORD })).status).toBe(200);
    expect(await textsOf(writer)).toEqual({ [first]: "brought along" });
    expect(all("select id from users where id = ?", before)).toEqual([]);
  });

  test.each([
    ["here", "elsewhere"],
    ["elsewhere", "here"],
  ] as const)("of two values for one cell, first %s and then %s, leaves the younger", async (...order) => {
    const { member, email } = await newClaimedWriter();
    const elsewhere = newWriter();
    const who = { here: member, elsewhere };
    for (const one of order) {
      await who[one].write(first, one);
      await new Promise((done) => setTimeout(done, 2));
    }
    await member.write(second, "here");
    await elsewhere.write(third, "elsewhere");
    expect((await elsewhere.signIn({ email, password: PASSWORD })).status).toBe(200);
    expect(await textsOf(member)).toEqual({ [first]: order[1], [second]: "here", [third]: "elsewhere" });
  });
});

describe("deleting the account", () => {
  test("deletes what it wrote, and nobody else's", async () => {
    const { member, email } = await newClaimedWriter();
    await member.write(first, "early");
    const other = newWriter();
    await other.write(first, "another's");
    const [{ id } = {}] = all("select id from users where email = ?", email);
    expect((await member.delete(PASSWORD)).status).toBe(204);
    expect(all("select id from users where id = ?", id)).toEqual([]);
    expect(all("select * from own_values where user_id = ?", id)).toEqual([]);
    expect(await textsOf(other)).toEqual({ [first]: "another's" });
  });

  test("of one who has nothing but values leaves nobody", async () => {
    const writer = newWriter();
    await writer.write(first, "all that I have");
    const user = ownerOf("all that I have");
    expect((await writer.delete()).status).toBe(204);
    expect(all("select id from users where id = ?", user)).toEqual([]);
  });

  test("the database itself refuses where there are values", async () => {
    const writer = newWriter();
    await writer.write(first, "in the way");
    const user = String(ownerOf("in the way"));
    expect(() => sqlIn(running).prepare("delete from users where id = ?").run(user)).toThrow(/FOREIGN KEY/);
    expect(await valuesOf(writer)).toHaveLength(1);
  });
});

test("the export has what one wrote, by the keys of its cells", async () => {
  const { member } = await newClaimedWriter();
  const later = await valueIn(await member.write(second, "5"));
  const sooner = await valueIn(await member.write(first, "4"));
  await member.write(third, "6");
  await member.takeBack(third);
  const { ownValues } = accountExport.parse(await (await member.export()).json());
  expect(ownValues).toEqual([sooner, later]);
});

describe("all values of one user given to another", () => {
  let made = 0;
  function newUser(): string {
    const user = `writer-${made++}`;
    sqlIn(running).prepare("insert into users (id, name, email) values (?, '', ?)").run(user, `${user}@condotta.example`);
    return user;
  }
  type Written = Readonly<Record<string, { readonly value: string; readonly at: number }>>;

  async function fill(user: string, written: Written): Promise<void> {
    for (const [key, { value, at }] of Object.entries(written))
      await running.ownValues.put({ userId: user, key, value, changedAt: new Date(at), most: 100 });
  }
  async function readBack(user: string): Promise<Written> {
    const rows = await running.ownValues.allOf(user);
    return Object.fromEntries(rows.map(({ key, value, changedAt }) => [key, { value, at: changedAt.getTime() }]));
  }
  /** The younger of each; of two as old, the one to whom they are given keeps his. */
  const together = (from: Written, to: Written): Written =>
    Object.fromEntries(
      [...new Set([...Object.keys(from), ...Object.keys(to)])].map((key) => {
        const [his, own] = [from[key], to[key]];
        return [key, his && (!own || his.at > own.at) ? his : own] as [string, Written[string]];
      }),
    );

  const written = fc.dictionary(
    fc.constantFrom("a", "b", "c", "d"),
    fc.record({ value: fc.constantFrom("x", "y", "z"), at: fc.integer({ min: 1, max: 4 }) }),
  );

  test("loses none but the older of two, wherever it stopped and however often it is repeated", async () => {
    const third = newUser();
    await fill(third, { a: { value: "third", at: 1 } });
    await fc.assert(
      fc.asyncProperty(written, written, fc.integer({ min: 0, max: 8 }), async (mine, others, stop) => {
        const [from, to] = [newUser(), newUser()];
        await fill(from, mine);
        await fill(to, others);
        await changingAtMost(stop, () => taken(running, () => running.ownValues.moveAll(from, to)));
        const meanwhile = together(await readBack(from), await readBack(to));
        expect(meanwhile).toEqual(together(mine, others));
        await taken(running, () => running.ownValues.moveAll(from, to));
        expect([await readBack(from), await readBack(to)]).toEqual([{}, together(mine, others)]);
        expect(await readBack(third)).toEqual({ a: { value: "third", at: 1 } });
      }),
      { numRuns: 60 },
    );
  });

  test("what is written in the middle of it stays with its writer until it is repeated", async () => {
    const [from, to] = [newUser(), newUser()];
    await fill(from, { a: { value: "early", at: 1 } });
    const late = { a: { value: "late", at: 2 } };
    const { sqlite } = sqliteOf(running);
    sqlite.exec(
      `create temp trigger meanwhile after insert on own_values when new.user_id = '${to}'
       begin update own_values set value = 'late', changed_at = 2 where user_id = '${from}'; end`,
    );
    await taken(running, () => running.ownValues.moveAll(from, to));
    sqlite.exec("drop trigger meanwhile");
    expect(await readBack(from)).toEqual(late);
    await taken(running, () => running.ownValues.moveAll(from, to));
    expect([await readBack(from), await readBack(to)]).toEqual([{}, late]);
  });

  /** Lets no more than so many rows be written; the statement that would write another one does nothing. */
  async function changingAtMost(rows: number, change: () => Promise<void>): Promise<void> {
    const { sqlite } = sqliteOf(running);
    let left = rows;
    sqlite.function("changed_one", () => {
      if (left-- === 0) throw new Error("killed here");
      return null;
    });
    for (const how of ["insert", "update", "delete"])
      sqlite.exec(`create temp trigger stopping_${how} before ${how} on own_values begin select changed_one(); end`);
    try {
      await change();
    } catch (error) {
      expect(String(error)).toContain("killed here");
    }
    for (const how of ["insert", "update", "delete"]) sqlite.exec(`drop trigger stopping_${how}`);
  }
});
