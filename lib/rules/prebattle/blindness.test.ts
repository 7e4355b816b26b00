import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { BattleEvent } from "@/lib/model/battle-event";
import type { SeatName } from "@/lib/model/by-seat";
import { COLOURS, type Colour, SEATS } from "@/lib/model/enumerations";
import { buildFrozen, buildSealed } from "@/tests/build/forces";
import { accepted, anyBattle, applyAll, asStored, chanceOf, openedBattle, sealedBattle, wholeBattle } from "@/tests/build/played-battle";
import { otherSeat } from "../../model/by-seat";
import { sealForce } from "./any-step";
import type { Battle, BattleSeat } from "./battle";
import { publicEvent, view } from "./view";

const RUNS = { seed: 7, numRuns: 30 };

function shuffle<T>(items: readonly T[], chance: (n: number) => number): T[] {
  const left = [...items];
  return items.map(() => left.splice(chance(left.length), 1)[0] as T);
}

/** The same battle with other cards in this seat's hand and in the pack, another card committed, and another army behind its force. */
function otherSecrets(battle: Battle, seat: SeatName, chance: (n: number) => number): Battle {
  const own = battle.seats[seat];
  const unseen = shuffle([...own.hand, ...battle.pack], chance);
  const hand = unseen.slice(0, own.hand.length);
  const changed: BattleSeat = {
    ...own,
    hand,
    committed: own.committed && (hand[chance(hand.length)] ?? null),
    force: own.force && buildFrozen({ units: ["Men that nobody may know of"] }),
    holders: own.holders.map((_, at) => `4${at}`.repeat(32)),
  };
  const seats = seat === "a" ? { a: changed, b: battle.seats.b } : { a: battle.seats.a, b: changed };
  return { ...battle, seats, pack: unseen.slice(own.hand.length) };
}

describe("a view", () => {
  test("is the same to the byte whatever the other seat keeps secret, and to a spectator whatever both do", () => {
    fc.assert(
      fc.property(anyBattle, ({ opening, seed }) => {
        const chance = chanceOf(seed);
        for (const { after } of wholeBattle(opening, seed).turns) {
          const twins = { a: otherSecrets(after, "a", chance), b: otherSecrets(after, "b", chance) };
          for (const seat of SEATS) expect(JSON.stringify(view(twins[otherSeat(seat)], seat))).toBe(JSON.stringify(view(after, seat)));
          expect(JSON.stringify(view(otherSecrets(twins.a, "b", chance), null))).toBe(JSON.stringify(view(after, null)));
        }
      }),
      RUNS,
    );
  });

  test("does differ to the seat whose secrets they are", () => {
    const { turns } = wholeBattle({ a: { mapCards: 8 }, b: { mapCards: 8 } }, 2);
    const chance = chanceOf(2);
    const differing = turns.filter(
      ({ after }) => JSON.stringify(view(after, "a")) !== JSON.stringify(view(otherSecrets(after, "a", chance), "a")),
    );
    expect(differing.length).toBeGreaterThan(10);
  });

  test("shows a force to its own seat at once, to all others when both are sealed", () => {
    const opened = openedBattle();
    const one = applyAll(opened, accepted(sealForce(opened, "b", buildSealed("b"))));
    const two = sealedBattle();
    const shown = (battle: Battle, seat: SeatName | null) => SEATS.map((of) => view(battle, seat).forces[of]?.name ?? null);
    expect([shown(one, "b"), shown(one, "a"), shown(one, null)]).toEqual([
      [null, "The force of b"],
      [null, null],
      [null, null],
    ]);
    for (const seat of ["a", "b", null] as const) expect(shown(two, seat)).toEqual(["The force of a", "The force of b"]);
    expect(view(one, null).chairs).toEqual({ a: "open", b: "player" });
  });

  test("says that one hand holds both seats only where it is so", () => {
    expect(Object.keys(view(sealedBattle(), null))).not.toContain("oneHand");
    expect(view(sealedBattle({ oneHand: true }), "a").oneHand).toBe(true);
  });

  test("has its fields in the order of the contract, for a player as for a spectator", () => {
    const order =
      "battle seq step toAct seat oneHand seals chairs roles invasion territory square day declared hand handCounts committed card days outscouting forces table pieces flank laying camps units stragglers markers ordered batch commanders commands closing result own abandonOffered commitment chain seed legal".split(
        " ",
      );
    const everything = { ...sealedBattle({ oneHand: true }), openArmies: true };
    expect(Object.keys(view(everything, "a"))).toEqual(order);
    expect(Object.keys(view(sealedBattle(), null))).toEqual(order.filter((one) => one !== "oneHand" && one !== "seals"));
  });

  test("shows a committed card only to its own seat", () => {
    const { turns } = wholeBattle({ a: { mapCards: 9 }, b: { mapCards: 9 } }, 11);
    const first = turns.find(({ after }) => after.seats.a.committed !== null && after.seats.b.committed === null)?.after;
    if (!first) throw new Error("seat a never committed first");
    expect(view(first, "a").card).toBe(first.seats.a.committed);
    expect([view(first, "b").card, view(first, null).card]).toEqual([null, null]);
  });

  test("shows what was kept to its own seat, and how many to all", () => {
    const { turns } = wholeBattle({ a: { mapCards: 9 }, b: { mapCards: 9 } }, 11);
    const first = turns.find(({ after }) => after.step === "keep" && after.seats.a.hasKept !== after.seats.b.hasKept)?.after;
    if (!first) throw new Error("neither kept before the other");
    const seat: SeatName = first.seats.a.hasKept ? "a" : "b";
    expect(view(first, seat).hand).toEqual(first.seats[seat].hand);
    expect(view(first, null).handCounts[seat]).toBe(first.seats[seat].hand.length);
    expect(view(first, otherSeat(seat)).hand).toEqual(first.seats[otherSeat(seat)].hand);
  });
});

const inJson = (event: BattleEvent, words: readonly string[]) => words.filter((word) => JSON.stringify(event).includes(word));
const secretColours = (cards: readonly Colour[] = COLOURS) => cards.map((card) => `"${card}"`);

describe("an event of the record, while its secrets last", () => {
  /** What must not appear in it. */
  function secretsOf(event: BattleEvent): readonly string[] {
    switch (event.type) {
      case "force-sealed":
        return ["Hidden lancers", event.salt ?? "?", '"troop"'];
      case "cards-dealt":
        return [...secretColours(), '"word"'];
      case "card-committed":
        return secretColours();
      case "cards-kept":
        return event.count > 0 ? secretColours() : [];
      case "scouting-dealt":
        return ['"dealt":{'];
      default:
        return [];
    }
  }

  test("tells none of them", () => {
    let searched = 0;
    fc.assert(
      fc.property(anyBattle, ({ opening, seed }) => {
        const units = ["Hidden lancers"];
        const armed = { a: { ...opening.a, units }, b: { ...opening.b, units } };
        const { turns } = wholeBattle(armed, seed);
        const now = turns.at(-1)?.after ?? sealedBattle(armed);
        const sealed = SEATS.map((seat) =>
          asStored({ type: "force-sealed", seat, ...buildSealed(seat, armed[seat]) }, sealedBattle(armed)),
        );
        for (const event of [...sealed, ...turns.flatMap((turn) => turn.events)]) {
          const secrets = secretsOf(event);
          searched += secrets.length;
          expect(inJson(event, secrets).length > 0 || secrets.length === 0).toBe(true);
          expect(inJson(publicEvent(event, now), secrets)).toEqual([]);
        }
      }),
      { ...RUNS, numRuns: 25 },
    );
    expect(searched).toBeGreaterThan(1000);
  });

  test("is shown in full once the seed is published, except the forces, which are shown when the battle is closed or abandoned", () => {
    const { turns, end } = wholeBattle({ a: { mapCards: 7 }, b: { mapCards: 3 } }, 5);
    for (const event of turns.flatMap((turn) => turn.events)) expect(publicEvent(event, end)).toEqual(event);
    const sealed = asStored({ type: "force-sealed", seat: "a", ...buildSealed("a") }, end);
    expect(publicEvent(sealed, end)).toEqual({ ...sealed, force: null, salt: null });
    for (const step of ["closed", "abandoned"] as const) expect(publicEvent(sealed, { ...end, step })).toEqual(sealed);
  });

  test("keeps what a force shows until both are sealed", () => {
    const opened = openedBattle();
    const sealed = asStored({ type: "force-sealed", seat: "a", ...buildSealed("a") }, opened);
    const one = applyAll(opened, [sealed]);
    expect(publicEvent(sealed, one)).toEqual({ ...sealed, shown: null, force: null, salt: null });
    const both = applyAll(one, accepted(sealForce(one, "b", buildSealed("b"))));
    expect(publicEvent(sealed, both)).toEqual({ ...sealed, force: null, salt: null });
  });
});
