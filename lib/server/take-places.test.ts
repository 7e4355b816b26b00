import { expect, test } from "vitest";
import { takePlaces } from "./take-places";

const seat = { of: "seat", most: 2 };
const address = { of: "address", most: 3 };

test("places are taken up to the most there are, all that are wanted or none", () => {
  const first = takePlaces([seat, address]);
  const second = takePlaces([seat, address]);
  expect(takePlaces([seat, address]), "the seat has no third").toBeNull();
  const third = takePlaces([address]);
  expect(takePlaces([address])).toBeNull();
  first?.();
  first?.();
  const again = takePlaces([seat, address]);
  expect(again, "given back twice, one place is free").not.toBeNull();
  expect(takePlaces([address])).toBeNull();
  for (const leave of [second, third, again]) leave?.();
  expect([1, 2, 3].map(() => takePlaces([address]) !== null)).toEqual([true, true, true]);
});
