// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Army } from "@/lib/model/army";
import { forceRules } from "@/lib/rules/army/typed-force";
import { FORCE, typedForceWords } from "@/lib/words/battle/force-forms";
import { NEW_BATTLE } from "@/lib/words/battle/new-battle";
import { sentenceCase } from "@/lib/words/phrasing";
import { type OpenForm, openForm, REFUSAL, refused } from "@/tests/build/open-form";
import { BOOK } from "@/tests/build/played-battle";
import { CATALOG, TABLES } from "@/tests/build/rules";
import { type ForceOption, forceNames, type ReadyOption } from "../../_components/force/force-option";
import { NewBattleForm } from "./new-battle-form";

const [FIRST, SECOND] = CATALOG.readyArmies.map(({ id, army }) => ({ id, army }));
if (!FIRST || !SECOND) throw new Error("two sample armies are needed");
const option = (id: string, more: Partial<ForceOption>): ForceOption => ({
  id,
  name: id,
  list: null,
  about: `About ${id}.`,
  isLegal: true,
  army: null,
  ...more,
});
const ready = (id: string, army: Army, called: string): ReadyOption => ({
  ...option(id, { army, list: army.list }),
  ...{ region: "Northern Europe", years: [1618, 1648], texts: { called: [called] } },
});
const READY = [ready(FIRST.id, FIRST.army, "Lion"), ready(SECOND.id, SECOND.army, "Eagle")];
const MANY = [...READY, ...Array.from({ length: 12 }, (_, at) => ready(`more-${at}`, FIRST.army, `Number ${at}`))];
const MINE = [option("mine-one", { name: "Kircholm", isLegal: false })];
const { tableSizes: SIZES } = BOOK.tables;
const BATTLE = "mfrggzdfmztwq2lknnwg23tpoa";
const CODE = "abcdefghijklmnopqrstuvwxyz";
const created = (invite: string | null) => ({ status: 201, body: { battle: BATTLE, invite } });
const [SMALL, LARGE] = SIZES;

let desk: OpenForm;
const open = async (
  mine: readonly ForceOption[] = [],
  asked: string | null = null,
  against: ReadyOption | null = null,
  samples: readonly ReadyOption[] = READY,
) => {
  desk = await openForm(
    <NewBattleForm
      options={{ mine, ready: samples }}
      asked={asked}
      against={against}
      names={forceNames(TABLES)}
      rules={forceRules(TABLES, BOOK.tables)}
      houseLists={[...new Set(["swedish-1618-1648", ...samples.map(({ list }) => list ?? "")])].map((id) => ({
        ...{ id, name: id, region: "Northern Europe" as const },
      }))}
      tables={SIZES}
      inviteDays={14}
      called={null}
    />,
  );
};
afterEach(async () => {
  await desk.leave();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const body = (at = -1) => desk.server.asked.at(at)?.body as { table: unknown; seats: { a: unknown; b: unknown } };
const sent = () => desk.server.asked.map(({ method, path }) => `${method} ${path}`);
const question = (at: number) => desk.page.querySelectorAll("form > fieldset")[at] as Element;
const choose = (opponent: keyof typeof NEW_BATTLE.opponents) =>
  desk.after(() => desk.page.querySelector<HTMLInputElement>(`input[value="${opponent}"]`)?.click());
const CHOSEN = { kind: "army", army: FIRST.army };

describe("what is sent", () => {
  test("is the first army, an open seat and the first table, once however often it is pressed; then the battle opens", async () => {
    await open();
    desk.server.holdBack(true);
    desk.server.answers(created(CODE));
    await desk.send();
    expect(desk.isBusy()).toBe(true);
    await desk.send();
    await desk.after(() => desk.server.holdBack(false));
    expect(sent()).toEqual(["POST /api/battles"]);
    expect(body()).toEqual({ table: { width: SMALL?.width, depth: SMALL?.depth }, seats: { a: CHOSEN, b: { kind: "invite" } } });
    expect(desk.server.asked[0]?.headers["visitor-key"]).toMatch(/^[a-z2-7]{26}$/);
    expect(desk.went).toEqual([`/battles/${BATTLE}`]);
    expect(localStorage.getItem(`condotta.invite.${BATTLE}`)).toContain(CODE);
    // Its page is on the way: a second battle cannot be started.
    await desk.send();
    expect([desk.isBusy(), sent().length]).toEqual([true, 1]);
  });

  test("is a sample army found by any word of its list, where there are many", async () => {
    await open([], null, null, MANY);
    await desk.type(desk.field(FORCE.findSample), "eagle");
    await desk.press(new RegExp(`^${SECOND.id}`));
    expect(desk.field(FORCE.mine).value).toBe(SECOND.id);
    desk.server.answers(created(null));
    await desk.send();
    expect(body().seats.a).toEqual({ kind: "army", army: SECOND.army });
  });

  test("is two armies that the address sets against each other, the other one led by the computer", async () => {
    await open([], SECOND.id, READY[0]);
    desk.server.answers(created(null));
    await desk.send();
    expect(body().seats).toMatchObject({ a: { kind: "army", army: SECOND.army }, b: { kind: "house", list: FIRST.army.list } });
  });

  test("is the army that the address names, fetched when it is needed, and the table that is chosen", async () => {
    await open(MINE, "mine-one");
    expect([desk.field(FORCE.mine).value, desk.says("About mine-one."), desk.says(FORCE.mayFight)]).toEqual(["mine-one", true, true]);
    await desk.tick(new RegExp(NEW_BATTLE.size(LARGE?.width ?? 0, LARGE?.depth ?? 0)));
    desk.server.answers({ status: 200, body: { army: SECOND.army } }, created(null));
    await desk.send();
    expect(sent()).toEqual(["GET /api/armies/mine-one", "POST /api/battles"]);
    expect(body()).toEqual({
      table: { width: LARGE?.width, depth: LARGE?.depth },
      seats: { a: { kind: "army", army: SECOND.army }, b: { kind: "invite" } },
    });
    expect(localStorage.getItem(`condotta.invite.${BATTLE}`)).toBeNull();
  });

  test("for two on one device is another army of the second player’s, who is asked for only then", async () => {
    await open();
    expect(() => desk.field(FORCE.theirs)).toThrow();
    await choose("device");
    expect(desk.field(FORCE.theirs).value).toBe(SECOND.id);
    desk.server.answers(created(null));
    await desk.send();
    expect(body().seats).toEqual({ a: CHOSEN, b: { kind: "army", army: SECOND.army } });
  });

  test("for the computer is its list and style, or chance", async () => {
    await open([], null, null, MANY);
    await choose("house");
    const [style, list] = [desk.field(NEW_BATTLE.style), desk.field(NEW_BATTLE.computersArmy)];
    expect([style.value, list.value, desk.says(NEW_BATTLE.anyArmyHint)]).toEqual(["balanced", "", true]);
    await desk.choose(list, "swedish-1618-1648");
    await desk.choose(style, "bold");
    expect([desk.says(NEW_BATTLE.listHint), style.querySelector("[value=bold]")?.textContent]).toEqual([true, sentenceCase("bold")]);
    desk.server.answers(refused(500), created(null));
    await desk.send();
    expect(body().seats.b).toEqual({ kind: "house", list: "swedish-1618-1648", temper: "bold" });
    await desk.choose(style, "");
    await desk.choose(list, "");
    await desk.send();
    expect(body().seats.b).toEqual({ kind: "house", list: null, temper: null });
  });
});

describe("the computer’s army", () => {
  const called = (id: string, name: string, { army }: typeof FIRST): ReadyOption => ({ ...ready(id, army, name), name });
  const SIDES = [called("french", "Pavia, 1525: French", FIRST), called("spanish", "Pavia, 1525: Spanish", SECOND)] as const;
  const OTHER = called("ravenna", "Ravenna, 1512: Spanish", SECOND);
  const hint = () => desk.says(NEW_BATTLE.computerLeads([SIDES[1].name]));

  test("of the battle is named beside the button, which stays in sight, and again when it becomes another", async () => {
    await open([], "french", SIDES[1], [...SIDES, OTHER]);
    const start = desk.page.querySelector("button[type=submit]")?.closest(".sticky");
    expect(start?.textContent).toContain(`${NEW_BATTLE.youLead(SIDES[0].name)} ${NEW_BATTLE.computerLeads([SIDES[1].name])}`);
    const leftToItself = () => desk.field(NEW_BATTLE.computersArmy).querySelector("[value='']")?.textContent;
    expect(leftToItself()).toBe(NEW_BATTLE.historical);
    await desk.choose(desk.field(FORCE.mine), "ravenna");
    expect(leftToItself()).toBe(NEW_BATTLE.random);
    expect([hint(), desk.says(NEW_BATTLE.computerLeads([SIDES[1].name, OTHER.name]))]).toEqual([false, true]);
  });

  test("is named against a player’s copy of a sample army too, which keeps its name", async () => {
    await open([option("mine-one", { name: SIDES[0].name })], "mine-one", SIDES[1], [...SIDES, OTHER]);
    expect(hint()).toBe(true);
  });

  test("is named as one of many only by its list", async () => {
    const many = Array.from({ length: 5 }, (_, at) => called(`many-${at}`, `Army ${at}`, SECOND));
    await open([], "french", many[0], [...SIDES.slice(0, 1), ...many]);
    expect(desk.says(NEW_BATTLE.listHint)).toBe(true);
  });

  test("is not said while another player is chosen, and the button waits at the end where nothing was chosen", async () => {
    await open([], "french", SIDES[1], [...SIDES, OTHER]);
    await choose("invite");
    expect([hint(), desk.says(NEW_BATTLE.youLead(SIDES[0].name))]).toEqual([false, false]);
    await desk.leave();
    await open([], "french", null, [...SIDES, OTHER]);
    expect(desk.page.querySelector(".sticky")).toBeNull();
  });
});

describe("what cannot be", () => {
  test("is said under the question that it is about, keeps every answer, and goes away with the next try", async () => {
    await open();
    await choose("house");
    await desk.choose(desk.field(NEW_BATTLE.computersArmy), "swedish-1618-1648");
    const fault = (at: string) => ({ at, code: "wrong", message: `Wrong at ${at}.` });
    const details = ["seats.a.army", "seats.b.list", "table.width"].map(fault);
    desk.server.answers(refused(422, { details }));
    await desk.send();
    expect([0, 2].map((at) => desk.alerts(question(at)))).toEqual([["Wrong at seats.a.army."], ["Wrong at table.width."]]);
    expect(desk.errorAt(desk.field(NEW_BATTLE.computersArmy))).toBe("Wrong at seats.b.list.");
    expect([desk.field(FORCE.mine).value, desk.field(NEW_BATTLE.computersArmy).value]).toEqual([FIRST.id, "swedish-1618-1648"]);
    expect([desk.isBusy(), desk.went]).toEqual([false, []]);
    desk.server.holdBack(true);
    desk.server.answers(created(null));
    await desk.send();
    expect([desk.alerts(), desk.errorAt(desk.field(NEW_BATTLE.computersArmy))]).toEqual([[], null]);
    await desk.after(() => desk.server.holdBack(false));
    expect(desk.went).toEqual([`/battles/${BATTLE}`]);
  });

  test("for another reason is said of the whole; without an answer, that the battle may have been started", async () => {
    await open();
    desk.server.answers(refused(429), null);
    await desk.send();
    expect(desk.alerts()).toEqual([REFUSAL]);
    await desk.send();
    expect([desk.alerts(), desk.isBusy()]).toEqual([[NEW_BATTLE.noAnswer], false]);
  });

  test("because the army cannot be fetched is said at the army, and nothing is started; another choice takes it away", async () => {
    await open(MINE);
    desk.server.answers(null, refused(404));
    await desk.send();
    expect([desk.alerts(question(0)), desk.isBusy()]).toEqual([[FORCE.unreachable], false]);
    await desk.send();
    expect([desk.alerts(question(0)), sent()]).toEqual([[REFUSAL], ["GET /api/armies/mine-one", "GET /api/armies/mine-one"]]);
    await desk.choose(desk.field(FORCE.mine), SECOND.id);
    expect(desk.alerts()).toEqual([]);
  });

  test("an army entered by hand that is not whole is named at its fields; the first has the focus, and nothing is sent", async () => {
    await open();
    await desk.choose(desk.field(FORCE.mine), "typed-in");
    await desk.send();
    const name = desk.field(FORCE.name);
    expect(desk.errorAt(name)).toBe(typedForceWords({ input: "", path: ["name"] }));
    expect([document.activeElement === name, sent(), desk.isBusy()]).toEqual([true, [], false]);
    await desk.type(name, "Lisowczycy");
    expect([desk.errorAt(name), name.value]).toEqual([null, "Lisowczycy"]);
    expect(localStorage.getItem("condotta.typed-force.mine")).toContain("Lisowczycy");
  });
});
