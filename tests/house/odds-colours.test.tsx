import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Strip } from "@/app/odds/_components/fight-desk";
import { Verdict } from "@/app/odds/_components/fight-tables";
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

  const answer = answered(askFight(fightQuestion.parse({ a: HUSSARS, b: GERMAN_BRIGADES }), LISTS, ODDS_BOOK));
  const names = { a: "Hussars", b: "Brigades" };

  test("says whose either end of the bars is, and draws it there", () => {
    const drawn = renderToStaticMarkup(<Verdict answer={answer} names={names} />);
    expect(drawn).toContain(ODDS.barKey(names.a, names.b));
    const parts = [...drawn.matchAll(/<rect data-part="(\w+)"/g)].map(([, part]) => part);
    expect([parts[0], parts.at(-1)]).toEqual(["a", "b"]);
  });

  test("is said on a small screen at the same ends", () => {
    const at = answer.end ?? answer.course.at(-1);
    if (!at) throw new Error("no answer");
    const said = renderToStaticMarkup(<Strip brief={{ names, at }} />);
    expect(said.indexOf(ODDS.strip(ODDS.breaks(names.a), at.a))).toBeGreaterThan(0);
    expect(said.indexOf(ODDS.strip(ODDS.breaks(names.b), at.b))).toBeGreaterThan(said.indexOf(ODDS.strip(ODDS.breaks(names.a), at.a)));
  });
});
