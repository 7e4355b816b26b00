import { describe, expect, test } from "vitest";
import { battleCommand, legalCommand } from "./battle-command";
import { battleEvent } from "./battle-event";
import { MOST } from "./enumerations";

const sent = (command: object) => {
  const read = battleCommand.safeParse(command);
  return read.success ? read.data : "refused";
};
const camp = (x: number) => ({ type: "place-camp", x });

describe("a length in tenths of a BW", () => {
  test.each([
    [0.1 * 3, 0.3],
    [29.999999999999996, 30],
    [60, 60],
    [0, 0],
    [-0, 0],
  ])("%d is written %d", (given, written) => {
    expect(sent(camp(given))).toStrictEqual(camp(written));
  });

  test.each([0.05, 1e-9, -0.1, 60.1, 1e308, Number.NaN, Number.POSITIVE_INFINITY, "3", null])("%s is refused", (given) => {
    expect(sent({ type: "place-camp", x: given })).toBe("refused");
  });

  test("sides and distances too, and not 0", () => {
    expect(sent({ type: "scout-move", number: 1, distance: 4.1000000000000005 })).toStrictEqual({
      ...{ type: "scout-move", number: 1, distance: 4.1 },
    });
    expect(sent({ type: "scout-move", number: 1, distance: 0 })).toBe("refused");
  });
});

test("every commander that an army can have may be placed and declared, however little its list allows him", () => {
  const commander = MOST.commanders - 1;
  const commands = Array.from({ length: MOST.commanders }, (_, at) => ({ commander: at, units: [], ambushes: [] }));
  const placed = { type: "place-commander", commander, at: { x: 1, y: 1 } };
  expect([sent(placed), sent({ type: "declare-commands", commands })]).toEqual([placed, { type: "declare-commands", commands }]);
  expect(sent({ ...placed, commander: commander + 1 })).toBe("refused");
  const region = { left: 0, bottom: 0, right: 45, top: 9 };
  expect(legalCommand.safeParse({ type: "place-commander", commander, region, ambushes: [] }).success).toBe(true);
  const link = { seq: 1, step: "finishing", chain: "0".repeat(64), seat: "a" };
  expect(battleEvent.safeParse({ ...link, type: "commander-placed", commander, at: { x: 1, y: 1 } }).success).toBe(true);
  expect(battleEvent.safeParse({ ...link, type: "commands-declared", commands }).success).toBe(true);
});
