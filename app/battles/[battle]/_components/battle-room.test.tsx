// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import type { Colour } from "@/lib/model/enumerations";
import { view } from "@/lib/rules/prebattle/view";
import { HAND } from "@/lib/words/battle/days";
import { CANNOT_UNDO } from "@/lib/words/battle/deeds";
import { ROOM } from "@/lib/words/battle/room";
import { day, daysBattle } from "@/tests/build/days-battle";
import { roomOfTests } from "@/tests/build/open-room";
import { broughtArmy, openedBattle } from "@/tests/build/played-battle";

const room = roomOfTests();
const { open } = room;

const FIVE = { a: "KWGYR", b: "KKWGG" };
const days = () => daysBattle({ hands: FIVE });
/** The other player has played: what is played now counts. */
const second = () => day(days(), "b:K");
const isShut = (name: string | RegExp): boolean => room.button(name).getAttribute("aria-disabled") === "true";
const isChosen = (colour: Colour): boolean => card(colour).getAttribute("aria-checked") === "true";
const sent = () => room.sent();
const words = (part: string): string => room.words(part);
const cards = (): readonly string[] =>
  [...room.page.querySelectorAll(".hand-choice .hand-name")].map(({ textContent }) => textContent ?? "");
const lines = (): readonly string[] => [...room.page.querySelectorAll(".record-lines li")].map(({ textContent }) => textContent ?? "");
/** The button of a colour in the hand. */
const card = (colour: Colour): HTMLButtonElement => {
  const found = [...room.page.querySelectorAll<HTMLButtonElement>(".hand-choice")].find(({ textContent }) => textContent?.includes(colour));
  if (!found) throw new Error(`no ${colour} card in the hand`);
  return found;
};

describe("the turn", () => {
  test("the first card of a day is sent by a tap, and its answer is the new turn; it can be changed", async () => {
    await open(days(), "a");
    expect(words(".send-line")).toContain(ROOM.chooseCard);
    room.server.holdBack(true);
    await room.press(card("yellow"));
    expect(isShut(ROOM.send.sending)).toBe(true);
    await room.press(ROOM.send.sending);
    await room.press(card("red"));
    await room.after(() => room.server.holdBack(false));
    await room.until(() => room.buttons(ROOM.send.sending).length === 0);
    expect(sent()).toEqual([{ seat: "a", type: "commit-card", card: "yellow" }]);
    expect(card("yellow").textContent).toContain(HAND.played);
    expect(words(".turn-head")).not.toContain(ROOM.chooseCard);
    await room.press(card("green"));
    await room.until(() => sent().length === 2);
    expect(sent()[1]).toEqual({ seat: "a", type: "commit-card", card: "green" });
  });

  test("a card that counts at once is chosen, then sent", async () => {
    await open(second(), "a");
    await room.press(card("yellow"));
    expect([isChosen("yellow"), isChosen("red"), sent()]).toEqual([true, false, []]);
    await room.press("Play yellow");
    await room.until(() => sent().length > 0);
    expect(sent()).toEqual([{ seat: "a", type: "commit-card", card: "yellow" }]);
  });

  test("two presses at once are one", async () => {
    await open(second(), "a");
    await room.press(card("yellow"));
    const button = room.button("Play yellow");
    await room.after(() => {
      button.click();
      button.click();
    });
    await room.until(() => sent().length > 0);
    expect(sent()).toHaveLength(1);
  });

  test("where moves are not confirmed a tap sends", async () => {
    await open(second(), "a");
    const tick = room.page.querySelector<HTMLInputElement>(".room-more input[type=checkbox]");
    await room.after(() => tick?.click());
    await room.press(card("green"));
    await room.until(() => sent().length > 0);
    expect(sent()).toEqual([{ seat: "a", type: "commit-card", card: "green" }]);
  });

  test("a refusal is told, until something else is chosen", async () => {
    await open(second(), "a");
    room.server.refuse("Not that one.");
    await room.press(card("yellow"));
    await room.press("Play yellow");
    await room.until(() => words(".send-line [role=alert]") === "Not that one.");
    await room.press(card("red"));
    expect(words(".send-line [role=alert]")).toBe("");
    await room.press("Play red");
    await room.until(() => sent().length === 2);
  });

  test("what was chosen on one day does not stand on the next, nor what is no longer legal", async () => {
    await open(second(), "a");
    await room.press(card("green"));
    expect(room.buttons("Play green")).toHaveLength(1);
    await room.after(() => room.server.play("a", { type: "commit-card", card: "white" }));
    await room.until(() => view(room.server.battle(), "a").days.length === 1 && words(".last-day") !== "");
    expect(room.buttons(/^(Change to|Play) green$/)).toEqual([]);
    expect(sent()).toEqual([]);
  });

  test("the other player's moves come by the stream of this seat and are read out, the first view is not", async () => {
    await open(days(), "a");
    expect(room.server.streams()).toEqual(["a"]);
    const log = room.page.querySelector("[role=log]");
    expect(log?.textContent).toBe("");
    await room.after(() => room.server.play("b", { type: "commit-card", card: "black" }));
    await room.until(() => log?.textContent);
    expect(lines()).toHaveLength(1);
    expect(log?.textContent).toContain(lines()[0]);
  });

  test("the tab tells whose turn it is, and is as before when the page is left", async () => {
    document.title = "Before";
    await open(days(), "a");
    await room.until(() => document.title.includes("Condotta"));
    await room.leave();
    await room.until(() => document.title === "Before");
  });
});

describe("the hand", () => {
  test("is this seat's own", async () => {
    await open(days(), "a");
    expect(cards()).toEqual(["1 red", "1 yellow", "1 green", "1 white", "1 black"].map((name) => expect.stringContaining(name.slice(2))));
    await room.leave();
    await open(days(), "b");
    expect(cards()).toHaveLength(3);
    expect(room.page.textContent).not.toMatch(/1\s?red/);
  });

  test("a spectator has none, and sends nothing", async () => {
    await open(days(), null);
    expect([cards(), room.page.querySelectorAll(".send-line")].map(({ length }) => length)).toEqual([0, 0]);
    await room.press(/^C3\b/);
    expect(sent()).toEqual([]);
    expect(room.buttons(ROOM.abandon.open)).toEqual([]);
  });

  test("a view of another seat is never shown", async () => {
    await open(days(), "a");
    room.server.alter(() => view(room.server.battle(), "b"));
    await room.after(() => room.server.play("b", { type: "commit-card", card: "black" }));
    await room.after(() => new Promise((done) => setTimeout(done, 50)));
    expect(cards()).toHaveLength(5);
    expect(room.buttons(/^Change to/)).toEqual([]);
  });

  test("the cards that are kept are at first those worth it, and then as they are tapped", async () => {
    const kept = day(daysBattle({ hands: { a: "KWGYRR", b: "KKWGGG" } }), "a:K b:K a:W b:K a>C3 a:G b:W a>C3 a:Y b:G a>C3 a:R b:G a>C3");
    await open(kept, "a");
    expect(view(kept, "a").step).toBe("keep");
    const tap = () => room.press(room.page.querySelector(".keep-choice input") as Element);
    expect(room.buttons("Keep 1 card")).toHaveLength(1);
    await tap();
    expect([room.buttons("Keep 1 card").length, room.buttons("Keep no cards").length]).toEqual([0, 1]);
    await tap();
    await room.press("Keep 1 card");
    await room.until(() => sent().length > 0);
    expect(sent()).toEqual([{ seat: "a", type: "keep-cards", keep: ["red"] }]);
  });

  test("on one device both are hidden until one is taken, and hidden again when its turn is over", async () => {
    const names = ["The force of a", "The force of b"] as const;
    await open(days(), null, ["a", "b"]);
    expect(cards()).toEqual([]);
    expect(words("h2")).toBe(ROOM.hand.to(names[0]));
    await room.press(ROOM.hand.take(names[0], false));
    await room.until(() => cards().length === 5);
    expect(room.server.streams()).toEqual(["a"]);
    await room.press(card("yellow"));
    await room.press("Play yellow");
    await room.until(() => words("h2") === ROOM.hand.to(names[1]));
    expect([cards(), room.server.streams()]).toEqual([[], [null]]);
    await room.press(ROOM.hand.take(names[1], false));
    await room.until(() => cards().length === 3);
    await room.press(ROOM.hand.hide);
    expect(cards()).toEqual([]);
  });
});

describe("the map", () => {
  /** The invader has won a day and chooses where the marker goes. */
  const moving = () => day(days(), "a:K b:G");
  const square = (name: string): HTMLButtonElement =>
    room.page.querySelector<HTMLButtonElement>(`[data-square="${name}"]`) as HTMLButtonElement;

  test("a tap tells what a square is; where the marker may go, it chooses", async () => {
    await open(moving(), "b");
    const { legal } = view(moving(), "b");
    const [move] = legal.flatMap((one) => (one.type === "move-marker" && one.to !== "C3" ? [one.to] : []));
    if (!move) throw new Error("the marker may not move");
    await room.press(square("A1"));
    expect(words(".square-line")).toContain("A1");
    expect(room.page.querySelectorAll("[role=gridcell][aria-selected=true]")).toHaveLength(0);
    await room.press(square(move));
    expect([words(".square-line"), square(move).ariaSelected ?? square(move).getAttribute("aria-selected")]).toEqual([
      expect.stringContaining(move),
      "true",
    ]);
    expect(sent()).toEqual([]);
    await room.press(`Move the marker to ${move}`);
    await room.until(() => sent().length > 0);
    expect(sent()).toEqual([{ seat: "b", type: "move-marker", to: move }]);
    await room.until(() => words(".days, .room-facts").includes(move));
  });

  test("a press leaves the marker where it is", async () => {
    await open(moving(), "b");
    expect(room.button("Leave the marker on C3").parentElement?.textContent).toContain(CANNOT_UNDO);
    await room.press("Leave the marker on C3");
    await room.until(() => sent().length > 0);
    expect(sent()).toEqual([{ seat: "b", type: "move-marker", to: "C3" }]);
  });

  test("what is told of a tapped square is told that day alone", async () => {
    await open(moving(), "b");
    await room.press(square("A1"));
    expect(words(".square-line")).toContain("A1");
    await room.press("Leave the marker on C3");
    await room.until(() => words(".square-line").includes("C3"));
    expect(words(".square-line")).not.toContain("A1");
  });

  test("it shows the view that the turn shows, though a frame later", async () => {
    await open(moving(), "a");
    const to =
      view(room.server.battle(), "b").legal.flatMap((one) => (one.type === "move-marker" && one.to !== "C3" ? [one.to] : []))[0] ?? "C3";
    await room.after(() => room.server.play("b", { type: "move-marker", to }));
    await room.until(() => words(".room-facts").includes(to));
    await room.until(() => words(".square-line").includes(to));
  });

  test("why the computer would choose a card stands by that choice, before the buttons that choose other things", async () => {
    await open(days(), "a");
    const [deed] = view(room.server.battle(), "a").legal.filter(({ type }) => type === "commit-card");
    room.server.answer("/suggestion", { command: deed, reason: "It gains most." });
    await room.press(ROOM.chooseForMe);
    await room.until(() => words(".for-me").includes("It gains most."));
    expect(words(".for-me").indexOf("It gains most.")).toBeLessThan(words(".for-me").indexOf(ROOM.playDaysForMe));
    expect(sent()).toEqual([]);
  });

  test("what the computer said of a choice is told no more once the table has gone on", async () => {
    await open(days(), "a");
    const [deed] = view(room.server.battle(), "a").legal.filter(({ type }) => type === "commit-card");
    room.server.answer("/suggestion", { command: deed, reason: "It gains most." });
    await room.press(ROOM.chooseForMe);
    await room.until(() => words(".for-me").includes("It gains most."));
    await room.after(() => room.server.play("b", { type: "commit-card", card: "black" }));
    await room.until(() => lines().length === 1);
    expect(words(".for-me")).not.toContain("It gains most.");
  });

  /** Returns what answers when it is asked what the computer would choose. */
  function answeredLater(): (suggestion: unknown) => void {
    let answer = (_: unknown): void => undefined;
    const answered = new Promise((done) => {
      answer = done;
    });
    room.server.answer("/suggestion", () => answered);
    return (suggestion) => answer(suggestion);
  }

  test("a card that is played while the computer is asked is not changed by its answer", async () => {
    await open(days(), "a");
    await room.after(() => room.page.querySelector<HTMLInputElement>(".room-more input[type=checkbox]")?.click());
    const answer = answeredLater();
    await room.press(ROOM.chooseForMe);
    await room.press(card("yellow"));
    await room.until(() => card("yellow").textContent?.includes(HAND.played));
    await room.after(() => answer({ command: { type: "commit-card", card: "green" }, reason: "It gains most." }));
    await room.until(() => !isShut(ROOM.chooseForMe));
    expect(sent()).toEqual([{ seat: "a", type: "commit-card", card: "yellow" }]);
    expect(words(".for-me")).not.toContain("It gains most.");
  });

  test("the computer is asked once, however often the button is pressed before it answers", async () => {
    await open(days(), "a");
    const [deed] = view(room.server.battle(), "a").legal.filter(({ type }) => type === "commit-card");
    const answer = answeredLater();
    await room.press(ROOM.chooseForMe);
    expect(isShut(ROOM.chooseForMe)).toBe(true);
    await room.press(ROOM.chooseForMe);
    await room.after(() => answer({ command: deed, reason: "It gains most." }));
    await room.until(() => words(".for-me").includes("It gains most."));
    expect(room.server.asked.filter((address) => address.endsWith("/suggestion"))).toHaveLength(1);
    expect(isShut(ROOM.chooseForMe)).toBe(false);
  });

  test("what the army likes is asked for again once the other army is known", async () => {
    const asked = () => room.server.asked.filter((address) => address.endsWith("/likings")).length;
    await open(broughtArmy(openedBattle({ onlyDays: true }), "a").after, "a");
    expect([view(room.server.battle(), "a").forces.b, asked()]).toEqual([null, 1]);
    await room.after(() => room.server.bring("b"));
    await room.until(() => asked() === 2);
  });

  test("what the army likes is asked for once, by this seat alone", async () => {
    await open(days(), "a");
    await room.after(() => room.server.play("b", { type: "commit-card", card: "black" }));
    await room.until(() => lines().length === 1);
    expect(room.server.asked.filter((address) => address.endsWith("/likings"))).toHaveLength(1);
    await room.leave();
    await open(days(), null);
    expect(room.server.asked.filter((address) => address.endsWith("/likings"))).toEqual([]);
  });
});

describe("what is drawn again", () => {
  const rest = () => room.after(() => new Promise((done) => setTimeout(done, 300)));
  const timesDrawnBy = async (deed: () => Promise<void>): Promise<ReadonlyMap<string, number>> => {
    await rest();
    room.draws();
    await deed();
    await rest();
    return new Map(room.draws());
  };
  const drawnBy = async (deed: () => Promise<void>): Promise<readonly string[]> => [...(await timesDrawnBy(deed)).keys()];
  const HEAVY = ["CampaignChart", "ChartButtons", "ChartLabels", "DayMarks", "InvasionRoll", "TwoForces", "RoomHead", "MoreFold"];
  const STILL = [...HEAVY, "DaysTable", "RunningRecord", "RecordLines", "RoomFrame", "Seated", "TurnHead", "LastDay", "Herald"];

  test("with a card of the other player the days and the record alone, beside the turn", async () => {
    await open(days(), "a");
    const drawn = await drawnBy(() => room.after(() => room.server.play("b", { type: "commit-card", card: "black" })));
    expect(drawn).toEqual(expect.arrayContaining(["TurnHead", "DaysTable", "RecordLines"]));
    for (const one of [...HEAVY, "HandOfCards", "LastDay", "ArmyLikings"]) expect(drawn).not.toContain(one);
  });

  test("with each view every part once, and no words that stay as they were", async () => {
    await open(days(), "a");
    const times = await timesDrawnBy(() => room.after(() => room.server.play("b", { type: "commit-card", card: "black" })));
    for (const one of ["RoomFrame", "TurnHead", "TurnChoices", "DaysTable"]) expect([one, times.get(one)]).toEqual([one, 1]);
    const said = () => [...room.page.querySelectorAll("[data-phrase]")].map(({ textContent }) => textContent);
    const before = said();
    const again = await timesDrawnBy(() => room.after(() => room.server.play("b", { type: "commit-card", card: "white" })));
    expect(said()).toEqual(before);
    expect(again.has("TurnHead")).toBe(true);
    expect(again.has("RulesWords")).toBe(false);
  });

  test("with a chosen card the hand, the button and the map's marks", async () => {
    await open(second(), "a");
    const drawn = await drawnBy(() => room.press(card("yellow")));
    expect(drawn).toEqual(expect.arrayContaining(["HandOfCards", "SendLine", "ChoiceMarks"]));
    for (const one of STILL.filter((name) => !["CampaignChart", "ChartButtons"].includes(name))) expect(drawn).not.toContain(one);
  });

  test("with a tapped square only the words about it", async () => {
    await open(days(), "a");
    const drawn = await drawnBy(() => room.press(/^A1\b/));
    expect(drawn).toContain("SquareLine");
    for (const one of [...STILL, "BattleChart", "TurnChoices"]) expect(drawn).not.toContain(one);
  });
});
