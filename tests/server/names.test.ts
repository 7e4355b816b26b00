import { beforeAll, describe, expect, test } from "vitest";
import type { Army } from "@/lib/model/army";
import { ownValueCells } from "@/lib/server/quick-reference";
import { type Running, setRunning } from "@/lib/server/running";
import { shareIdOf } from "@/lib/server/shares";
import { errorOf } from "./asking";
import { bearer, INVITED, newBattler, quickForce, recordIn, viewIn } from "./battler";
import { newMember, newSharer, newWriter, sharedIn, storedIn, valueIn } from "./players";
import { bootSoundly, readyArmyOf } from "./program-folder";
import { sqlIn } from "./stored";

/** One that looks like "Corbie", in which a zero-width space and a mark of direction stand. */
const ODD = "Cor\u200bbie\u202e";

let running: Running;
let ready: Army;
beforeAll(async () => {
  running = await bootSoundly();
  setRunning(running);
  ready = readyArmyOf(running).army;
});

const named = (name: string): Army => ({
  ...ready,
  name,
  commanders: ready.commanders.map((one, at) => (at === 0 ? { ...one, name } : one)),
  units: ready.units.map((one, at) => (at === 0 ? { ...one, name } : one)),
});
const namesIn = ({ name, commanders, units }: Army) => [name, commanders[0]?.name, units[0]?.name];

describe("an army that is sent", () => {
  test("is stored with names of what can be seen", async () => {
    const { army } = await newMember().owning(named(ODD));
    expect(namesIn(army)).toEqual(["Corbie", "Corbie", "Corbie"]);
  });

  test("and so is a change of it; sent again after its answer was lost, it is stored already", async () => {
    const member = newMember();
    const { id } = await member.owning(named("Rocroi"));
    for (const revision of [1, 1]) {
      const saved = await storedIn(await member.save(id, named(ODD), revision));
      expect([namesIn(saved.army), saved.revision]).toEqual([["Corbie", "Corbie", "Corbie"], 2]);
    }
  });

  test("is refused where nothing of a name can be seen, at its place and with what would be right", async () => {
    const army = named("Corbie");
    const sent = { ...army, units: army.units.map((one, at) => (at === 0 ? { ...one, name: "\u3164\u200b" } : one)) };
    expect(await errorOf(await newMember().create(sent))).toMatchObject({
      status: 400,
      at: "units[0].name",
      message: "units[0].name must have at least one visible character.",
    });
  });

  test("has the same link when it is shared, however oddly its names were sent", async () => {
    const [one, other] = [await newSharer().sharing(named(ODD)), await newSharer().sharing(named("Corbie"))];
    expect(one.share).toBe(other.share);
  });
});

describe("what was stored before", () => {
  test("is what it was: an army, and a share under its old link", async () => {
    const sharer = newSharer();
    const { id } = await sharer.owning(named("Corbie"));
    const pinned = (await sharedIn(await sharer.open((await sharer.sharing(named("Corbie"))).share))).army;
    const old = { ...pinned, name: ODD };
    sqlIn(running).prepare("update armies set document = ? where id = ?").run(JSON.stringify(old), id);
    sqlIn(running)
      .prepare("update shares set share = ?, document = ? where share = ?")
      .run(shareIdOf(old), JSON.stringify(old), shareIdOf(pinned));
    expect((await storedIn(await sharer.get(id))).army.name).toBe(ODD.replace("\u202e", " ").trim());
    const opened = await sharedIn(await sharer.open(shareIdOf(old)));
    expect(opened.share).toBe(shareIdOf(old));
  });
});

test("a force is taken into battle with names of what can be seen, by whoever opens it and by whoever joins", async () => {
  const battler = newBattler();
  const force = quickForce({ name: ODD, units: quickForce().units.map((unit) => ({ ...unit, name: `Rei\u2060ters` })) });
  const { battle, invite } = await battler.opening(force, INVITED);
  const joined = await battler.join(battle, { invite, force: { kind: "army", army: named(ODD) } });
  expect(joined.status).toBe(200);
  const { forces } = await viewIn(await battler.look(battle));
  expect([forces.a?.name, forces.b?.name]).toEqual(["Corbie", "Corbie"]);
  const { token } = (await joined.json()) as { token: string };
  expect(JSON.stringify(await recordIn(await battler.record(battle, bearer(token))))).not.toMatch(/[\u200b\u2060\u202e]/u);
});

test("a value of one's own is stored as what can be seen", async () => {
  const [key = ""] = [...ownValueCells()].find(([, isOpen]) => isOpen) ?? [];
  const writer = newWriter();
  expect((await valueIn(await writer.write(key, " 4\u200b\u00a0BW\u200f "))).value).toBe("4 BW");
  expect((await writer.write(key, "\u200b")).status).toBe(400);
});
