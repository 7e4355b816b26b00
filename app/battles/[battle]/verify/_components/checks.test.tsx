import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { RecordCheck, RecordFault } from "@/lib/model/record-check";
import { stillSecretSentence } from "@/lib/words/battle/record-faults";
import { VERIFY } from "@/lib/words/battle/verify";
import { CATALOG } from "@/tests/build/rules";
import { MANY } from "@/tests/build/tampering";
import { CheckLine } from "./checks";

const ALIKE: RecordFault = { code: "link-differs", params: {}, seq: 3 };

const shown = (check: RecordCheck): string =>
  renderToStaticMarkup(<CheckLine check={check} of={{ record: MANY, tables: CATALOG.battle.tables }} seen={null} />);

function faultsShown(count: number): readonly string[] {
  const markup = shown({ name: "chain", ok: false, notYet: false, checked: 5, secret: [], faults: Array<RecordFault>(count).fill(ALIKE) });
  return [...(markup.split('class="check-faults"')[1] ?? "").matchAll(/<li[^>]*>([^<]*)/g)].map(([, words]) => words ?? "");
}

test("a record with many faults shows the first of them, and how many more there are", () => {
  expect(faultsShown(20)).toHaveLength(20);
  const faults = faultsShown(21);
  expect(faults).toHaveLength(21);
  expect(faults[20]).toBe(VERIFY.moreFaults(1));
  expect(faultsShown(500)[20]).toBe(VERIFY.moreFaults(480));
});

test("a check of a running battle says how far it could look", () => {
  const running: RecordCheck = { name: "play", ok: false, notYet: true, checked: 12, secret: [9, 11], faults: [] };
  expect(shown(running)).toContain(stillSecretSentence(running));
  expect(shown({ ...running, ok: true, notYet: false, secret: [] })).not.toContain("check-note");
});
