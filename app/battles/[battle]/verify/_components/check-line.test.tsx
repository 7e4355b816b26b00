import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { RecordFault } from "@/lib/model/record-check";
import { VERIFY } from "@/lib/words/battle/verify";
import { CATALOG } from "@/tests/build/rules";
import { MANY } from "@/tests/build/tampering";
import { CheckLine } from "./check-line";

const ALIKE: RecordFault = { code: "link-differs", params: {}, seq: 3 };

function faultsShown(count: number): readonly string[] {
  const check = { name: "chain", ok: false, notYet: false, checked: 5, secret: [], faults: Array<RecordFault>(count).fill(ALIKE) } as const;
  const markup = renderToStaticMarkup(<CheckLine check={check} of={{ record: MANY, tables: CATALOG.battle.tables }} seen={null} />);
  return [...(markup.split('class="check-faults"')[1] ?? "").matchAll(/<li[^>]*>([^<]*)/g)].map(([, words]) => words ?? "");
}

test("a record with many faults shows the first of them, and how many more there are", () => {
  expect(faultsShown(20)).toHaveLength(20);
  const shown = faultsShown(21);
  expect(shown).toHaveLength(21);
  expect(shown[20]).toBe(VERIFY.moreFaults(1));
  expect(faultsShown(500)[20]).toBe(VERIFY.moreFaults(480));
});
