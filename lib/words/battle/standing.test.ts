import { describe, expect, test } from "vitest";
import { VIEW } from "@/tests/build/battle-fixtures";
import { battleView } from "../../model/battle-view";
import type { SeatName } from "../../model/by-seat";
import { plain } from "../sentence";
import { breakingWords, doubtWords } from "./breaking";
import { resultWords } from "./deeds";
import { onTheTable, placesTold, standingWords } from "./standing";

describe("standing", () => {
  const BARE = {
    ...VIEW,
    ...{ flank: null, pieces: [], units: [], stragglers: [], markers: [], commanders: [], camps: { a: null, b: null } },
  };
  const view = battleView.parse(VIEW);
  const theirs = { ...view.forces.a, name: "Rocroi, 1643", mapCards: 1 };

  test("tells a player of his seat's view what both may know, and of his own hand", () => {
    expect(standingWords(battleView.parse({ ...BARE, forces: { a: view.forces.a, b: theirs }, declared: { a: null, b: "play" } }))).toEqual(
      [
        "You lead Corbie, 1636. Your opponent leads Rocroi, 1643: 12 unit groups, 1 map card, 3 scouting cards.",
        "Invasion roll: you a sword & arrow, your opponent a sword & arrow.",
        "Invasion roll: you an S, your opponent a skull.",
        "You defend. The territory is Cultivated.",
        "Day 1: you white, your opponent green; the marker goes from C2 to C3.",
        "Day 2. The marker is on C3. Your opponent will play a card today. Your hand: green, yellow, red.",
        "Out-scouting: you green (10%), your opponent red and yellow (60%). You are out-scouted by 50%.",
      ],
    );
  });

  test("calls the other player by his name, where he has one", () => {
    const said = standingWords(
      battleView.parse({ ...BARE, forces: { a: view.forces.a, b: theirs }, declared: { a: null, b: "play" } }),
      "Ben",
    );
    expect(said[0]).toBe("You lead Corbie, 1636. Ben leads Rocroi, 1643: 12 unit groups, 1 map card, 3 scouting cards.");
    expect(said.join(" ")).not.toMatch(/opponent/i);
    expect(standingWords(battleView.parse({ ...BARE, forces: { a: view.forces.a, b: null } }), "Ben")[0]).toContain("Ben’s army is shown");
  });

  test("tells an invader who waits for an opponent no more than there is", () => {
    const fresh = {
      ...BARE,
      ...{ seat: "b", roles: null, invasion: [], territory: null, square: null, day: null, hand: [], days: [], outscouting: null },
      forces: { a: null, b: theirs },
      declared: { a: null, b: null },
    };
    expect(standingWords(battleView.parse(fresh))).toEqual([
      "You lead Army of Flanders. Your opponent’s army is shown once both have brought one.",
    ]);
    expect(standingWords(battleView.parse({ ...fresh, seat: null }))).toEqual([]);
  });

  test("says who is out-scouted, or that nobody is", () => {
    const said = (by: string | null) =>
      standingWords(battleView.parse({ ...BARE, outscouting: { cards: { a: [], b: [] }, percent: { a: 0, b: 0 }, by, difference: 0 } })).at(
        -1,
      );
    expect(said(null)).toBe("Out-scouting: you no cards (0%), your opponent no cards (0%). Nobody is out-scouted.");
    expect(said("a")).toMatch(/Your opponent is out-scouted by 0%\.$/);
  });

  test("has one line for each thing on the table", () => {
    expect(standingWords(view).slice(-9)).toEqual([
      "Terrain: Water, 3.5 wide, Your left.",
      "Terrain: Rocky ground, 6 by 8.5, turned 30°, 12.34 / 4, You.",
      "Your army: Camp, fortified, 20.5 / 1.",
      "Your army: Peasants (40), off the table, Straggler.",
      "Your opponent: Blue Brigade (3), 22.5 / 8.05, 3 (6 bases), Facing to the rear, stakes, pikes dropped.",
      expect.stringMatching(/^Marches and ambushes: March 1, Yours, /),
      expect.stringMatching(/^Marches and ambushes: Ambush 1, Your opponent, .*, Not shown yet\.$/),
      "Commanders: A, army commander, Yours, 22.5 / 6.5, Unit groups 1, 2 and 3.",
      "Commanders: C, Yours, With ambush 1, Ambush 1.",
    ]);
  });
});

describe("on the table", () => {
  const names = { a: "Corbie", b: "Rocroi" };
  /** Seat a defends; its march is known to itself alone, its commander 3 lies in ambush. */
  const view = battleView.parse({
    ...VIEW,
    markers: VIEW.markers.map((one) => ({ ...one, revealed: false })),
  });
  const TABLE = { width: 45, depth: 30 };
  const commanders = [{ name: "Gassion" }, { name: "Rantzau" }, { name: null }];
  const told = (eyes: SeatName | null, changed = view, table: typeof TABLE | null = TABLE) =>
    onTheTable(changed, { eyes, defender: "a", names, table, commanders: eyes === "a" ? { a: commanders } : {} }).map(({ title, rows }) => [
      title,
      ...rows.map(({ cells }) => cells.map(plain).join(" | ")),
    ]);

  test("everything on the table is listed, the reader's own first", () => {
    expect(told("a")).toEqual([
      ["Terrain", "Water | 3.5 wide | Your left | –", "Rocky ground | 6 by 8.5, turned 30° | 12.34 / 4 | You"],
      ["Your army", "Camp, fortified | 20.5 / 1 | – | –", "Peasants (40) | off the table | – | Straggler"],
      ["Rocroi", "Blue Brigade (3) | 22.5 / 8.05 | 3 (6 bases) | Facing to the rear, stakes, pikes dropped"],
      [
        "Marches and ambushes",
        "March 1 | Yours | Rantzau (B) stands beside the camp | Rantzau (B) marches with unit groups 4 and 7 round your left (secret)",
        "Ambush 1 | Rocroi | An ambush marker 10.5 BW from your left and 5 from your edge | Not shown yet",
      ],
      ["Commanders", "A Gassion | Yours | 22.5 / 6.5 | Unit groups 1, 2 and 3", "C | Yours | With ambush 1 | Ambush 1"],
    ]);
  });

  test("the invader's left is another one, and a spectator has the armies by their names", () => {
    expect(told("b")[0]).toEqual([
      "Terrain",
      "Water | 3.5 wide | Your right | –",
      "Rocky ground | 6 by 8.5, turned 30° | 32.66 / 26 | Corbie",
    ]);
    expect(told("b").at(-1)?.slice(1)).toEqual([
      "A, army commander | Corbie | 22.5 / 23.5 | Unit groups 1, 2 and 3",
      "C | Corbie | With ambush 1 | Ambush 1",
    ]);
    expect(told(null).map(([title]) => title)).toEqual(["Terrain", "Corbie", "Rocroi", "Marches and ambushes", "Commanders"]);
    expect(told(null)[3]?.[2]).toBe(
      "Ambush 1 | Rocroi | An ambush marker 10.5 BW from the defender’s left and 5 from their edge | Not shown yet",
    );
  });

  test("it says from which corner; in a record that is the defender's, for every reader", () => {
    expect(told("b", view, null)[0]?.[2]).toBe("Rocky ground | 6 by 8.5, turned 30° | 12.34 / 4 | Corbie");
    const corner = (eyes: SeatName | null, table: typeof TABLE | null) => placesTold({ eyes, defender: "a", table });
    expect(corner("b", TABLE)).toMatch(
      /^Each place is the middle of a piece or a unit group, in base widths \(BW\): from your left \/ from your edge\./,
    );
    for (const told of [corner("b", null), corner(null, TABLE)])
      expect(told).toMatch(
        /^Each place is the middle of a piece or a unit group, in base widths \(BW\): from the defender’s left \/ from the defender’s edge\./,
      );
  });

  test("a piece is described by its sides along the edge and less than a quarter of a turn", () => {
    const pieces = view.pieces.map((piece) => ({ ...piece, angle: 150 }));
    expect(told("a", { ...view, pieces })[0]?.[2]).toBe("Rocky ground | 8.5 by 6, turned 60° | 12.34 / 4 | You");
  });

  test("a unit group looks at the enemy unless it is said otherwise", () => {
    const [unit] = view.units;
    const units = unit ? [{ ...unit, facing: 270, form: "skirmish" as const, nervous: true, stakes: false, droppedPikes: false }] : [];
    expect(told("b", { ...view, units })[1]).toEqual(["Your army", "Blue Brigade (3) | 22.5 / 21.95 | 3 (6 bases) | Skirmish, nervous"]);
    const walled = units.map((one) => ({ ...one, troop: { ...one.troop, characteristics: ["barricades" as const] } }));
    expect(told("b", { ...view, units: walled })[1]?.[1]).toMatch(/Skirmish, nervous, barricades$/);
  });

  test("absent things are not mentioned", () => {
    const nothing = { flank: null, pieces: [], units: [], stragglers: [], markers: [], commanders: [], camps: { a: null, b: null } };
    expect(told("a", { ...view, ...nothing })).toEqual([]);
  });

  describe("the sum by which an army broke", () => {
    const whole = { tugs: 6, camp: 0, unseen: 0, size: { min: 12, max: 12 }, breaksAt: { min: 6, max: 6 } };
    const open = { tugs: 7, camp: 0, unseen: 2, size: { min: 12, max: 16 }, breaksAt: { min: 6, max: 8 } };

    test.each([
      [{ ...whole, broken: true }, "6 of 12 TuGs lost, breaks at 6: broken"],
      [{ ...whole, tugs: 5, broken: false }, "5 of 12 TuGs lost, breaks at 6: not broken"],
      [{ ...whole, tugs: 5, camp: 1, broken: true }, "5 of 12 TuGs lost, and the sacked camp counts as 1 more, breaks at 6: broken"],
      [{ ...open, broken: null }, "7 of 12 to 16 TuGs lost, breaks at 6 to 8: not certain"],
      [{ ...whole, tugs: 0, size: { min: 0, max: 0 }, breaksAt: { min: 0, max: 0 }, broken: false }, "No TuG to lose: not broken"],
    ])("%j", (sum, said) => {
      expect(plain(breakingWords(sum))).toBe(said);
    });

    test("names what leaves it open", () => {
      expect(doubtWords({ unseen: 2, breaksAt: { min: 5, max: 7 }, broken: null })).toBe(
        "Two unit groups were hidden or on the march. Each may count as 0, 1 or 2 TuGs, so the army breaks at 5 to 7. You decide whether the army broke.",
      );
      expect(doubtWords({ unseen: 1, breaksAt: { min: 5, max: 6 }, broken: false })).toBe(
        "One unit group was hidden or on the march. It may count as 0, 1 or 2 TuGs, so the army breaks at 5 or 6.",
      );
      expect(doubtWords({ unseen: 1, breaksAt: { min: 5, max: 5 }, broken: false })).toBe(
        "One unit group was hidden or on the march. It may count as 0, 1 or 2 TuGs.",
      );
    });
  });

  test("the end is told for both sides", () => {
    const losses = { a: { tugs: 2, sugs: 1 }, b: { tugs: 0, sugs: 0 } };
    const result = { losses, broken: { a: true, b: false }, points: { a: 1, b: 15 } };
    expect(resultWords(result, { eyes: "b", names }).map(({ what, value }) => ({ what, value: plain(value) }))).toEqual([
      { what: "You", value: "15 points; nothing lost" },
      { what: "Corbie", value: "1 point; 2 TuGs and 1 SuG lost, and the army broke" },
    ]);
    const sacked = { ...result, broken: { a: true, b: false }, sacked: { a: true, b: true } };
    expect(resultWords(sacked, { eyes: "b", names }).map(({ value }) => plain(value))).toEqual([
      "15 points; nothing lost, and the camp was sacked",
      "1 point; 2 TuGs and 1 SuG lost, and the camp was sacked and the army broke",
    ]);
  });
});
