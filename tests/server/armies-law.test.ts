import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { type Running, setRunning } from "@/lib/server/running";
import { newPlayer, type Player, storedIn } from "./players";
import { bootSoundly, readyArmyOf } from "./program-folder";

let running: Running;
beforeAll(async () => {
  running = await bootSoundly();
  setRunning(running);
});

const ARMIES = 3;
const STEPS = ["save", "save again", "save stale", "archive", "desk", "delete", "create again"] as const;
type Step = (typeof STEPS)[number];
type State = { readonly name: string; readonly revision: number; readonly place: string };

const keyOf = (army: number) => ({ "idempotency-key": `creation-key-of-army-${army}` });
const documentOf = (name: string) => ({ ...readyArmyOf(running).army, name });

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
  running.database.sqlite.prepare("SELECT document ->> 'name' AS name, revision, place FROM armies WHERE id = ?").get(id);

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
    { numRuns: 60 },
  );
});
