// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import type { ListDraft } from "@/lib/model/list-draft";
import { LIST_EDITOR } from "@/lib/words/own-lists";
import { type OpenForm, openForm, REFUSAL, refused } from "@/tests/build/open-form";
import { CATALOG } from "@/tests/build/rules";
import { CopyTroops } from "./copy-troops";
import { DeskGiven, type OnDesk } from "./desk-fields";

const WORDS = LIST_EDITOR.copying;
const named = (id: string) => {
  const list = CATALOG.lists.find((one) => one.id === id);
  if (!list) throw new Error(`there is no list ${id}`);
  return list;
};
const [SWEDES, SCOTS] = [named("swedish-1618-1648"), named("covenanter-1639-1651")];

let desk: OpenForm;
let draft: Pick<ListDraft, "lines">;
const open = async () => {
  draft = { lines: [] };
  const change: OnDesk["change"] = (edit) => {
    draft = edit(draft as ListDraft);
  };
  const given = { change, tables: CATALOG.rules.tables, house: [SWEDES, SCOTS] } as unknown as OnDesk;
  desk = await openForm(null);
  desk.server.answers({ status: 200, body: [] });
  await desk.show(
    <DeskGiven value={given}>
      <CopyTroops />
    </DeskGiven>,
  );
};
afterEach(async () => {
  await desk.leave();
  vi.unstubAllGlobals();
});

const choose = (id: string) => desk.choose(desk.field(WORDS.list), id);
const offered = () => [...desk.page.querySelectorAll("li > span")].map((one) => one.firstChild?.textContent);
const namesOf = ({ lines }: Pick<ListDraft, "lines">) => lines.map(({ name }) => name);

test("the troops of the chosen list are offered, and copied one by one or all together", async () => {
  await open();
  desk.server.answers({ status: 200, body: SWEDES });
  await choose(SWEDES.id);
  expect(offered()).toEqual(namesOf(SWEDES as never));
  await desk.press(WORDS.one("Reiters"));
  expect([namesOf(draft), desk.says(WORDS.done(["Reiters"]))]).toEqual([["Reiters"], true]);
  await desk.press(WORDS.all);
  expect(namesOf(draft)).toEqual(["Reiters", ...namesOf(SWEDES as never)]);
  expect(new Set(draft.lines.map(({ id }) => id)).size).toBe(draft.lines.length);
});

test("of a list that cannot be read nothing is offered, least of all the troops of the one before", async () => {
  await open();
  desk.server.answers({ status: 200, body: SWEDES }, refused(500));
  await choose(SWEDES.id);
  expect(offered()).not.toEqual([]);
  await choose(SCOTS.id);
  expect([offered(), desk.buttons(WORDS.all), desk.says(WORDS.failed(REFUSAL))]).toEqual([[], [], true]);
});

test("an answer that comes after another list was chosen is not shown", async () => {
  await open();
  const answers = new Map<string, () => void>();
  vi.stubGlobal("fetch", (path: string) => {
    const list = path.endsWith(SWEDES.id) ? SWEDES : SCOTS;
    return new Promise((done) => answers.set(list.id, () => done(Response.json(list))));
  });
  await choose(SWEDES.id);
  await choose(SCOTS.id);
  await desk.after(answers.get(SCOTS.id) ?? (() => undefined));
  await desk.after(answers.get(SWEDES.id) ?? (() => undefined));
  expect(offered()).toEqual(namesOf(SCOTS as never));
});
