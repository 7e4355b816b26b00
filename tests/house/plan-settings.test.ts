import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PLAN_SETTINGS } from "@/app/battles/[battle]/plan/_components/plan-setting";

const css = readFileSync(join(import.meta.dirname, "../../app/battles/[battle]/plan/_components/plan-on-paper.css"), "utf8");
const ruleOf = (selector: string): string => css.split(`${selector} {`)[1]?.split("}")[0] ?? "";

test.each(PLAN_SETTINGS)("lists set $name print as computed", ({ name, type, row }) => {
  const rule = ruleOf(name === "usual" ? ".plan" : `.plan[data-setting="${name}"]`);
  const value = (property: string) => Number(new RegExp(`--${property}: ([\\d.]+)mm`).exec(rule)?.[1]);
  expect([value("type"), value("row")]).toEqual([type, row]);
});
