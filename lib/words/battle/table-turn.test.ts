import { describe, expect, test } from "vitest";
import { FROZEN_FORCE, VIEW } from "@/tests/build/battle-fixtures";
import { BOOK } from "@/tests/build/played-battle";
import { LEGAL_TABLE_FIXTURES } from "@/tests/build/table-fixtures";
import { battleView } from "../../model/battle-view";
import type { SeatName } from "../../model/by-seat";
import { plain } from "../sentence";
import { seatNames } from "./names";
import { stageWords, turnWords } from "./turn";

const [a, b] = ["Corbie", "Rocroi"].map((name) => ({ ...VIEW.forces.a, name }));
/** On A3 (moderate, coast): seat a defends. */
const BASE = {
  ...VIEW,
  ...{ chairs: { a: "player", b: "player" }, forces: { a, b }, square: "A3", toAct: ["a"] },
  ...{ flank: null, laying: null, closing: null, result: null, batch: null, ordered: { a: false, b: false }, legal: [], own: null },
};
const LAYING = { choices: [], stopped: { a: false, b: false }, dice: null, adjusting: null };

function turn(changed: object, eyes: SeatName | null = "a") {
  const view = battleView.parse({ ...BASE, seat: eyes, ...changed });
  const { sentence, ...said } = turnWords(view, seatNames(view, eyes), BOOK.tables);
  return { ...said, sentence: plain(sentence) };
}

describe("the flank", () => {
  test("is water on a square of the coast, terrain elsewhere", () => {
    expect(turn({ step: "flank" })).toEqual({
      mine: true,
      title: "Choose the secure flank",
      sentence: "Secure flank (Coast): you choose which short edge the water lies along, and how wide it is.",
    });
    expect(turn({ step: "flank", square: "B3" }, "b")).toEqual({
      mine: false,
      title: "Corbie chooses the secure flank",
      sentence: "Secure flank (Terrain): Corbie chooses which short edge has the terrain.",
    });
    expect(turn({ step: "flank" }, null).sentence).toBe(
      "Secure flank (Coast): Corbie chooses which short edge the water lies along, and how wide it is.",
    );
  });

  test("of terrain is laid by both", () => {
    const chosen = { step: "flank", square: "B3", flank: { edge: "left", water: null }, toAct: ["b"] };
    expect(turn(chosen, "b")).toEqual({
      mine: true,
      title: "Place terrain on the flank",
      sentence:
        "Each player places one piece of terrain along the edge on your right, in their own half of the table. These pieces cannot be moved later.",
    });
    expect(turn(chosen, null).title).toBe("Rocroi places terrain on the flank");
  });
});

describe("terrain", () => {
  test("compulsory pieces are counted down", () => {
    expect(turn({ step: "compulsory" })).toMatchObject({
      title: "Choose terrain",
      sentence: "Moderate: 2 compulsory pieces. The players choose the kinds in turn.",
    });
    const choices = [{ by: "a", kind: "brush", as: "compulsory", state: "waiting" }];
    expect(turn({ step: "compulsory", laying: { ...LAYING, choices }, toAct: ["b"] })).toMatchObject({
      title: "Rocroi chooses terrain",
      sentence: "Moderate: 2 compulsory pieces, 1 still to choose. The players choose the kinds in turn.",
    });
  });

  test("optional pieces are as many as the density allows", () => {
    expect(turn({ step: "optional" }).sentence).toBe(
      "Each player may choose up to 2 optional pieces of any kind that this territory has. The players choose one at a time, in turn. A player who stops cannot choose again.",
    );
  });

  test("the dice say where a piece is laid", () => {
    const dice = { by: "a", kind: "wood", as: "compulsory", sector: 6, edge: 3 };
    const laying = { ...LAYING, dice };
    expect(turn({ step: "compulsory", laying, legal: [LEGAL_TABLE_FIXTURES["place-piece"]] })).toEqual({
      mine: true,
      title: "Place the wood",
      sentence:
        "You rolled 6 and 3: the piece must lie in your right flank sector and touch an edge of the table. Its width and depth may each be 5 to 10 BW.",
    });
    expect(turn({ step: "compulsory", laying: { ...LAYING, dice: { ...dice, sector: 2, edge: 4 } } }, "b")).toMatchObject({
      title: "Corbie places the wood",
      sentence: "Corbie rolled 2 and 4: the piece must lie in the part between the flank sectors.",
    });
  });

  test.each([
    [4, "You rolled 4 and may move the rocky ground up to 6 BW."],
    [5, "You rolled 5 and may move the rocky ground up to 6 BW and turn it."],
    [6, "You rolled 6 and may move the rocky ground up to 6 BW and turn it, or remove it."],
  ])("a %i against a piece", (die, sentence) => {
    const laying = { ...LAYING, adjusting: { by: "a", piece: "p1", die } };
    expect(turn({ step: "optional", laying })).toEqual({ mine: true, title: "Move or leave Rocroi’s rocky ground", sentence });
  });

  test("a spectator is told who may move a piece", () => {
    const laying = { ...LAYING, adjusting: { by: "b", piece: "p1", die: 4 } };
    expect(turn({ step: "optional", laying, toAct: ["b"] }, null)).toMatchObject({
      title: "Rocroi moves or leaves Corbie’s rocky ground",
      sentence: "Rocroi rolled 4 and may move the rocky ground up to 6 BW.",
    });
  });
});

describe("the armies", () => {
  test("whoever looks on is told no more than that some of the batch may march or hide", () => {
    const batch = { seat: "a", left: 3 };
    const markers = [{ seat: "a", order: "march-1", place: { kind: "march", commander: 1 }, secret: null, revealed: false }];
    const said = (more: object) => turn({ step: "deployment", batch, toAct: ["a"], ...more }, "b").sentence;
    expect(said({ markers })).toMatch(/^Up to 3 unit groups to place\./);
    expect(said({ markers: [] })).toMatch(/^3 unit groups to place\./);
  });

  test("deploy in batches", () => {
    const batch = { seat: "a", left: 1 };
    expect(turn({ step: "deployment", batch })).toMatchObject({
      title: "Deploy your unit groups",
      sentence: "1 unit group to place.",
    });
    expect(turn({ step: "first-deployment", batch: { ...batch, left: 5 }, legal: [LEGAL_TABLE_FIXTURES["place-camp"]] })).toMatchObject({
      title: "Place your camp",
      sentence: "You are out-scouted and deploy first. The camp comes first, then 5 unit groups.",
    });
    expect(turn({ step: "deployment", batch: { seat: "b", left: 1 }, toAct: ["b"] }).sentence).toMatch(/ After that you deploy\.$/);
    expect(turn({ step: "first-deployment", batch }, null).sentence).toMatch(/^Corbie is out-scouted and deploys first\. /);
  });

  test("count what the reader can still place, without what marches, hides or stands already", () => {
    const [croats] = FROZEN_FORCE.units;
    const guns = { type: "artillery", formation: "loose", training: "formed", setFormation: null, weapon: "heavy-artillery" } as const;
    const units = [1, 2, 3, 4, 5, 6].map((number) => ({
      ...croats,
      number,
      troop: number <= 2 ? { ...guns, characteristics: [] } : croats?.troop,
    }));
    const march = { ...{ seat: "a", order: "march-1", revealed: false }, place: { kind: "march", commander: 1 } };
    const deploying = {
      ...{ step: "deployment", batch: { seat: "a", left: 4 }, own: { commanders: FROZEN_FORCE.commanders, units } },
      legal: [1, 2].map((number) => ({ ...(LEGAL_TABLE_FIXTURES["deploy-unit"] as object), number })),
    };
    const sentence = (changed: object) => turn({ ...deploying, ...changed }).sentence;
    expect(sentence({})).toBe("4 unit groups to place, medium and heavy guns first.");
    const marching = (marched: readonly number[]) => ({
      markers: [{ ...march, secret: { kind: "march", commander: 1, edge: "left", units: marched } }],
    });
    expect(sentence(marching([4, 5, 6]))).toBe("3 unit groups to place, medium and heavy guns first.");
    expect(sentence(marching([3, 4, 5, 6]))).toBe("2 unit groups to place.");
    expect(sentence({ ...marching([5, 6]), stragglers: [{ seat: "a", number: 4, name: "Croats" }] })).toMatch(/^3 unit groups to place, /);
  });

  test("are given orders by both at once", () => {
    const both = { step: "secret-orders", toAct: ["a", "b"] };
    expect(turn(both)).toMatchObject({ mine: true, title: "Give your secret orders, or none" });
    expect(turn(both, null).title).toBe("Both give secret orders");
    expect(turn({ ...both, toAct: ["a"], ordered: { a: false, b: true } }).sentence).toMatch(
      /^You scouted 10%, Rocroi 60%\. You are out-scouted by 50%\. Rocroi has given orders\. /,
    );
    expect(turn({ ...both, toAct: ["b"] })).toMatchObject({
      title: "Rocroi gives secret orders",
      sentence: expect.stringContaining("Each player may order flank marches and ambushes"),
    });
  });

  test("are finished, commanders last", () => {
    const legal = (...types: (keyof typeof LEGAL_TABLE_FIXTURES)[]) => ({
      step: "finishing",
      legal: types.map((type) => LEGAL_TABLE_FIXTURES[type]),
    });
    expect(turn(legal("wheel-artillery", "drop-pikes", "pass"))).toMatchObject({
      title: "Wheel guns, drop pikes, or pass",
      sentence: "Guns can wheel back on a front corner. Once you pass, you can neither wheel guns nor drop pikes.",
    });
    expect(turn(legal("wheel-artillery", "pass"))).toMatchObject({
      title: "Wheel guns, or pass",
      sentence: "Guns can wheel back on a front corner. Once you pass, you cannot wheel guns.",
    });
    expect(turn(legal("drop-pikes", "pass"))).toMatchObject({
      title: "Drop pikes, or pass",
      sentence: "Once you pass, you cannot drop pikes.",
    });
    // Only of pikes that are away is there a note for paper.
    const [group] = FROZEN_FORCE.units;
    const away = (setFormation: string | null, number: number) => ({
      ...legal("wheel-artillery", "pass"),
      own: {
        commanders: FROZEN_FORCE.commanders,
        units: [{ ...group, troop: { ...group?.troop, type: "foot", formation: "close", setFormation } }],
      },
      markers: [
        {
          seat: "a",
          order: "ambush-1",
          place: { kind: "ambush", x: 10, y: 10 },
          revealed: false,
          secret: { kind: "ambush", unit: number, x: 10, y: 10 },
        },
      ],
    });
    expect(turn(away("pike-and-shot", 1)).sentence).toMatch(/ note that on paper\. Once you pass, you cannot wheel guns\.$/);
    expect(turn(away(null, 1)).sentence).not.toMatch(/paper/);
    expect(turn(away("pike-and-shot", 2)).sentence).not.toMatch(/paper/);
    expect(turn(legal("place-commander")).title).toBe("Place your commanders");
    expect(turn(legal("declare-commands")).title).toBe("Declare your commands");
    expect(turn({ step: "finishing", toAct: ["a", "b"] }, null).title).toBe("Both finish the deployment");
    expect(turn({ step: "finishing", toAct: ["b"] }).title).toBe("Rocroi finishes the deployment");
    const all = [0, 1].map((commander) => ({ seat: "b", commander, at: { x: 5, y: 5 } }));
    const [grade] = b?.commanders ?? [];
    const forces = { a, b: { ...b, commanders: [grade, grade] } };
    const placing = (commanders: readonly object[]) => turn({ step: "finishing", toAct: ["b"], forces, commanders }).sentence;
    expect(placing([])).toBe("Rocroi places the commanders and gives each of them a command.");
    expect(placing(all.slice(1))).toMatch(/^Rocroi has placed 1 commander so far\. /);
    expect(placing(all)).toBe("Rocroi has placed all commanders. Now each of them is given a command.");
    expect(turn({ step: "scouts", toAct: ["a"] }).title).toBe("Move your scouts, or pass");
    expect(turn({ step: "scouts", toAct: ["a"] }, null)).toMatchObject({
      title: "Corbie may move scouts",
      sentence:
        "The players take turns. Each unit group with scouts can move straight ahead once. A player who passes can move no more scouts.",
    });
  });
});

describe("the end", () => {
  const result = { losses: { a: { tugs: 0, sugs: 0 }, b: { tugs: 3, sugs: 0 } }, broken: { a: false, b: false }, points: { a: 8, b: 2 } };
  test("the battle is fought on a real table", () => {
    expect(turn({ step: "ready", toAct: [] })).toEqual({
      mine: false,
      title: "Ready for the table",
      sentence:
        "The battle is fought on A3: Rocroi invades, you defend. The battle plan shows every position. Below the map you can tick off losses during the battle and enter the result at the end.",
    });
  });

  test("a result waits for the other one", () => {
    const offered = { step: "ready", toAct: ["b"], closing: { seat: "a", result } };
    expect(turn(offered)).toEqual({
      mine: false,
      title: "Waiting for Rocroi to accept",
      sentence: "You entered this result: you score 8, Rocroi scores 2.",
    });
    expect(turn(offered, "b")).toEqual({
      mine: true,
      title: "Accept the result, or enter another",
      sentence: "Corbie entered this result: you score 2, Corbie scores 8.",
    });
    expect(turn(offered, null).title).toBe("Rocroi has to accept");
  });

  test("and is told when both agree", () => {
    expect(turn({ step: "closed", toAct: [], result })).toMatchObject({
      title: "This battle is closed",
      sentence: "You score 8, Rocroi scores 2.",
    });
  });

  test("every step has its place in the sequence", () => {
    expect(stageWords({ step: "compulsory", day: null })).toBe("Compulsory terrain");
    expect(stageWords({ step: "ready", day: null })).toBe("At the table");
  });
});
