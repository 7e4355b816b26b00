import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentVersion } from "@/lib/catalog/content-version";
import type { Army } from "@/lib/model/army";
import { armyList } from "@/lib/model/army-list";
import type { Characteristic } from "@/lib/model/enumerations";
import { version } from "@/lib/model/identifiers";
import { renewVersions } from "@/lib/rules/army/book";
import { findList } from "@/lib/server/knowledge";
import { assessArmy } from "@/lib/server/read-army";
import type { Running } from "@/lib/server/running";
import { bootSoundly, programFolder, readyArmyOf, temporaryFolder } from "./program-folder";

const unpinned = (army: Army): Army => ({
  ...army,
  listVersion: null,
  rules: null,
  commanders: army.commanders.map((one) => ({ ...one, listVersion: null })),
});

function assessmentOf(army: Army, { knowledge }: Running) {
  const assessed = assessArmy(army, knowledge);
  if (!assessed.ok) throw new Error(JSON.stringify(assessed));
  return assessed.assessment;
}

const program = () => ({ ...programFolder(), dataDirectory: temporaryFolder() });

const bootOnce = ({ root, dataDirectory }: ReturnType<typeof program>): Promise<Running> => bootSoundly(root, dataDirectory);

test("an army pinned to an older list is judged by that list for ever", async () => {
  const folder = program();
  const before = await bootOnce(folder);
  const { army, list } = readyArmyOf(before);
  const judged = assessmentOf(army, before);
  expect(judged).toEqual(assessmentOf(unpinned(army), before));

  folder.edit(`data/lists/${list.id}.json`, (document) => {
    for (const line of document.lines) line.troop.armour = line.troop.armour === "unprotected" ? "protected" : "unprotected";
  });
  const after = await bootOnce(folder);
  expect(assessmentOf(army, after)).toEqual(judged);
  expect(assessmentOf(unpinned(army), after).numbers.points).not.toBe(judged.numbers.points);
  expect(findList(after.knowledge, list.id, list.version)).toEqual({ ok: true, list });
  expect(findList(after.knowledge, list.id, null)).not.toEqual({ ok: true, list });
});

test("an army pinned to older rules tables is judged by those for ever", async () => {
  const folder = program();
  const before = await bootOnce(folder);
  const { army } = readyArmyOf(before);
  const judged = assessmentOf(army, before);

  folder.edit("data/rules/points.json", ({ body }) => {
    for (const row of body) row.value += 10;
  });
  const after = await bootOnce(folder);
  expect(assessmentOf(army, after)).toEqual(judged);
  expect(assessmentOf({ ...army, rules: after.knowledge.catalog.rules.version }, after).numbers.points).toBeGreaterThan(
    judged.numbers.points,
  );
});

/** The data as they were before rules demanded anything, and lists said what contingents owe of an `at-least`. */
function withoutDemands({ root, edit }: ReturnType<typeof program>): void {
  rmSync(join(root, "data/rules/demands.json"));
  for (const file of readdirSync(join(root, "data/lists")))
    edit(`data/lists/${file}`, ({ constraints }) => {
      for (const one of constraints) delete one.contingents;
    });
}

test("an army pinned to rules without demands is judged without them for ever", async () => {
  const folder = program();
  const data = join(folder.root, "data");
  const today = temporaryFolder();
  cpSync(data, today, { recursive: true });
  withoutDemands(folder);
  const before = await bootOnce(folder);
  const hussars = before.knowledge.catalog.readyArmies.find((one) => one.army.list === "polish-lithuanian-1576-1660")?.army as Army;
  // No year has the horde, the early riders and so few hussars; and all groups are one commander's.
  const [first] = hussars.commanders.filter((one) => one.role === "sub");
  const units = hussars.units.map((one) => ({ ...one, commander: first?.id ?? null }));
  const extra = { ...units[0], number: 90, line: "crimean-tatars", bases: 6 } as Army["units"][number];
  const army = { ...hussars, year: null, units: [...units, extra, { ...extra, number: 91, line: "early-reiters" }] as Army["units"] };
  const judged = assessmentOf(army, before);
  const codes = (one: typeof judged) => one.findings.map((finding) => finding.code);
  expect(codes(judged)).toContain("years-apart");

  rmSync(data, { recursive: true });
  cpSync(today, data, { recursive: true });
  const after = await bootOnce(folder);
  expect(assessmentOf(army, after)).toEqual(judged);
  const now = assessmentOf({ ...army, rules: after.knowledge.catalog.rules.version }, after);
  expect(codes(now).filter((code) => !codes(judged).includes(code))).toEqual(["commanders-without-groups", "years-never-met"]);
  expect(codes(judged).filter((code) => !codes(now).includes(code))).toEqual(["years-apart"]);
});

test("what is changed back is in force again, and nothing is stored twice", async () => {
  const folder = program();
  const before = await bootOnce(folder);
  const { list } = readyArmyOf(before);
  const file = `data/lists/${list.id}.json`;
  const setMost = (max: number) => folder.edit(file, (document) => (document.commanders.subs.max = max));
  const stored = (await before.documents.allOfKind("list")).length;
  expect(list.commanders.subs.max).toBe(3);
  setMost(2);
  await bootOnce(folder);
  setMost(3);
  const again = await bootOnce(folder);
  expect(findList(again.knowledge, list.id, null)).toEqual({ ok: true, list });
  expect(await again.documents.allOfKind("list")).toHaveLength(stored + 1);
});

test("a list's words are mended without a new version", async () => {
  const folder = program();
  const before = await bootOnce(folder);
  const { army, list } = readyArmyOf(before);
  folder.edit(`data/lists/${list.id}.json`, (document) => {
    document.keynote = "Another.";
    document.enemies = [];
    document.lines[0].note = "Another.";
  });
  const after = await bootOnce(folder);
  expect(findList(after.knowledge, list.id, list.version)).toMatchObject({
    ok: true,
    list: { keynote: "Another.", version: list.version },
  });
  expect(assessmentOf(army, after)).toEqual(assessmentOf(army, before));
});

test("an edition that judged alike under another version is the list in force, and its armies ask nothing", async () => {
  const folder = program();
  const before = await bootOnce(folder);
  const { army, list } = readyArmyOf(before);
  const { version: _, ...edition } = { ...list, keynote: "As it was." };
  const former = contentVersion(edition);
  await before.documents.storeIfAbsent({ version: former, kind: "list", name: list.id, json: edition, storedAt: 0 });
  const after = await bootOnce(folder);
  const pinned: Army = { ...army, listVersion: former };
  const { book, catalog } = after.knowledge;
  expect(assessmentOf(pinned, after)).toEqual(assessmentOf(army, before));
  expect(findList(after.knowledge, list.id, former)).toEqual({ ok: true, list });
  expect(renewVersions(pinned, book, catalog.rules.version)).toBeNull();
});

test("a list that is no longer among the data still serves the armies made of it", async () => {
  const folder = program();
  const before = await bootOnce(folder);
  const { army, list } = readyArmyOf(before);
  const judged = assessmentOf(army, before);

  for (const part of ["lists", "ready-armies"]) rmSync(join(folder.root, "data", part), { recursive: true });
  const { version: _, ...content } = list;
  const newcomer = { ...content, id: "newcomers", enemies: [], commanders: { ...list.commanders, externalAllies: [] } };
  mkdirSync(join(folder.root, "data/lists"));
  writeFileSync(join(folder.root, "data/lists/newcomers.json"), JSON.stringify(newcomer));
  const after = await bootOnce(folder);
  expect(after.knowledge.catalog.lists.map((one) => one.id)).toEqual(["newcomers"]);
  expect(assessmentOf(army, after)).toEqual(judged);
  expect(findList(after.knowledge, list.id, list.version)).toEqual({ ok: true, list });
});

test("a stored document of a shape that is no longer read is passed over", async () => {
  const folder = program();
  const before = await bootOnce(folder);
  const version = `sha256:${"0".repeat(64)}`;
  const { list } = readyArmyOf(before);
  await before.documents.storeIfAbsent({ version, kind: "list", name: list.id, json: { schema: "condotta.list/0" }, storedAt: 0 });
  const after = await bootOnce(folder);
  expect(findList(after.knowledge, list.id, version)).toMatchObject({ ok: false, fault: { code: "unknown-list-version" } });
  expect(findList(after.knowledge, list.id, null)).toMatchObject({ ok: true });
});

test("a list of a day when less was asked of a classification serves its armies as ever", async () => {
  const folder = program();
  const before = await bootOnce(folder);
  const { army, list } = readyArmyOf(before);
  const { version: _, ...content } = list;
  // Steady and nervous at once, which is refused now.
  const both = (has: readonly Characteristic[]): Characteristic[] => [...new Set([...has, "steady", "nervous"] as const)];
  const lines = content.lines.map((line) => ({
    ...{ ...line, optional: [] },
    troop: { ...line.troop, characteristics: both(line.troop.characteristics) },
  }));
  const older = { ...content, lines };
  expect(armyList.safeParse(older).success).toBe(false);

  const version = contentVersion(older);
  await before.documents.storeIfAbsent({ version, kind: "list", name: list.id, json: older, storedAt: 0 });
  const after = await bootOnce(folder);
  expect(findList(after.knowledge, list.id, version)).toMatchObject({ ok: true, list: { version } });
  const pinned = assessmentOf({ ...army, list: list.id, listVersion: version } as Army, after);
  expect(pinned.numbers.unitGroups).toBe(army.units.length);
  expect(pinned.findings.filter(({ code }) => code === "unit-troop")).toEqual([]);
});

const versionOf = (digit: string) => version.parse(`sha256:${digit.repeat(64)}`);
const one = { version: versionOf("1"), kind: "list", name: "test-list", json: { a: [1, "é"] }, storedAt: Date.UTC(2100, 0, 1) } as const;

test("a stored document is found by its version, as it was stored", async () => {
  const { documents } = await bootSoundly();
  await documents.storeIfAbsent(one);
  expect(await documents.find(one.version)).toEqual(one);
  expect(await documents.find(versionOf("2"))).toBeNull();
});

test("a stored document is never changed", async () => {
  const { documents } = await bootSoundly();
  await documents.storeIfAbsent(one);
  await documents.storeIfAbsent({ ...one, name: "other", json: {}, storedAt: 0 });
  expect(await documents.find(one.version)).toEqual(one);
});

test("all of a kind come newest first", async () => {
  const { documents } = await bootSoundly();
  const later = { ...one, version: versionOf("3"), storedAt: one.storedAt + 1 };
  for (const document of [one, later, { ...one, version: versionOf("4"), kind: "rules" as const }]) await documents.storeIfAbsent(document);
  expect((await documents.allOfKind("list")).slice(0, 2)).toEqual([later, one]);
});
