import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Likings } from "@/lib/model/advice";
import { ArmyLikings } from "./army-likings";

const LIKINGS: Likings = {
  foe: null,
  squares: [
    {
      ...{ square: "C5", density: "featureless", flank: "none", territories: ["P"], value: 30 },
      reasons: [{ code: "light-horse-likes-room", value: 30, message: "Light horse has room to come and go (6 of 10 bases)." }],
    },
    {
      ...{ square: "A4", density: "sparse", flank: "water", territories: ["S", "P"], value: 8 },
      reasons: [
        { code: "light-horse-likes-room", value: 24, message: "Light horse has room to come and go (6 of 10 bases)." },
        { code: "water-closes-a-wing", value: -16, message: "Water closes a wing to your horse (6 of 10 bases)." },
      ],
    },
    { ...{ square: "A1", density: "very-dense", flank: "water", territories: ["S"], value: 0 }, reasons: [] },
  ],
  weights: [
    { code: "light-horse-likes-room", source: { from: "house", heading: null, why: "It needs room to fall back" } },
    { code: "water-closes-a-wing", source: { from: "house", heading: null, why: "Nobody rides round water" } },
  ],
};

const text = (props: Pick<Parameters<typeof ArmyLikings>[0], "territory" | "square">) =>
  renderToStaticMarkup(<ArmyLikings likings={LIKINGS} {...props} />)
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

test("without a chosen square it explains the best of the territory", () => {
  expect(text({ territory: null, square: null })).toContain("C5 is worth +30 to your army, on a scale of −100 to +100. Why these numbers");
  expect(text({ territory: "S", square: null })).toContain("A4 is worth +8 to your army, on a scale of −100 to +100. Why these numbers");
});

test("the chosen square, also one outside, with reasons that add up and why each weighs what it does", () => {
  const words = text({ territory: "P", square: "A4" });
  expect(words).toContain("In this territory your army likes C5 best, then A4.");
  expect(words).toContain("+24 Light horse has room to come and go (6 of 10 bases). It needs room to fall back.");
  expect(words).toContain("−16 Water closes a wing to your horse (6 of 10 bases). Nobody rides round water. +8 Total.");
  expect(words).toContain("Condotta’s own value");
});

test("what is worth nothing, for no reason, has no numbers to explain", () => {
  const words = text({ territory: "S", square: "A1" });
  expect(words).toContain("A1 is neither good nor bad for your army.");
  expect(words).not.toContain("Why these numbers");
});
