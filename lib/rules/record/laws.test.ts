import fc from "fast-check";
import { expect, test } from "vitest";
import type { BattleRecord } from "@/lib/model/battle";
import type { RecordCheckName } from "@/lib/model/record-check";
import { DAYS_EDITION } from "@/tests/build/days-tables";
import { ABANDONED, type Draft, MANY, relink, SHORT } from "@/tests/build/tampering";
import { verify } from "./verify";

const failing = (record: BattleRecord): readonly RecordCheckName[] =>
  verify(record, DAYS_EDITION.tables, null).flatMap((check) => (check.ok || check.notYet ? [] : [check.name]));

type Path = readonly (string | number)[];

/** The path of every single value of a document. */
function leavesOf(document: unknown, path: Path = []): Path[] {
  if (typeof document !== "object" || document === null) return [path];
  return Object.entries(document).flatMap(([key, value]) => leavesOf(value, [...path, Array.isArray(document) ? Number(key) : key]));
}

const parentOf = (document: unknown, path: Path) =>
  path.slice(0, -1).reduce((at, key) => (at as never)[key], document) as Record<string | number, unknown>;

/** Another value of the same kind. */
function another(value: unknown): unknown {
  switch (typeof value) {
    case "number":
      return value + 1;
    case "boolean":
      return !value;
    case "string":
      return value.endsWith("0") ? `${value.slice(0, -1)}1` : `${value.slice(0, -1)}0`;
    default:
      return "a";
  }
}

const record = fc.constantFrom(MANY, SHORT, ABANDONED);
const place = (path: readonly Path[]) => fc.nat().map((number) => path[number % path.length]!);
const placed = record.chain((genuine) => place(leavesOf(genuine)).map((path) => ({ genuine, path })));

test("any single value that is changed makes some check fail", () => {
  fc.assert(
    fc.property(placed, ({ genuine, path }) => {
      const copy = structuredClone(genuine);
      const parent = parentOf(copy, path);
      parent[path.at(-1)!] = another(parent[path.at(-1)!]);
      expect(failing(copy), path.join(".")).not.toEqual([]);
    }),
    { seed: 5, numRuns: 120 },
  );
});

test("a record with any part replaced is still judged, and fails", () => {
  fc.assert(
    fc.property(placed, fc.nat(5), fc.jsonValue({ maxDepth: 2 }), ({ genuine, path }, up, value) => {
      const copy = structuredClone(genuine);
      const at = path.slice(0, Math.max(1, path.length - up));
      const parent = parentOf(copy, at);
      fc.pre(JSON.stringify(parent[at.at(-1)!]) !== JSON.stringify(value));
      parent[at.at(-1)!] = value;
      expect(failing(copy), at.join(".")).not.toEqual([]);
    }),
    { seed: 6, numRuns: 120 },
  );
});

/** Whether the seat took another card later the same day: only a link somebody saw can prove that it was there. */
const isSuperseded = ({ events }: BattleRecord, at: number): boolean => {
  const event = events[at];
  if (event?.type !== "card-committed") return false;
  return events.slice(at + 1).some((one) => one.type === event.type && one.seat === event.seat && one.day === event.day);
};

/** The last event of an abandoned battle could be left out: nothing follows from it. */
test.each([MANY, SHORT])("no event can be left out, though the rest is linked again", (genuine) => {
  const tellable = genuine.events.map((_, at) => at).filter((at) => !isSuperseded(genuine, at));
  for (const at of tellable) {
    const copy = structuredClone(genuine) as Draft;
    copy.events.splice(at, 1);
    relink(copy);
    expect(failing(copy as BattleRecord), genuine.events[at]?.type).not.toEqual([]);
  }
});
