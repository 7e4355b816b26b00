import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Verdict } from "@/app/odds/_components/course-table";
import { fightQuestion } from "@/lib/model/odds";
import { askFight } from "@/lib/rules/odds/ask-fight";
import { ODDS } from "@/lib/words/odds";
import { answered, GERMAN_BRIGADES, HUSSARS, LISTS, ODDS_BOOK } from "@/tests/build/odds-fixtures";

const CSS = readFileSync("app/odds/odds.css", "utf8");

/** The colour that a rule of the stylesheet gives. */
function colourOf(selector: string): string | undefined {
  const [, body = ""] = CSS.split(`\n${selector} {`);
  return /(?:^|\s)(?:border-color|fill|color): (var\([^)]+\))/.exec(body.split("}")[0] ?? "")?.[1];
}

describe("who breaks first", () => {
  test.each(["a", "b"])("has the colour of its own stripe in the form: side %s", (side) => {
    const stripe = colourOf(`.odds-side[data-side="${side}"]`);
    expect(stripe).toMatch(/^var/);
    expect([`.odds-bar [data-part="${side}"]`, `.odds-verdict [data-part="${side}"] dd`].map(colourOf)).toEqual([stripe, stripe]);
  });

  test("says whose either end of the bars is", () => {
    const answer = answered(askFight(fightQuestion.parse({ a: HUSSARS, b: GERMAN_BRIGADES }), LISTS, ODDS_BOOK));
    expect(renderToStaticMarkup(<Verdict answer={answer} names={{ a: "Hussars", b: "Brigades" }} />)).toContain(
      ODDS.barKey("Hussars", "Brigades"),
    );
  });
});
