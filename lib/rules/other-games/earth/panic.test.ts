import { describe, expect, it } from "vitest";
import { earthMessengerQuestion, earthMoveQuestion, earthOrderOfPlayQuestion, earthOrderQuestion } from "@/lib/model/other-games/earth";
import { EARTH_ORDERS } from "@/lib/model/other-games/earth-terms";
import { causes, causesAsked, faultOf, panic, R, type Sent } from "@/tests/build/earth-questions";
import { answered } from "@/tests/build/odds-fixtures";
import { EARTH_TABLES as TABLES } from "@/tests/build/other-games-fixtures";
import { askMessenger, askMove, askOrder, askOrderOfPlay } from "./command";

describe("the numbers of the text", () => {
  it("the orders of the chart, with their dice", () => {
    const told = (temper: string) =>
      EARTH_ORDERS.map((order) => {
        const { asked: _, ...deeds } = answered(askOrder(earthOrderQuestion.parse({ temper, order }), TABLES));
        return Object.entries(deeds).flatMap(([deed, p]) => (p > 0 ? [`${deed} ${Math.round(p * 6)}`] : []));
      });
    expect(told("normal")).toEqual([["attacks 6"], ["holds 6"], ["advances 6"], ["holds 1", "retreats 5"]]);
    expect(told("reluctant")).toEqual([["attacks 5", "holds 1"], ["holds 6"], ["advances 6"], ["retreats 5", "routs 1"]]);
    expect(told("rash")).toEqual([["attacks 6"], ["attacks 4", "holds 2"], ["advances 6"], ["holds 2", "retreats 4"]]);
    expect(told("random")).toEqual(told("rash"));
    const shaken = answered(askOrder(earthOrderQuestion.parse({ temper: "random", shaken: true, order: "retreat" }), TABLES));
    expect(shaken.routs).toBeCloseTo(1 / 6, 12);
  });

  it("of two dice the lower counts: 11, 9, 7, 5, 3 and 1 in 36", () => {
    const told = [1, 2, 3, 4, 5, 6].map((r) => Math.round(panic({ resilience: R(r) }).retreat * 36));
    expect(told).toEqual([11, 9, 7, 5, 3, 1]);
  });
});

describe("panic", () => {
  it("by hand: below resilience fine, at it retreat, above it rout; a character's L helps", () => {
    const told = panic({});
    expect([told.fine, told.retreat, told.rout].map((p) => Math.round(p * 36))).toEqual([27, 5, 4]);
    const led = panic({ leadership: 2 });
    expect([led.fine, led.retreat, led.rout].map((p) => Math.round(p * 36))).toEqual([35, 1, 0]);
    expect(panic({ minus: 1 }).resilience).toBe(3);
  });

  it("the resilience of the situation: of both the higher while nothing happens", () => {
    const of = (situation: string) => panic({ resilience: R(3, 5), situation }).resilience;
    expect([of("idle"), of("contact"), of("shot-at")]).toEqual([5, 3, 5]);
    expect(panic({ resilience: R(5, 3), situation: "shot-at" }).resilience).toBe(3);
  });

  it("those who retreat can do no better, one harder", () => {
    const told = panic({ state: "retreating" });
    expect(told).toMatchObject({ resilience: 3, fine: 0 });
    expect([told.retreat, told.rout].map((p) => Math.round(p * 36))).toEqual([27, 9]);
  });

  it("a character who joins a rout stops it at the higher resilience less two, without his L", () => {
    const told = panic({ state: "routing", resilience: R(3, 5), situation: "contact", leadership: 3 });
    expect(told).toMatchObject({ resilience: 3, fine: 0 });
    expect(Math.round(told.retreat * 36)).toBe(27);
  });
});

describe("causes", () => {
  const codes = (sent: Sent) => causes(sent).causes.map(({ code, effect, minus }) => `${code} ${effect}${minus ? ` -${minus}` : ""}`);

  it("each of them, with what it does", () => {
    expect(codes({})).toEqual([]);
    expect(codes({ frontKilled: true, characterKilled: true, flank: true, rear: true })).toEqual([
      ...["front-killed test -1", "character-killed test", "flank test", "rear test -1"],
    ]);
    expect(codes({ separated: true })).toEqual(["separated rout"]);
    expect(causes({ separated: true })).toMatchObject({ fine: 0, retreat: 0, rout: 1 });
    expect(causes({})).toMatchObject({ fine: 1, retreat: 0, rout: 0 });
  });

  it("more than half and three quarters, of the bound and once of the game", () => {
    expect(codes({ killed: 10 })).toEqual([]);
    expect(codes({ killed: 11 })).toEqual(["half-of-game test", "half-in-bound retreat"]);
    expect(codes({ killed: 16 })).toEqual([
      ...["half-of-game test", "three-quarters-of-game retreat", "half-in-bound retreat", "three-quarters-in-bound rout"],
    ]);
    expect(codes({ killed: 1, killedBefore: 20 })).toEqual(["half-of-game test"]);
    expect(codes({ killed: 1, killedBefore: 21 })).toEqual([]);
    expect(codes({ atStart: 10, killed: 1, killedBefore: 30 })).toEqual(["three-quarters-of-game retreat"]);
    expect(codes({ atStart: 10, killed: 1, killedBefore: 31 })).toEqual([]);
  });

  it("a friend who routs, by the distance and the temper", () => {
    const effect = (temper: string) =>
      [0, 100, 101, 250, 251].map((friendRouts) => causes({ temper, friendRouts }).causes[0]?.effect ?? null);
    expect(effect("normal")).toEqual(["rout", "rout", "retreat", "retreat", null]);
    expect(effect("rash")).toEqual(["retreat", "retreat", "test", "test", null]);
    expect(effect("reluctant")).toEqual(effect("rash"));
  });

  it("all friends in sight flee: retreat, and rout if half of them rout", () => {
    expect(codes({ seen: { friends: 3, retreating: 2 } })).toEqual([]);
    expect(codes({ seen: { friends: 3, retreating: 2, routing: 1 } })).toEqual(["friends-retreat retreat"]);
    expect(codes({ seen: { friends: 2, retreating: 1, routing: 1 } })).toEqual(["friends-retreat retreat", "friends-rout rout"]);
    expect(faultOf(causesAsked({ seen: { friends: 1, retreating: 1, routing: 1 } }))).toEqual(["contradiction", "seen.friends"]);
    expect(faultOf(causesAsked({ atStart: 5, killed: 6 }))).toEqual(["too-large", "killed"]);
  });

  it("several tests are one, as hard as the hardest; the worst of all stands", () => {
    const told = causes({ frontKilled: true, flank: true, rear: true });
    expect([told.fine, told.retreat, told.rout].map((p) => Math.round(p * 36))).toEqual([20, 7, 9]);
    const forced = causes({ flank: true, killed: 11 });
    expect([forced.fine, forced.retreat, forced.rout].map((p) => Math.round(p * 36))).toEqual([0, 32, 4]);
    expect(causes({ state: "retreating" })).toMatchObject({ fine: 0, retreat: 1 });
  });
});

describe("messages, moves and the order of play", () => {
  const message = (age: string, legs: Sent[]) => answered(askMessenger(earthMessengerQuestion.parse({ age, legs }), TABLES));
  const move = (sent: Sent) => answered(askMove(earthMoveQuestion.parse(sent), TABLES));

  it("slow ground counts three times, and a message takes a bound at least", () => {
    const legs = [
      { metres: 400, slow: false },
      { metres: 100, slow: true },
    ];
    expect(message("ancient", legs)).toMatchObject({ distance: 700, bounds: 2 });
    expect(message("prehistoric", legs)).toMatchObject({ bounds: 4 });
    expect(message("modern", [{ metres: 1000, slow: false }]).bounds).toBe(1);
    expect(message("modern", [{ metres: 0, slow: false }]).bounds).toBe(1);
  });

  it("speeds of the table, half of them, and what cannot travel", () => {
    expect(move({ type: "infantry", metres: 250 })).toMatchObject({ speed: 100, bounds: 3 });
    expect(move({ type: "infantry", metres: 250, half: true })).toMatchObject({ speed: 50, bounds: 5 });
    expect(move({ type: "wheel-cavalry", ground: "impractical", metres: 10 })).toMatchObject({ speed: null, bounds: null });
    expect(move({ type: "light-cavalry", ground: "woods", metres: 300 })).toMatchObject({ speed: 300, bounds: 1 });
    // A move is 25 metres at least.
    expect(move({ type: "war-machine", ground: "woods", metres: 5 })).toMatchObject({ speed: 10, bounds: 3 });
  });

  it("plans from the lowest initiative and acts from the highest; equals together", () => {
    const units = [
      { name: "Pikes", initiative: 2 },
      { name: "Horse", initiative: 4 },
      { name: "Shot", initiative: 2 },
    ];
    const { phases } = answered(askOrderOfPlay(earthOrderOfPlayQuestion.parse({ units }), TABLES));
    const groups = (wanted: string) => phases.find(({ phase }) => phase === wanted)?.groups;
    expect(phases.map(({ phase }) => phase)).toEqual([
      ...["orders", "plan-move", "plan-shoot", "shoot", "shooting-damage", "move", "melee", "melee-damage"],
    ]);
    expect(groups("plan-move")).toEqual([["Pikes", "Shot"], ["Horse"]]);
    for (const phase of ["shoot", "move", "melee"]) expect(groups(phase), phase).toEqual([["Horse"], ["Pikes", "Shot"]]);
    expect(groups("orders")).toEqual([["Pikes", "Horse", "Shot"]]);
  });
});
