import { describe, expect, test } from "vitest";
import type { BySeat } from "@/lib/model/by-seat";
import { cardsOf, commandOf, day, daysBattle, NO_DRAWS } from "@/tests/build/days-battle";
import { accepted } from "@/tests/build/played-battle";
import type { Battle } from "../battle";
import { decide } from "../decide";
import { legalCommands, toAct } from "../sequence";

function refusal(battle: Battle, move: string) {
  const [seat, command] = commandOf(move);
  const decision = decide(battle, seat, command, NO_DRAWS);
  return decision.ok ? "accepted" : decision.refusal;
}

/** Five days of white cards from both; `left` are the cards they have left. */
const afterDays = (left: BySeat<string>, given: { scoutingCards?: BySeat<number>; next?: string; defender?: "a" | "b" } = {}): Battle =>
  day(daysBattle({ hands: { a: `WWWW${left.a}W`, b: `WWWW${left.b}W` }, ...given }), "a:W b:W a:W b:W a:W b:W a:W b:W a:W b:W");

describe("keeping", () => {
  test("waits for every seat with cards left, both at once", () => {
    expect(toAct(afterDays({ a: "G", b: "RR" }))).toEqual(["a", "b"]);
    const one = afterDays({ a: "", b: "RR" });
    expect(one.step).toBe("keep");
    expect(toAct(one)).toEqual(["b"]);
    expect(legalCommands(one, "a")).toEqual([]);
    expect(refusal(one, "a=")).toEqual({ code: "nothing-to-keep", params: {}, legal: [] });
  });

  test("offers every choice among the cards once, cards of a colour being alike", () => {
    const kept = legalCommands(afterDays({ a: "GRG", b: "" }), "a").map((one) =>
      one.type === "keep-cards" ? one.keep.join(" ") : one.type,
    );
    expect(kept.sort()).toEqual(["", "red", "green", "green red", "green green", "green green red"].sort());
  });

  test("is done once and for good; how many is public at once", () => {
    const battle = afterDays({ a: "GR", b: "Y" });
    const events = accepted(decide(battle, ...commandOf("a=R"), NO_DRAWS));
    expect(events).toEqual([{ type: "cards-kept", seat: "a", count: 1, keep: ["red"] }]);
    const after = day(battle, "a=R");
    expect(after.seats.a).toMatchObject({ hand: ["red"], hasKept: true });
    expect(toAct(after)).toEqual(["b"]);
    expect(refusal(after, "a=")).toEqual({ code: "already-kept", params: { count: 1 }, legal: [] });
    expect(refusal(day(battle, "a="), "a=")).toEqual({ code: "already-kept", params: { count: 0 }, legal: [] });
  });

  test("takes no card that is not held, nor one more often than it is", () => {
    const battle = afterDays({ a: "GRG", b: "" });
    expect(refusal(battle, "a=GGGY")).toMatchObject({ code: "cards-not-held", params: { cards: ["green", "yellow"] } });
    expect(day(battle, "a=GRG").step).toBe("ready");
  });
});

describe("out-scouting", () => {
  test("deals what is owed beyond what was kept, in turns from the defender on, from the next card", () => {
    const battle = afterDays({ a: "R", b: "" }, { scoutingCards: { a: 3, b: 3 }, next: "GYWKR", defender: "b" });
    const [, dealt] = accepted(decide(battle, ...commandOf("a=R"), NO_DRAWS));
    // b is the defender: G to b, Y to a, W to b, K to a, R to b alone.
    expect(dealt).toMatchObject({ dealt: { a: cardsOf("YK"), b: cardsOf("GWR") } });
    // Red 40 and yellow 20 against red 40 and green 10.
    expect(dealt).toMatchObject({ cards: { a: cardsOf("RYK"), b: cardsOf("RGW") }, percent: { a: 60, b: 50 }, by: "a", difference: 10 });
    const after = day(battle, "a=R");
    expect(after.step).toBe("ready");
    expect(after.outscouting).toEqual({
      cards: { a: cardsOf("RYK"), b: cardsOf("RGW") },
      percent: { a: 60, b: 50 },
      by: "a",
      difference: 10,
    });
    expect([after.seats.a.hand, after.seats.b.hand]).toEqual([[], []]);
    expect(after.pack).toHaveLength(50 - 11 - 5);
  });

  test.each([
    ["one who keeps more than its number is dealt nothing, and all it kept counts", "a=RG", { a: 1, b: 0 }, "", { a: 50, b: 0 }, "a"],
    ["the best five count of more", "a=", { a: 7, b: 0 }, "WGGYYRR", { a: 40 + 40 + 20 + 20 + 10, b: 0 }, "a"],
    ["black and white are worth nothing", "a=", { a: 2, b: 1 }, "KGW", { a: 0, b: 10 }, "b"],
    ["nobody is out-scouted in a tie", "a=", { a: 2, b: 1 }, "GYG", { a: 20, b: 20 }, null],
    ["without a card nobody scouts", "a=", { a: 0, b: 0 }, "", { a: 0, b: 0 }, null],
  ] as const)("%s", (_, kept, scoutingCards, next, percent, by) => {
    const { outscouting } = day(afterDays({ a: "RG", b: "" }, { scoutingCards, next }), kept);
    expect(outscouting).toMatchObject({ percent, by, difference: Math.abs(percent.a - percent.b) });
  });

  test("five cards at most are laid open", () => {
    const { outscouting } = day(afterDays({ a: "R", b: "" }, { scoutingCards: { a: 8, b: 0 }, next: "WGGYYRR" }), "a=R");
    expect(outscouting?.cards.a).toEqual(cardsOf("RRRYY"));
  });
});
