import { beforeAll, expect, test } from "vitest";
import type { Army } from "@/lib/model/army";
import { readerOf } from "@/lib/server/identity";
import { armiesToCompare, sideOf } from "@/lib/server/my-armies";
import { type Running, setRunning } from "@/lib/server/running";
import { newPlayer, type Player } from "./players";
import { bootSoundly, readyArmyOf } from "./program-folder";

let running: Running;
let ready: { readonly army: Army };
beforeAll(async () => {
  running = await bootSoundly();
  setRunning(running);
  ready = readyArmyOf(running);
});

const readerIn = (player: Player) => readerOf(new Headers({ cookie: player.cookie() }));

test("a visitor who has saved nothing may choose among the ready armies", async () => {
  const choices = await armiesToCompare(null);
  expect(choices.own).toEqual([]);
  const { readyArmies } = running.knowledge.catalog;
  expect(choices.ready.map((one) => one.id)).toEqual(readyArmies.map((one) => one.id));
  for (const { id, army } of readyArmies) expect(await sideOf(id, null)).toMatchObject({ army, verdict: { legal: true } });
});

test("a player's own armies can be chosen and are judged, except those in the bin", async () => {
  const player = newPlayer();
  const [desk, archived, binned] = [
    await player.owning({ ...ready.army, name: "On the desk", units: [] }),
    await player.owning({ ...ready.army, name: "Put away" }),
    await player.owning({ ...ready.army, name: "Deleted" }),
  ];
  await player.move(archived.id, "archive");
  await player.delete(binned.id);
  const reader = await readerIn(player);
  const { own } = await armiesToCompare(reader);
  expect(own.map((one) => one.name).sort()).toEqual(["On the desk", "Put away"]);
  expect(own[0]?.from).toMatch(/, \d{4}–\d{4}$/);
  expect(await sideOf(desk.id, reader)).toMatchObject({ army: { name: "On the desk" }, verdict: { legal: false } });
  expect(await sideOf(archived.id, reader)).toMatchObject({ army: { name: "Put away" }, verdict: { legal: true } });
  expect(await sideOf(binned.id, reader)).toBeNull();
});

test("no other user's army is shown, and an invalid id has none", async () => {
  const { id } = await newPlayer().owning(ready.army);
  const other = newPlayer();
  await other.owning(ready.army);
  const reader = await readerIn(other);
  expect(reader).not.toBeNull();
  for (const asked of [id, "", "no such army", "../armies"])
    expect([await sideOf(asked, reader), await sideOf(asked, null)]).toEqual([null, null]);
});
