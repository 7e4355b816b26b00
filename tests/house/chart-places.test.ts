import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FRAME, HIGH, WIDE } from "@/app/battles/_components/chart/chart-layout";

test("the buttons over the chart of the days are laid out by the same numbers as its drawing", () => {
  const css = readFileSync("app/battles/_components/chart/chart.css", "utf8");
  expect(css).toContain(`grid-template-columns: ${FRAME}fr repeat(5, minmax(0, ${WIDE}fr)) ${FRAME}fr;`);
  expect(css).toContain(`grid-template-rows: ${FRAME}fr repeat(5, minmax(0, ${HIGH}fr)) ${FRAME}fr;`);
});
