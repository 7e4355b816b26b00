import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import { CHART_NAME } from "@/lib/words/battle/chart-words";

/** What one sees and does in the room of a battle, by the names it goes by there. */
export const theTurn = (page: Page) => page.getByRole("region", { name: "The turn" });
export const title = (page: Page) => theTurn(page).getByRole("heading", { level: 2 });
export const heard = (page: Page) => page.getByRole("log", { name: "What is happening" });
const dashedSquares = (page: Page) =>
  page.getByRole("grid", { name: CHART_NAME }).getByRole("gridcell", { name: /the marker may go here$/ });
export const handOver = (page: Page) => theTurn(page).getByRole("button", { name: /: show my cards$/ });
/** The one button that says what will be done. */
const deed = (page: Page) =>
  theTurn(page).getByRole("button", { name: /^(Invade|Defend|Fight in|Place|Leave|Pass|Play a card|Commit|Change|Move|Keep)\b/ });

/** Only what never comes should fail for its time. */
export const eventually = <T>(read: () => T, message?: string) => expect.poll(read, { timeout: 15_000, message });

/** How something is pressed: by mouse, by thumb, and counted or not. */
export type Press = (what: Locator) => Promise<void>;
export const byMouse: Press = (what) => what.click();
export const byThumb: Press = (what) => what.tap();

/** Somebody at a battle's page, and the seats he may play there. */
export type Player = { readonly page: Page; readonly seats: readonly SeatName[]; readonly press: Press };

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
  await page.waitForFunction(([at, least]) => JSON.parse(localStorage.getItem(at) ?? '{"seq":0}').seq >= least, [address, seq] as const);
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

async function takeTime(page: Page): Promise<void> {
  const since = performance.now() - (pressed.get(page) ?? 0);
  if (since < PACE) await page.waitForTimeout(PACE - since);
}

/** Does one thing that the page asks for; `asks`: whether it asks before it counts. */
async function playOnce({ page, press }: Player, turn: number, asks = true): Promise<void> {
  await takeTime(page);
  if ((await handOver(page).count()) > 0) await press(handOver(page).first());
  await title(page).and(page.locator("[data-mine]")).waitFor();
  await eventually(() => page.title()).toMatch(/^Your turn: .* · Condotta$/);
  const isSent = (await choose(page, press, turn)) && !asks;
  if (!isSent) await press(deed(page));
  pressed.set(page, performance.now());
}

export const isReady = ({ step }: BattleView): boolean => step === "ready";
const MOST_TURNS = 60;

/**
 * Everybody plays whatever his page asks for, until it is so. Before each turn every page has caught up, and `looked` is told of it.
 */
export async function playUntil(
  players: readonly Player[],
  isSo: (view: BattleView) => boolean,
  { asks = true, looked = async () => {} }: { asks?: boolean; looked?: (view: BattleView) => Promise<void> } = {},
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
