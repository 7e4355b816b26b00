import { describe, expect, test } from "vitest";
import { BOOK } from "@/tests/build/played-battle";
import { flankSentence, likingsHeadline, mainReason, mostLikedSentence, squareWorth } from "./likings";

/** The map, a square being worth what is given for its column and its row; best first. */
function likings(byColumn: readonly number[], byRow: readonly number[] = [0, 0, 0, 0, 0]) {
  const { tables } = BOOK;
  const squares = tables.squares.map(({ id, density, flank, territories }) => {
    const kind = tables.flanks.find((row) => row.id === flank)?.kind ?? "none";
    const value = (byColumn[Number(id[1]) - 1] ?? 0) + (byRow["ABCDE".indexOf(id.charAt(0))] ?? 0);
    return { square: id, density, flank: kind, territories: [...territories], value };
  });
  return { squares: squares.sort((one, other) => other.value - one.value) };
}

describe("the headline", () => {
  test.each<[string, readonly number[], readonly number[] | undefined, readonly [string, string | null]]>([
    [
      "horse",
      [-100, -70, -15, 60, 100],
      [-30, -15, 25, -15, -30],
      ["Your army likes open ground.", "It likes neither water nor terrain on its flanks."],
    ],
    [
      "dragoons",
      [20, 40, 40, 10, -25],
      [0, 25, 0, 25, 0],
      ["Your army likes some cover, but not too much.", "It likes terrain on a flank."],
    ],
    ["skirmishers", [50, 40, 10, -20, -40], undefined, ["Your army likes cover.", null]],
    [
      "a line of foot",
      [-10, -5, 0, 5, 5],
      [35, 20, -20, 20, 35],
      ["It matters little to your army how open the ground is.", "It likes water on a flank."],
    ],
    ["nobody", [0, 0, 0, 0, 0], undefined, ["It matters little to your army how open the ground is.", null]],
    ["just not enough", [0, 0, 0, 19, 19], [0, 0, 19, 0, 0], ["It matters little to your army how open the ground is.", null]],
    [
      "just enough",
      [0, 0, 0, 20, 20],
      [0, 0, 20, 0, 0],
      ["Your army likes open ground.", "It likes neither water nor terrain on its flanks."],
    ],
  ])("of %s", (_, byColumn, byRow, words) => {
    const told = likings(byColumn, byRow);
    expect([likingsHeadline(told), flankSentence(told)]).toEqual(words);
  });
});

describe("what one would most like", () => {
  const horse = likings([-100, -70, -15, 60, 100], [-30, -15, 25, -15, -30]);

  test("over the whole map before there is a territory, those alike together", () => {
    expect(mostLikedSentence(horse, null)).toBe("On the whole map your army likes C5 best, then B5, C4 or D5.");
  });

  test("in the territory", () => {
    // Mountains have no column beyond the third: C3 is -15 + 25, B3 and D3 are -15 - 15. Seashore: B5 is 100 - 15, A5 is 100 - 30.
    expect(mostLikedSentence(horse, "M")).toBe("In this territory your army likes C3 best, then B3 or D3.");
    expect(mostLikedSentence(horse, "S")).toBe("In this territory your army likes B5 best, then A5.");
  });

  test("nothing, where all is one", () => {
    expect(mostLikedSentence(likings([0, 0, 0, 0, 0]), "P")).toBe("All squares of this territory suit your army equally.");
  });
});

test.each([
  [45, "C4 is worth +45 to your army, on a scale of −100 to +100."],
  [-12, "C4 is worth −12 to your army, on a scale of −100 to +100."],
  [0, "C4 is neither good nor bad for your army."],
])("a square worth %i", (value, sentence) => {
  expect(squareWorth({ square: "C4", value })).toBe(sentence);
});

describe("what speaks most for the best square", () => {
  const best = (...reasons: readonly (readonly [number, string])[]) => {
    const [first] = likings([0, 0, 0, 0, 100]).squares;
    if (!first) throw new Error("a map has squares");
    return {
      squares: [{ ...first, reasons: reasons.map(([value, message]) => ({ code: "camels-mind-little" as const, value, message })) }],
    };
  };

  test("is its greatest reason", () => {
    expect(
      mainReason(
        best([12, "Water closes a wing (4 of 9 bases)."], [40, "Keils have good going (5 of 9 bases)."], [-50, "Foot minds."]),
        null,
      ),
    ).toBe(`${best().squares[0]?.square} suits your army mainly because keils have good going, which matters to 5 of 9 bases.`);
  });

  test("is nothing, where nothing speaks for it", () => {
    expect(mainReason(best([-5, "Foot minds."]), null)).toBeNull();
    expect(mainReason(best(), null)).toBeNull();
    expect(mainReason({ squares: [] }, null)).toBeNull();
  });
});
