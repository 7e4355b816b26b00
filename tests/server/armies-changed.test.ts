import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { Army } from "@/lib/model/army";
import { cleanLeftovers } from "@/lib/server/clean-leftovers";
import { LIMITS } from "@/lib/server/limits";
import { type Running, setRunning } from "@/lib/server/running";
import { REFUSALS } from "@/lib/words/refusals";
import { errorOf } from "./asking";
import { etagOf, namesOf, newPlayer, type Player, storedIn } from "./players";
import { bootSoundly, readyArmyOf } from "./program-folder";
import { onPostgres, sqlIn } from "./stored";

const DAY = 86_400_000;

let running: Running;
let ready: Army;
beforeAll(async () => {
  running = await bootSoundly();
  setRunning(running);
  ready = readyArmyOf(running).army;
});

const named = (name: string): Army => ({ ...ready, name });
describe("saving", () => {
  test("raises the revision by one, and says when", async () => {
    const player = newPlayer();
    const { id, createdAt } = await player.owning(ready);
    const response = await player.save(id, named("Second"), 1);
    const stored = await storedIn(response);
    expect([response.status, etagOf(response)]).toEqual([200, '"2"']);
    expect(stored).toMatchObject({ id, revision: 2, createdAt, army: named("Second") });
    expect(stored.changedAt >= createdAt).toBe(true);
    expect(await storedIn(await player.get(id))).toEqual(stored);
  });

  test("from an older revision is refused with what stands there now, and changes nothing", async () => {
    const player = newPlayer();
    const { id } = await player.owning(ready);
    const second = await storedIn(await player.save(id, named("Second"), 1));
    const response = await player.save(id, named("Third"), 1);
    expect(etagOf(response)).toBe('"2"');
    expect(await errorOf(response)).toEqual({
      status: 412,
      code: "army-changed",
      message: REFUSALS["army-changed"]({ sent: 1, stored: 2 }),
      details: second,
    });
    expect(await storedIn(await player.get(id))).toEqual(second);
  });

  test("a revision that is still to come is refused as well", async () => {
    const player = newPlayer();
    const { id } = await player.owning(ready);
    expect(await errorOf(await player.save(id, named("Second"), 2))).toMatchObject({ status: 412, details: { revision: 1 } });
  });

  test("what is so already changes nothing, also when its answer was lost", async () => {
    const player = newPlayer();
    const { id } = await player.owning(ready);
    const second = await storedIn(await player.save(id, named("Second"), 1));
    for (const revision of [1, 2]) {
      const again = await player.save(id, { ...named("Second"), listVersion: null }, revision);
      expect([again.status, etagOf(again), await storedIn(again)]).toEqual([200, '"2"', second]);
    }
  });

  test("from one revision, many at once: exactly one wins, the others see it", async () => {
    const player = newPlayer();
    const { id } = await player.owning(ready);
    const names = Array.from({ length: 12 }, (_, at) => `Writer ${at}`);
    const responses = await Promise.all(names.map((name) => player.save(id, named(name), 1)));
    const won = responses.filter((one) => one.status === 200);
    expect(won).toHaveLength(1);
    const winner = await storedIn(won[0]!);
    expect(await storedIn(await player.get(id))).toEqual(winner);
    for (const one of responses.filter((other) => other !== won[0]))
      expect(await errorOf(one)).toMatchObject({ status: 412, code: "army-changed", details: winner });
  });

  test("the list of an army may be changed for another", async () => {
    const player = newPlayer();
    const { id } = await player.owning(ready);
    const other = running.knowledge.catalog.lists.find((one) => one.id !== ready.list)!;
    const saved = await storedIn(await player.save(id, { ...ready, list: other.id, listVersion: null, units: [] }, 1));
    expect(saved.army).toMatchObject({ list: other.id, listVersion: other.version });
  });

  test("needs the revision that the change was made from", async () => {
    const player = newPlayer();
    const { id } = await player.owning(ready);
    expect(await errorOf(await player.saveBlindly(id, named("Blind")))).toMatchObject({
      status: 428,
      code: "revision-missing",
      message: REFUSALS["revision-missing"]({}),
    });
    for (const tag of ["*", "1", '"0"', '"01"', '"one"', '"1", "2"', "", '"1', '"9999999999"'])
      expect(await errorOf(await player.save(id, named("Blind"), tag)), tag).toMatchObject({ status: 400, code: "bad-revision" });
    expect(await storedIn(await player.get(id))).toMatchObject({ revision: 1, army: ready });
  });

  test("takes a tag that a proxy made weak", async () => {
    const player = newPlayer();
    const { id } = await player.owning(ready);
    expect((await player.save(id, named("Second"), 'W/"1"')).status).toBe(200);
  });

  test("anything that is not an army is refused with its faults", async () => {
    const player = newPlayer();
    const { id } = await player.owning(ready);
    const details = [{ at: "name", code: "too-small", message: expect.stringMatching(/^name/) }];
    expect(await errorOf(await player.save(id, named(" "), 1))).toMatchObject({ status: 400, code: "bad-document", details });
  });
});

describe("moving and deleting", () => {
  test("away and out again, without a new revision", async () => {
    const player = newPlayer();
    const stored = await player.owning(ready);
    for (const place of ["archive", "archive", "desk"]) {
      const response = await player.move(stored.id, place);
      expect([response.status, etagOf(response), await storedIn(response)]).toEqual([200, '"1"', { ...stored, place }]);
    }
    await player.move(stored.id, "archive");
    expect(await storedIn(await player.save(stored.id, named("Saved there"), 1))).toMatchObject({ revision: 2, place: "archive" });
  });

  test("only to a place there is, and into the bin only by deleting", async () => {
    const player = newPlayer();
    const { id } = await player.owning(ready);
    for (const place of ["bin", "attic", null])
      expect(await errorOf(await player.move(id, place))).toMatchObject({ status: 400, code: "bad-document", at: "place" });
    expect(await storedIn(await player.get(id))).toMatchObject({ place: "desk" });
  });

  test("into the bin, where only taking it back finds it", async () => {
    const player = newPlayer();
    const stored = await player.owning(ready);
    const deleted = await player.delete(stored.id);
    expect([deleted.status, await deleted.text()]).toEqual([204, ""]);
    for (const again of [player.get(stored.id), player.delete(stored.id), player.save(stored.id, named("Late"), 1)])
      expect(await errorOf(await again)).toMatchObject({ status: 404, code: "unknown-army" });
    expect(await storedIn(await player.move(stored.id, "desk"))).toEqual(stored);
    expect(await storedIn(await player.get(stored.id))).toEqual(stored);
  });

  test("a save and a deletion at once: either the save is in the bin, or it is refused", async () => {
    const player = newPlayer();
    const { id } = await player.owning(ready);
    const [saved, deleted] = await Promise.all([player.save(id, named("Second"), 1), player.delete(id)]);
    expect(deleted.status).toBe(204);
    const taken = await storedIn(await player.move(id, "desk"));
    expect(taken.revision).toBe(saved.status === 200 ? 2 : 1);
  });

  test(`for good after ${LIMITS.binDays} days in the bin, counted from the deletion`, async () => {
    const player = newPlayer();
    const [kept, binned] = [await player.owning(named("Kept")), await player.owning(named("Binned"))];
    const before = Date.now();
    await player.delete(binned.id);
    const after = Date.now();
    await cleanLeftovers(running, before + 30 * DAY - 1);
    expect(await namesOf(player, "?place=bin")).toEqual(["Binned"]);
    await cleanLeftovers(running, after + 30 * DAY + 1);
    expect(await namesOf(player, "?place=bin")).toEqual([]);
    expect(await errorOf(await player.move(binned.id, "desk"))).toMatchObject({ status: 404, code: "unknown-army" });
    expect(await storedIn(await player.get(kept.id))).toEqual(kept);
  });
});

const ARMIES = 3;
const STEPS = ["save", "save again", "save stale", "archive", "desk", "delete", "create again"] as const;
type Step = (typeof STEPS)[number];
type State = { readonly name: string; readonly revision: number; readonly place: string };

const keyOf = (army: number) => ({ "idempotency-key": `creation-key-of-army-${army}` });
const documentOf = (name: string) => ({ ...ready, name });

/** Takes a step with an army as it should be, and returns the status of the answer. */
async function take(what: Step, player: Player, army: number, id: string, { name, revision }: State): Promise<number> {
  const asked = {
    save: () => player.save(id, documentOf(`${name}+`), revision),
    "save again": () => player.save(id, documentOf(name), 1),
    "save stale": () => player.save(id, documentOf(`${name}-`), revision + 1),
    archive: () => player.move(id, "archive"),
    desk: () => player.move(id, "desk"),
    delete: () => player.delete(id),
    "create again": () => player.create(documentOf(name), keyOf(army)),
  };
  return (await asked[what]()).status;
}

/** What its owner must be answered, and what the army is then. */
function promised(what: Step, army: State): readonly [number, State] {
  if (what === "archive" || what === "desk") return [200, { ...army, place: what }];
  if (what === "create again") return [200, army];
  if (army.place === "bin") return [404, army];
  if (what === "save") return [200, { ...army, name: `${army.name}+`, revision: army.revision + 1 }];
  if (what === "delete") return [204, { ...army, place: "bin" }];
  return [what === "save again" ? 200 : 412, army];
}

const stateOf = (id: string) =>
  sqlIn(running).prepare("SELECT document ->> 'name' AS name, revision, place FROM armies WHERE id = ?").get(id);

/** An army, its owner, and one who has no part in it but may use the same creation key for one of his own. */
async function beginning(army: number) {
  const [owner, stranger] = [newPlayer(), newPlayer()];
  const name = `Army ${army}`;
  const { id } = await storedIn(await owner.create(documentOf(name), keyOf(army)));
  let state: State = { name, revision: 1, place: "desk" };
  return {
    id,
    expected: () => state,
    async asOwner(what: Step) {
      const [status, then] = promised(what, state);
      expect(await take(what, owner, army, id, state)).toBe(status);
      state = then;
    },
    async asStranger(what: Step) {
      const status = await take(what, stranger, army, id, state);
      if (what === "create again") expect([200, 201]).toContain(status);
      else expect(status).toBe(404);
    },
  };
}

const step = fc.record({ who: fc.constantFrom("asOwner", "asStranger"), army: fc.nat(ARMIES - 1), what: fc.constantFrom(...STEPS) });

test("whatever players do, every army is what they were answered", { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const armies = await Promise.all(Array.from({ length: ARMIES }, (_, army) => beginning(army)));
      for (const { who, army, what } of steps) await armies[army]![who](what);
      for (const { id, expected } of armies) expect(stateOf(id)).toEqual(expected());
    }),
    // There each step goes to another process and back.
    { numRuns: onPostgres ? 20 : 60 },
  );
});
