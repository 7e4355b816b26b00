import { describe, expect, test } from "vitest";
import { reasonWords } from "./army-numbers";

describe("scouting points", () => {
  const said = (code: "scouting-first" | "scouting-points", scouts: number) =>
    reasonWords({ code, value: 1, params: { points: 24, from: 20, scouts }, source: "house" }, () => "");

  test("speak of Scouts only where the army has some", () => {
    expect(said("scouting-first", 0)).toBe("20 or more scouting points (you have 24)");
    expect(said("scouting-first", 2)).toBe("20 or more scouting points (you have 24, Scouts not counted double)");
    expect(said("scouting-points", 2)).toBe("1 card for every 20 scouting points (you have 24, Scouts counted double)");
  });
});
