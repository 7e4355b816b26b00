import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Colour } from "@/lib/model/enumerations";
import { HAND } from "@/lib/words/battle/days";
import { HandOfCards } from "./hand-of-cards";

type Hand = Partial<Omit<Parameters<typeof HandOfCards>[0], "pick">>;
const CARDS: readonly Colour[] = ["white", "green", "red", "green"];

/** What each choice says, and its state. */
function choices(hand: Hand): readonly string[] {
  const drawn = renderToStaticMarkup(<HandOfCards cards={CARDS} legal={CARDS} chosen={null} committed={null} pick={() => {}} {...hand} />);
  expect(drawn).not.toMatch(/style=/);
  return [...drawn.matchAll(/<button([^>]*)>(.*?)<\/button>/g)].map(([, attributes = "", inner = ""]) => {
    const name = [...inner.matchAll(/<span class="hand-(?:name|tag)">([^<]*)/g)].map(([, text]) => text).join(", ");
    const states = [
      ["chosen", 'aria-checked="true"'],
      ["closed", 'aria-disabled="true"'],
      ["entry", 'tabindex="0"'],
    ].filter(([, mark]) => attributes.includes(mark as string));
    return [name, ...states.map(([state]) => state)].join("; ");
  });
}

test("a choice for each colour, from red to black, the first one the entry", () => {
  expect(choices({})).toEqual(["red; entry", "green ×2", "white"]);
});

test("the chosen one is raised and the entry", () => {
  expect(choices({ chosen: "green" })).toEqual(["red", "green ×2; chosen; entry", "white"]);
});

test("the committed one says so, stays chosen until another is, and can then be gone back to", () => {
  const legal: readonly Colour[] = ["white", "red"];
  expect(choices({ legal, committed: "green" })).toEqual(["red", `green ×2, ${HAND.played}; chosen; closed; entry`, "white"]);
  expect(choices({ legal, committed: "green", chosen: "white" })).toEqual(["red", `green ×2, ${HAND.played}`, "white; chosen; entry"]);
});

test("a card that could not be sent stays raised and says so, and nothing else is played meanwhile", () => {
  const sent = { card: "green", isWaiting: true } as const;
  expect(choices({ sent })).toEqual(["red; closed", `green ×2, ${HAND.waiting}; chosen; closed; entry`, "white; closed"]);
  expect(choices({ sent: { ...sent, isWaiting: false } })[1]).toBe("green ×2; chosen; closed; entry");
  expect(choices({ sent, committed: "red" })).toEqual([
    `red, ${HAND.played}; closed`,
    `green ×2, ${HAND.waiting}; chosen; closed; entry`,
    "white; closed",
  ]);
});

test("an illegal card is disabled, and can still have the focus", () => {
  expect(choices({ legal: ["white"] })).toEqual(["red; closed", "green ×2; closed", "white; entry"]);
  expect(choices({ legal: [] })).toEqual(["red; closed; entry", "green ×2; closed", "white; closed"]);
});
