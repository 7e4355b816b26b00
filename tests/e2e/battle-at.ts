import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import type { CreatedBattle } from "@/lib/model/battle";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import { goOn, hasSeen, inBattle, isOnTable } from "./battle-room";
import { waitUntilHydrated } from "./browser";

const MOST_COMMANDS = 400;
/** How long a page is given between two looks whether it has taken its seat. */
const SITTING_MS = 50;

/** A page, and the seat whose cookie its browser holds. */
type Holder = { readonly page: Page; readonly seat: SeatName };

type Method = "GET" | "POST";

/**
 * What the server answers a browser, whatever its page shows; it waits where it has asked too often. Any other refusal is told with what was
 * asked.
 */
async function ask<T>({ page, seat }: Holder, method: Method, address: string, body: unknown = null): Promise<T> {
  const headers = { origin: new URL(address).origin, "content-type": "application/json", "X-Seat": seat };
  for (;;) {
    const answer = await page.request.fetch(address, {
      method,
      headers,
      maxRetries: 3,
      ...(body === null ? {} : { data: JSON.stringify(body) }),
    });
    const [status, text] = [answer.status(), await answer.text()];
    if (status < 300) return JSON.parse(text);
    if (status !== 429) throw new Error(`${method} ${address}, seat ${seat}, ${JSON.stringify(body)}: ${status} ${text.slice(0, 1000)}`);
    await page.waitForTimeout(1000 * Number(answer.headers()["retry-after"]));
  }
}

/** A battle of this browser's, in seat a, against the house commander; and its page. */
export async function newBattle(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/battles`);
  const holder: Holder = { page, seat: "a" };
  const armies = await ask<readonly { readonly name: string }[]>(holder, "GET", `${url}/api/ready-armies`);
  const army = armies.find(({ name }) => name.startsWith("Breitenfeld"));
  const seats = { a: { kind: "army", army }, b: { kind: "house", list: null, temper: "bold" } };
  const { battle } = await ask<CreatedBattle>(holder, "POST", `${url}/api/battles`, { table: { width: 45, depth: 30 }, seats });
  await page.goto(`${url}/battles/${battle}`);
  return inBattle(page);
}

/** The state of a battle, for finding out why it does not go on. */
const standing = ({ step, seq, toAct, legal }: BattleView): string =>
  `it stands at ${step}, event ${seq}, and waits for ${toAct.join(" and ") || "nobody"}, who may ${legal.map(({ type }) => type).join(", ")}`;

/** One command of a seat that may act: the first legal one, or on the table the suggested one. */
async function commandOnce(holders: readonly Holder[], here: string): Promise<void> {
  const views: BattleView[] = [];
  for (const holder of holders) {
    const view = await ask<BattleView>(holder, "GET", here);
    views.push(view);
    const [legal] = view.legal.filter(({ type }) => type !== "commit-card" || !view.committed[holder.seat]);
    if (!legal || !view.toAct.includes(holder.seat)) continue;
    const asked = async () => (await ask<{ readonly command: object }>(holder, "GET", `${here}/suggestion`)).command;
    // A page takes its seat by itself: whoever sent the same would get in its way.
    if (legal.type === "sit") return holder.page.waitForTimeout(SITTING_MS);
    const command = isOnTable(view) ? await asked() : legal;
    await ask(holder, "POST", `${here}/commands`, { commandId: randomUUID(), ...command });
    return;
  }
  throw new Error(`nobody here may go on with the battle: ${views.map(standing).join("; ")}`);
}

type Holders = readonly [Holder, ...Holder[]];
type Until = (view: BattleView) => boolean;

/** The battle is played over the API until it is so. As the first of them sees it then. */
async function play(holders: Holders, here: string, isSo: Until): Promise<BattleView> {
  const now = () => ask<BattleView>(holders[0], "GET", here);
  let view = await now();
  for (let sent = 0; !isSo(view); sent++) {
    if (sent === MOST_COMMANDS) throw new Error(`the battle does not come to that in ${sent} commands: ${standing(view)}`);
    await commandOnce(holders, here);
    view = await now();
  }
  return view;
}

const addressOf = ([{ page }]: Holders, battle: string): string => `${new URL(page.url()).origin}/api/battles/${battle}`;

/** The same while their pages look on; they have caught up. */
export async function playTo(holders: Holders, battle: string, isSo: Until): Promise<BattleView> {
  const view = await play(holders, addressOf(holders, battle), isSo);
  for (const { page } of holders) {
    await hasSeen(page, view.seq);
    if ((await goOn(page).count()) > 0) await goOn(page).click();
  }
  return view;
}

/** The same while nobody looks on, which takes a third of the work: their pages are left, and opened again when it is so. */
export async function playUnseen(holders: Holders, battle: string, isSo: Until): Promise<BattleView> {
  // A page takes its seat by itself.
  await playTo(holders, battle, ({ step }) => step !== "sitting");
  const here = addressOf(holders, battle);
  const rooms = holders.map(({ page }) => page.url());
  for (const { page } of holders) await page.goto("about:blank");
  await play(holders, here, isSo);
  for (const [at, { page }] of holders.entries()) {
    await page.goto(String(rooms[at]));
    await waitUntilHydrated(page);
  }
  return playTo(holders, battle, isSo);
}
