import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import { SEATS } from "@/lib/model/enumerations";
import { CHART_NAME, MAY_MOVE_HERE } from "@/lib/words/battle/map";
import { ROOM } from "@/lib/words/battle/room";
import { TABLE } from "@/lib/words/battle/table-panels";
import { type Carry, inHand } from "./by-hand";
import type { Press } from "./press";

/** What a player sees and does in the battle room, by its names there. */
export const theTurn = (page: Page) => page.getByRole("region", { name: ROOM.turn, exact: true });
export const title = (page: Page) => theTurn(page).getByRole("heading", { level: 2 });
export const heard = (page: Page) => page.getByRole("log", { name: ROOM.log });
const dashedSquares = (page: Page) =>
  page.getByRole("grid", { name: CHART_NAME }).getByRole("gridcell", { name: new RegExp(`${MAY_MOVE_HERE}$`) });
export const handOver = (page: Page) => theTurn(page).getByRole("button", { name: /: show my (cards|army)$/ });
/** The one button that says what will be done. */
export const deed = (page: Page) => theTurn(page).locator(".send-line").locator("button:not([aria-disabled=true], [data-small])");
/** On the table: the button that lets the computer do the next thing, and the one that lets it do everything. */
const forMe = (page: Page) =>
  theTurn(page).getByRole("button", { name: /^(?!Play the rest|Play the five days|Do all my terrain|Place them all).* for me$/ });
const goodSpot = (page: Page) => theTurn(page).getByRole("button", { name: /^Show a good / });
const playOn = (page: Page) => theTurn(page).getByRole("button", { name: /^Play the rest for (me|both)$/ });
const letItPlay = (page: Page) => theTurn(page).getByRole("button", { name: TABLE.computer.asksFirst.button, exact: true });
const stop = (page: Page) => theTurn(page).getByRole("button", { name: TABLE.computer.stop, exact: true });

/** Only what never comes should fail for its time. */
export const eventually = <T>(read: () => T, message?: string) => expect.poll(read, { message });

/**
 * Somebody at a battle's page, and the seats he may play there. `carry`: how he carries about what is in his hand on the table; without it
 * the computer does it.
 */
export type Player = { readonly page: Page; readonly seats: readonly SeatName[]; readonly press: Press; readonly carry?: Carry };

function battleOf(page: Page): string {
  const battle = /\/battles\/([a-z2-7]{26})/.exec(page.url())?.[1];
  if (!battle) throw new Error(`${page.url()} is no battle's page`);
  return battle;
}

/** Waits for the page of a battle that has just been opened or joined. */
export async function inBattle(page: Page): Promise<string> {
  await page.waitForURL(/\/battles\/[a-z2-7]{26}$/);
  await theTurn(page).waitFor();
  return battleOf(page);
}

/** The battle as everybody may see it, from the server itself. */
export async function publicView(page: Page): Promise<BattleView> {
  const { origin } = new URL(page.url());
  return JSON.parse(await (await fetch(`${origin}/api/battles/${battleOf(page)}`)).text());
}

/** Waits until the page shows the battle as far as this event, or further. */
export async function hasSeen(page: Page, seq: number): Promise<void> {
  const address = `condotta.chain.${battleOf(page)}`;
  await page.waitForFunction(([at, least]) => JSON.parse(localStorage.getItem(at) ?? '{"seq":0}').seq >= least, [address, seq] as const, {
    polling: 50,
  });
}

/** Chooses one of what the page offers, a different one by `turn`; whether that is what there was to choose. */
async function choose(page: Page, press: Press, turn: number): Promise<boolean> {
  const named = theTurn(page).getByRole("radio", { disabled: false });
  for (const offered of [named, dashedSquares(page)]) {
    const count = await offered.count();
    if (count === 0) continue;
    await press(offered.nth(turn % count));
    return true;
  }
  // Of what is left in the hand some is kept, or none is.
  const left = theTurn(page)
    .locator("label")
    .filter({ has: page.getByRole("checkbox") });
  if ((await left.count()) > 0 && turn % 2 === 0) await press(left.first());
  return false;
}

/** In milliseconds: two presses at one place within less count as one, and nobody here is meant to be as quick as that. */
const PACE = 320;
const pressed = new WeakMap<Page, number>();

export async function takeTime(page: Page): Promise<void> {
  const since = performance.now() - (pressed.get(page) ?? 0);
  if (since < PACE) await page.waitForTimeout(PACE - since);
  // Just after the turn has changed, a press where the last one was does nothing.
  await page.locator(".room[data-turned]").waitFor({ state: "detached" });
}

/** Somebody has just tapped: the next tap waits. */
export const noteTap = (page: Page): void => void pressed.set(page, performance.now());

/** The button below dice or cards that are shown in place of the turn. */
export const goOn = (page: Page) => theTurn(page).getByRole("button", { name: ROOM.goOn, exact: true });

/** Goes on from dice or cards that are shown in place of the turn, if there are any; they are looked at first. */
async function passReveal(
  { page, press }: Pick<Player, "page" | "press">,
  revealed: (what: string) => Promise<void> = async () => {},
): Promise<void> {
  if ((await goOn(page).count()) === 0) return;
  await revealed(String(await title(page).textContent()));
  await takeTime(page);
  await press(goOn(page));
  await goOn(page).waitFor({ state: "detached" });
  pressed.set(page, performance.now());
  await takeTime(page);
}

/** Waits until it is this player's turn, with the device in hand. */
async function takeTurn({ page, press }: Player): Promise<void> {
  await takeTime(page);
  if ((await handOver(page).count()) > 0) {
    await press(handOver(page).first());
    await takeTime(page);
  }
  const mine = title(page).and(page.locator("[data-mine]"));
  // What is shown first comes with the hand that was taken.
  await goOn(page).or(mine).first().waitFor();
  await passReveal({ page, press });
  await mine.waitFor();
}

/** Does one thing that the page asks for; `asks`: whether it asks before it counts. */
async function playOnce(player: Player, turn: number, asks = true): Promise<void> {
  const { page, press } = player;
  await takeTurn(player);
  await eventually(() => page.title()).toMatch(/^Your turn: .* · Condotta$/);
  const { step, chairs, toAct } = await publicView(page);
  // The first card of a day can be changed, and is not asked about where nobody else looks at the page.
  const isFirstCard = step === "days" && toAct.length > 1 && !SEATS.some((seat) => chairs[seat] === "house") && player.seats.length === 1;
  const isSent = (await choose(page, press, turn)) && (!asks || isFirstCard);
  if (!isSent) await press(deed(page));
  pressed.set(page, performance.now());
}

const isReady = ({ step }: BattleView): boolean => step === "ready";
/** The five days are over, and something is to be laid out before the battle is ready. */
export const isOnTable = ({ step }: BattleView): boolean =>
  !["sitting", "role", "territory", "position", "days", "keep", "outscouting"].includes(step);
type Laying = {
  readonly asks?: boolean;
  /** After each turn, and when the battle is ready. */
  readonly looked?: (view: BattleView) => Promise<void>;
  /** When dice or cards are shown in place of the turn. */
  readonly revealed?: (what: string) => Promise<void>;
};

const MOST_TURNS = 60;

/**
 * Everybody plays whatever his page asks for, until it is so. Before each turn every page has caught up, and `looked` is told of it.
 */
export async function playUntil(
  players: readonly Player[],
  isSo: (view: BattleView) => boolean,
  { asks = true, looked = async () => {}, revealed }: Laying = {},
): Promise<BattleView> {
  const [{ page }] = players as readonly [Player];
  /** As it is after this event, and with everybody seated. */
  const now = async (since: number): Promise<BattleView> => {
    let view = await publicView(page);
    const isNewer = async () => {
      view = await publicView(page);
      return view.step !== "sitting" && view.seq > since;
    };
    await eventually(isNewer).toBe(true);
    for (const player of players) await hasSeen(player.page, view.seq);
    return view;
  };
  let view = await now(0);
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    for (const player of players) await passReveal(player, revealed);
    await looked(view);
    if (isSo(view)) return view;
    const [seat] = view.toAct;
    const player = players.find(({ seats }) => seat && seats.includes(seat));
    if (!player) throw new Error(`nobody here plays seat ${seat} at ${view.step}`);
    await playOnce(player, turn, asks);
    view = await now(view.seq);
  }
  throw new Error("the battle does not end");
}

/** What is chosen on the table by its name. */
const named = (page: Page) => theTurn(page).locator(".option-list").getByRole("radio");

const next = (page: Page) => theTurn(page).getByRole("button", { name: /^Next: / });

/** Lays out the rest of a batch beside what is in the hand, wherever the page puts it. */
export async function layBatch(page: Page, press: Press): Promise<void> {
  while ((await next(page).count()) > 0) {
    const name = await next(page).textContent();
    await takeTime(page);
    await press(next(page));
    pressed.set(page, performance.now());
    await eventually(async () => ((await next(page).count()) > 0 ? next(page).textContent() : null), "the next is laid out").not.toBe(name);
  }
}

const kindSheet = (page: Page) => page.locator(".terrain-sheet:not([data-busy]) .option-list");

/** Picks kinds of terrain until those that are picked are chosen. */
async function pickKinds(page: Page, press: Press, turn: number): Promise<void> {
  for (let picked = 0; (await kindSheet(page).count()) > 0; picked++) {
    await takeTime(page);
    const count = await named(page).count();
    if (count === 0) return;
    await press(named(page).nth((turn + picked) % count));
    pressed.set(page, performance.now());
  }
}

/** Does one thing of the table: what is put somewhere by hand, if there is one; what can be chosen by its name; else leaves it to sense. */
async function layOnce(player: Player, turn: number, asks: boolean): Promise<void> {
  const { page, press, carry } = player;
  await takeTurn(player);
  // What was picked before is chosen by itself.
  if ((await page.locator(".terrain-sheet[data-busy]").count()) > 0) return;
  await named(page).or(forMe(page)).or(goodSpot(page)).or(inHand(page)).or(deed(page)).first().waitFor();
  const count = await named(page).count();
  // Guns that wheel are not carried.
  if (carry && count === 0 && (await page.locator("[data-grip=body]").count()) > 0) {
    await carry(page);
    await layBatch(page, press);
    await takeTime(page);
    await press(deed(page));
  } else if (count === 0) await letItChoose(page, press, asks);
  else if ((await kindSheet(page).count()) > 0) await pickKinds(page, press, turn);
  else {
    await press(named(page).nth(turn % count));
    // Some of terrain is decided by the press itself.
    const isChosen = (await named(page).and(page.locator("[aria-checked=true]")).count()) > 0;
    if (asks && isChosen) await press(deed(page));
  }
  pressed.set(page, performance.now());
}

/** What the computer would do is shown, and confirmed; where nothing is asked before, it is done. */
async function letItChoose(page: Page, press: Press, asks: boolean): Promise<void> {
  if (!asks && (await forMe(page).count()) > 0) return press(forMe(page));
  const shows = goodSpot(page).or(forMe(page)).first();
  if ((await shows.count()) > 0) {
    await press(shows);
    await eventually(() => shows.getAttribute("aria-disabled"), "it is shown").toBe("false");
  }
  await layBatch(page, press);
  await takeTime(page);
  await press(deed(page));
}

const MOST_LAID = 90;

/** On the table, everybody does what he is asked for until it is so. */
export async function layUntil(
  players: readonly Player[],
  isSo: (view: BattleView, turn: number) => boolean,
  { asks = true, looked = async () => {}, revealed }: Laying = {},
): Promise<BattleView> {
  const [{ page: any }] = players as readonly [Player];
  let view = await publicView(any);
  const changed = async (since: number) => {
    const isNewer = async () => {
      view = await publicView(any);
      return view.seq > since;
    };
    await eventually(isNewer).toBe(true);
    for (const { page } of players) await hasSeen(page, view.seq);
  };
  for (let turn = 0; turn < MOST_LAID; turn++) {
    if (isReady(view) || isSo(view, turn)) return view;
    const player = players.find(({ seats }) => seats.some((seat) => view.toAct.includes(seat)));
    if (!player) throw new Error(`nobody here plays seat ${view.toAct} at ${view.step}`);
    await layOnce(player, turn, asks);
    await changed(view.seq);
    for (const player of players) await passReveal(player, revealed);
    await looked(view);
  }
  throw new Error("the table is never laid");
}

const BY_HAND = 3;

/** A few turns by hand, and then the rest to the house commander's sense, until the battle is ready. */
export async function layOut(players: readonly Player[], laying: Laying = {}): Promise<BattleView> {
  const [{ page: any }] = players as readonly [Player];
  await layUntil(players, (_, turn) => turn >= BY_HAND, laying);
  let view = await publicView(any);
  const isDone = async () => {
    for (const { page, press } of players) {
      await passReveal({ page, press });
      if ((await stop(page).count()) > 0 || (await playOn(page).count()) === 0) continue;
      await takeTime(page);
      // Asked about first: the next look round answers.
      const button = (await letItPlay(page).count()) > 0 ? letItPlay(page) : playOn(page);
      if ((await button.count()) > 0) await press(button);
      pressed.set(page, performance.now());
    }
    view = await publicView(any);
    return isReady(view);
  };
  await expect.poll(isDone, { timeout: 180_000, interval: 200 }).toBe(true);
  for (const { page } of players) await title(page).filter({ hasText: "Ready for the table" }).waitFor();
  await laying.looked?.(view);
  return view;
}

/** Enters a result of nothing lost; against the house, or where nobody sits, that closes the battle. */
export async function enterResult({ page, press }: Player): Promise<void> {
  await press(theTurn(page).locator("summary").filter({ hasText: "Enter the result" }));
  await page.waitForTimeout(PACE);
  await press(theTurn(page).getByRole("button", { name: "Enter this result" }));
}
