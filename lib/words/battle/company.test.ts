import { describe, expect, test } from "vitest";
import { presenceWords } from "./company";
import type { SeatNames } from "./names";

const NAMES: SeatNames = {
  ...{ eyes: "a", defender: "b", names: { a: "Anna", b: "ben" } },
  ...{ titles: { a: "Anna (Sweden)", b: "ben (Poland)" }, armies: { a: "Sweden", b: "Poland" } },
};
const AT = new Date(2026, 10, 22, 14, 5).getTime();
const ABSENT = { here: false, since: null };

describe("who is here", () => {
  const view = { seat: "a", chairs: { a: "player", b: "player" } } as const;
  const told = (b: { here: boolean; since: string | null }) => presenceWords({ presence: { a: ABSENT, b } }, view, NAMES)?.text ?? null;

  test("is said of the other player by his name", () => {
    expect(told({ here: true, since: null })).toBe("Ben is here");
    expect(told({ here: false, since: new Date(AT).toISOString() })).toBe("Ben has been away since 14:05");
  });

  test("is not said where nobody knows, to a spectator, or of the computer", () => {
    expect(told(ABSENT)).toBe(null);
    const presence = { a: ABSENT, b: { here: true, since: null } };
    expect(presenceWords({ presence }, { ...view, seat: null }, NAMES)).toBe(null);
    expect(presenceWords({ presence }, { ...view, chairs: { a: "player", b: "house" } }, NAMES)).toBe(null);
  });
});
