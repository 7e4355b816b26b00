// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { TABLE } from "@/lib/words/battle/table-panels";
import { ORDERED_FORCE } from "@/tests/build/forces";
import { roomOfTests } from "@/tests/build/open-room";
import { tableBattle } from "@/tests/build/table-battle";

const room = roomOfTests();

const side = (y: number) => ({ force: ORDERED_FORCE, host: { camp: { state: "standard", x: 22, y }, orders: [] } }) as const;
const things = () => [...room.page.querySelectorAll(".thing")];
const held = () => things().findIndex((one) => one.getAttribute("aria-pressed") === "true");
const formed = () => room.words(".formed-told");

test("each unit group keeps the formation that was chosen for it while another is formed", async () => {
  await room.open(tableBattle({ step: "deployment", outscouted: { seat: "a", difference: 20 }, a: side(1), b: side(29) }), "a");
  await room.until(() => held() >= 0 && formed() !== "");
  const [first, before] = [held(), formed()];
  await room.press(TABLE.forming.moreFiles);
  const chosen = formed();
  expect(chosen).not.toBe(before);
  await room.press(/^Next: /);
  await room.until(() => held() !== first);
  const other = formed();
  await room.press(TABLE.forming.moreFiles);
  expect(formed()).not.toBe(other);
  await room.press(things()[first] as Element);
  await room.until(() => held() === first);
  expect(formed()).toBe(chosen);
});
