import { expect, test } from "vitest";
import { CATALOG, TABLES } from "@/tests/build/rules";
import type { Army } from "../model/army";
import type { CommanderId } from "../model/identifiers";
import { assess } from "../rules/army/assess";
import { applyEdits } from "../rules/army/edits";
import { addAlly, addMissing, allyChoices } from "../rules/army/mends";
import { prepare } from "../rules/army/prepare";
import { newArmy } from "./desk-army";

const book = prepare(CATALOG.lists, TABLES);
const LEFT = "left" as CommanderId;

/** What is wrong with the army after all that is missing was added to its first command. */
function wrongWhenFilled(army: Army): readonly string[] {
  const full = applyEdits(army, addMissing(army, book, LEFT));
  return assess(full, book).findings.flatMap(({ code, severity }) => (severity === "error" ? [code] : []));
}

test.each(CATALOG.lists.map((list) => [list.id, list] as const))(
  "a new army of %s is legal once what is missing is added, with any ally",
  (_, list) => {
    const army = newArmy(list, CATALOG.rules);
    const allied = allyChoices(army, book).map((ally) => applyEdits(army, addAlly(army, book, ally.list)));
    expect(assess(army, book).legal).toBe(false);
    expect([army, ...allied].map(wrongWhenFilled)).toEqual([army, ...allied].map(() => []));
  },
);
