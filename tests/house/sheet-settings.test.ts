import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SETTINGS } from "@/app/_components/army-sheet/fit-sheet";

const css = readFileSync(join(import.meta.dirname, "../../app/_components/army-sheet/sheet.css"), "utf8");
const ruleOf = (selector: string): string => css.split(`${selector} {`)[1]?.split("}")[0] ?? "";

/** What one fits by is what is drawn: a setting that names no value of its own has the first one's. */
test.each(SETTINGS)("a $name sheet is drawn as it is fitted", ({ name, type, title, row, columns }) => {
  const rules = [ruleOf(`.army-sheet[data-type="${name}"]`), ruleOf(".army-sheet")];
  const value = (property: string) => Number(rules.map((rule) => new RegExp(`--${property}: ([\\d.]+)`).exec(rule)?.[1]).find(Boolean));
  const drawn = { type: value("type"), title: value("title"), row: value("row") };
  expect(drawn).toEqual({ type, title, row });
  expect({ name: value("name"), losses: value("losses") }).toEqual(columns);
});
