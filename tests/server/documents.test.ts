import { expect, test } from "vitest";
import { version } from "@/lib/model/identifiers";
import { bootSoundly } from "./program-folder";

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
