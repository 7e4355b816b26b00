import { expect, test } from "vitest";
import { FAMOUS_TROOPS } from "@/tests/build/famous-troops";
import { TABLES } from "@/tests/build/rules";
import { troop } from "../model/troop";
import { EDITOR } from "./editor";
import { EDITOR_FORMS } from "./editor-forms";
import { PAPER } from "./papers";
import { ARMY_REFERENCE } from "./reference";
import { plain } from "./sentence";
import { lossTerms, troopWords } from "./troops";

test("numbers say of what, and how they compare", () => {
  expect(EDITOR.verdict.ofLimit(10_000, 120)).toBe("of 10,000 · 120 points left");
  expect(EDITOR.verdict.ofLimit(10_000, -1)).toBe("of 10,000 · 1 point over");
  expect(EDITOR.verdict.breaksAt(6, 12)).toBe("6 of 12 TuGs");
  expect(EDITOR.verdict.spent(3088, 10_000, 6912)).toBe("3088 of 10,000, 6912 left");
  expect(EDITOR.verdict.spent(10_061, 10_000, -61)).toBe("10,061 of 10,000, 61 over");
  expect(EDITOR.verdict.saving({ number: 6, name: "Levy" }, 0, 359)).toBe("Remove no. 6 Levy (leaves 359 points to spend)");
  expect(EDITOR.verdict.saving({ number: 6, name: "Levy" }, 4, -1)).toBe("Cut no. 6 Levy to 4 bases (still 1 point over)");
  expect(EDITOR.verdict.fixTo("Add 4 bases of Reiters", { name: "Horn", role: "sub" })).toBe("Add 4 bases of Reiters to Horn");
  expect(EDITOR.terms.summary(null, 7000)).toBe("any year · 7000 points");
  expect(EDITOR_FORMS.unit.option("Elan", 6)).toBe("Elan (+6 points per base)");
  expect(EDITOR_FORMS.unit.lowerQuality(-60)).toBe("Lower quality (−60 points per base)");
});

test("the army's reference has one name in the menu, on its tab and on its page", () => {
  expect(new Set([EDITOR.menu.papers["quick-reference"], PAPER.names["quick-reference"], ARMY_REFERENCE.heading])).toEqual(
    new Set(["Army reference"]),
  );
  expect([ARMY_REFERENCE.tab("Kircholm"), ARMY_REFERENCE.name("Kircholm")]).toEqual([
    "Kircholm: army reference",
    "Army reference: Kircholm",
  ]);
});

test("an unassigned unit group needs a command", () => {
  expect(`${EDITOR.unassigned.name}${EDITOR.unassigned.note(1)}`).toBe("Unassigned: give it a command by the end of deployment");
});

test("a troop is described with its words of the rules named", () => {
  const hussars = troop.parse(FAMOUS_TROOPS.find(({ name }) => name === "Polish Hussars")?.troop);
  const words = EDITOR.unit.nature(null, troopWords(hussars, TABLES), lossTerms(5, 2));
  expect(plain(words)).toBe(
    "Mounted, formed loose, armoured, superior, charging lancer, melee pistol, ferocious. Breaks after losing 2 bases + 1 wound.",
  );
  const terms = typeof words === "string" ? [] : words.flatMap((part) => (typeof part === "object" && "term" in part ? [part.term] : []));
  expect(terms).toEqual([
    ...["mounted", "formed", "loose", "armoured", "superior", "charging-lancer", "melee-pistol", "ferocious"],
    ...["break-point", "base", "wound"],
  ]);
});
