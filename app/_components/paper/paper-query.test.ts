import { describe, expect, test } from "vitest";
import { CARD_KINDS, cardsAddress, readCardsQuery } from "./paper-query";

describe("which cards an address asks for", () => {
  test.each([
    ["nothing named: all there are", {}, { reader: "own", paper: "a4", show: CARD_KINDS }],
    ["some, in their own order", { show: "slips,units" }, { reader: "own", paper: "a4", show: ["units", "slips"] }],
    ["named twice over", { show: ["units", "shelf"] }, { reader: "own", paper: "a4", show: ["units", "shelf"] }],
    ["none that there is", { show: "tents", paper: "papyrus" }, { reader: "own", paper: "a4", show: CARD_KINDS }],
    [
      "the opponent gets no slips",
      { for: "opponent", show: "slips,units", paper: "letter" },
      { reader: "opponent", paper: "letter", show: ["units"] },
    ],
    [
      "the opponent asks for slips alone",
      { for: "opponent", show: "slips" },
      { reader: "opponent", paper: "a4", show: ["units", "commanders"] },
    ],
  ])("%s", (_, query, asked) => {
    expect(readCardsQuery(query)).toEqual(asked);
  });

  test("the address is the plainest, and asks for the same", () => {
    expect(cardsAddress("/c", { reader: "own", paper: "a4", show: CARD_KINDS })).toBe("/c");
    const asked = { reader: "opponent", paper: "letter", show: ["commanders"] } as const;
    const address = cardsAddress("/c", asked);
    expect(address).toBe("/c?for=opponent&paper=letter&show=commanders");
    expect(readCardsQuery(Object.fromEntries(new URLSearchParams(address.slice(3))))).toEqual(asked);
  });
});
