// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { listId } from "@/lib/model/identifiers";
import { EDITOR } from "@/lib/words/editor";
import { ownListName } from "@/lib/words/own-list";
import { buildArmy } from "@/tests/build/army";
import { buildAllyList, buildList } from "@/tests/build/list";
import { desk, leaveEach, open } from "@/tests/build/open-desk";

leaveEach();

const [KNOWN, UNKNOWN] = ["a", "b"].map((letter) => listId.parse(`own-${letter.repeat(26)}`));
const listWith = (...allies: readonly (string | undefined)[]) =>
  buildList({ commanders: { internalAllies: null, externalAllies: allies.map((list) => ({ list: list as never, max: 1 })) } });
const transylvania = { ...buildAllyList(), id: KNOWN as never, name: "Transylvania" };
const menu = () => desk.page.querySelector("#new-ally");

test("an ally from a player's own list is offered by its marked name and pins its version; one that is not known is said to be so", async () => {
  await open(buildArmy(), { lists: [listWith(KNOWN, UNKNOWN), transylvania] });
  expect(menu()?.textContent).toContain(EDITOR.commander.unknownAllies);
  expect(menu()?.textContent).toContain(ownListName("Transylvania"));
  expect(desk.page.textContent).not.toContain(UNKNOWN);
  await desk.after(() => menu()?.querySelector("button")?.click());
  const { commanders } = await desk.saved();
  expect(commanders.at(-1)).toMatchObject({ role: "ally", list: KNOWN, listVersion: transylvania.version });
});

test("where no ally is known, there is no menu, but it is said why", async () => {
  await open(buildArmy(), { lists: [listWith(UNKNOWN)] });
  expect(menu()).toBeNull();
  expect(desk.page.textContent).toContain(EDITOR.commander.unknownAllies);
});

test("an army with as many commanders as it can have says why no more are offered", async () => {
  await open(buildArmy(), { lists: [listWith(KNOWN), transylvania] });
  const isFull = () => desk.page.textContent?.includes(EDITOR.commander.full(4)) ?? false;
  expect(isFull()).toBe(false);
  await desk.press(EDITOR.commander.addSub);
  await desk.until(isFull);
  expect([menu(), desk.buttons(EDITOR.commander.addSub)]).toEqual([null, []]);
});
