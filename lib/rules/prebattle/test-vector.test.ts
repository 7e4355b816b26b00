import { expect, test } from "vitest";
import type { BattleId } from "@/lib/model/identifiers";
import { NONCE } from "@/tests/build/battle-fixtures";
import { cardsOf } from "@/tests/build/days-battle";
import { playedTo, sealedBattle } from "@/tests/build/played-battle";
import { verifiableDraws } from "../chance";

const SEED = Uint8Array.from({ length: 32 }, (_, at) => at);
const PACK = "GYYGKRYKKYWWWWYWKGRYGYWGKGGYWWRGYGKRGRGWGKRWWYGKWG";

test("the api's test vector, rolled and dealt as a battle is", () => {
  const forces = { a: { grade: "talented", mapCards: 6 }, b: { grade: "competent", mapCards: 4 } } as const;
  const sealed = { ...sealedBattle({ ...forces, house: { a: false, b: true } }), battle: "b1" as BattleId };
  const days = playedTo(
    sealed,
    [
      ["a", { type: "sit", nonce: NONCE }],
      ["b", { type: "sit", nonce: "0".repeat(16) }],
      ["b", { type: "choose-role", role: "invader" }],
      ["a", { type: "choose-territory", territory: "C" }],
      ["a", { type: "choose-square", square: "C3" }],
    ],
    verifiableDraws(SEED, "b1"),
  );
  expect(days.invasion).toEqual([
    { a: "wound", b: "wound" },
    { a: "skull", b: "skull" },
    { a: "wound", b: "wound" },
    { a: "special", b: "wound" },
  ]);
  // The defender, a, is dealt the first card, then alternately; the last two cards go to a alone.
  expect(days.seats.a.hand).toEqual(cardsOf("GYKYKY"));
  expect(days.seats.b.hand).toEqual(cardsOf("YGRK"));
  expect(days.pack).toEqual(cardsOf(PACK.slice(10)));
  expect(days.nextWord).toBe(57);
});
