import type { EventSourceMessage } from "eventsource-parser";
import { beforeAll, expect, test } from "vitest";
import type { BattleCommand } from "@/lib/model/battle-command";
import { company } from "@/lib/model/company";
import { type Running, setRunning } from "@/lib/server/running";
import { bearer, INVITED, joinedIn, newBattler, quickForce, recordIn, TABLE, viewIn } from "./battler";
import { nextCommand, numbers, playOn, send, viewNow } from "./battling";
import { hearing, leaveStreamsAfterEach } from "./hearing";
import { bootSoundly } from "./program-folder";

let running: Running;
beforeAll(async () => {
  running = await bootSoundly();
  setRunning(running);
});

leaveStreamsAfterEach();

const ofCompany = ({ event }: EventSourceMessage) => event === "company";

const HORSE = { type: "mounted", formation: "loose" };
const ARMY = quickForce({
  units: [1, 2, 3, 4, 5, 6].map((number) => ({ number, name: `Horse ${number}`, troop: HORSE, bases: 4, commander: null })),
});

/** Two players up to a player's orders; what he may order then. */
async function ordering() {
  const battler = newBattler();
  const created = await battler.openWith({ table: TABLE, seats: { a: ARMY, b: INVITED }, players: { a: { name: "Annabelle" }, b: null } });
  const { battle, invite, seats } = (await created.json()) as { battle: string; invite: string; seats: { a: string } };
  const { token } = await joinedIn(await battler.join(battle, { invite, force: ARMY, player: { name: "Benedict" } }));
  const among = numbers(5);
  for (;;) {
    const may = (await viewNow(battle, "b")).legal.find((one) => one.type === "give-orders");
    if (may) return { battler, battle, a: bearer(seats.a), b: bearer(token), may };
    const next = await nextCommand(battle, among);
    if (!next) throw new Error("nobody orders anything");
    expect((await send(battle, next.seat, next.command)).ok).toBe(true);
  }
}

/** The dice may have closed both edges, or put the whole army on the table before. */
const TRIES = 25;

/** Anna and Ben, played until the battle is to be fought; a group of Ben's marches round a flank. */
async function marching() {
  for (let tried = 0; tried < TRIES; tried++) {
    const { may, ...players } = await ordering();
    const [edge, hidden] = [may.type === "give-orders" && may.edges[0], may.type === "give-orders" && may.marching[0]];
    if (!edge || !hidden) continue;
    const orders: BattleCommand = { type: "give-orders", marches: [{ commander: 1, edge, units: [hidden] }], ambushes: [] };
    expect(await send(players.battle, "b", orders)).toMatchObject({ ok: true });
    await playOn(players.battle, 5);
    const { step, units } = await viewNow(players.battle, null);
    expect(step).toBe("ready");
    return { ...players, hidden, shown: units.flatMap(({ seat, number }) => (seat === "b" ? [number] : [])).sort() };
  }
  throw new Error(`of ${TRIES} battles none had a march`);
}

type Fought = Awaited<ReturnType<typeof marching>>;
let fought: Fought;
beforeAll(async () => {
  fought = await marching();
});

const ticks = async (response: Response) => {
  expect(response.status).toBe(200);
  return company.parse(await response.json()).ticks.map(({ key }) => key);
};
const at = Date.now() - 10_000;
const word = (key: string) => ({ key, value: 1, at });

test("what is ticked of a march reaches its own player alone, by answer and by stream, until it is revealed", async () => {
  const { battler, battle, a, b, hidden, shown } = fought;
  const [first, second] = shown.map((number) => `unit:b:${number}`) as [string, string];
  const stream = hearing(await battler.listen(battle, a));
  await stream.until(ofCompany);
  const secret = [`unit:b:${hidden}`, `gone:b:${hidden}`, `test:broken:b:${hidden}`, "here:b:march-1"];
  const all = expect.arrayContaining([...secret, first]);
  expect(await ticks(await battler.tick(battle, { ticks: [...secret, first].map(word) }, b))).toEqual(all);
  expect(await ticks(await battler.askCompany(battle, b))).toEqual(all);
  expect(await ticks(await battler.askCompany(battle, a))).toEqual([first]);
  await stream.until((one) => ofCompany(one) && one.data.includes(first));
  for (const { data } of stream.heard) for (const key of secret) expect(data).not.toContain(`"${key}"`);
  // What the other player says of it without knowing is not even kept.
  expect(await ticks(await battler.tick(battle, { ticks: [...secret, second].map(word) }, a))).toEqual([first, second]);
  expect((await running.battleCompanies.ticks(battle)).filter(({ by }) => by === "a").map(({ key }) => key)).toEqual([second]);
  expect(await send(battle, "b", { type: "reveal-order", order: "march-1" })).toMatchObject({ ok: true });
  expect(await ticks(await battler.askCompany(battle, a))).toEqual(expect.arrayContaining(secret));
});

test("a spectator's stream is silent while players come, say who they are, tick and leave", async () => {
  const { battler, battle, a, b } = fought;
  const watching = hearing(await battler.listen(battle));
  await watching.until(() => true);
  const visiting = hearing(await battler.listen(battle, a));
  await visiting.until(ofCompany);
  await battler.sayName(battle, { name: "Bartholomew" }, b);
  await visiting.until((one) => ofCompany(one) && one.data.includes("Bartholomew"));
  await battler.tick(battle, { ticks: [word("camp:a")] }, a);
  await visiting.until((one) => ofCompany(one) && one.data.includes("camp:a"));
  // What is said next of the battle itself reaches the spectator, and nothing has before it but the battle.
  const nothing = { losses: { a: { tugs: 0, sugs: 0 }, b: { tugs: 0, sugs: 0 } }, broken: { a: false, b: false } };
  const entered = await battler.command(battle, { type: "close-battle", ...nothing }, a);
  expect(entered.status).toBe(200);
  await watching.until(({ data }) => data.includes('"closing":{"seat":"a"'));
  expect(watching.heard.length).toBeGreaterThan(1);
  for (const { event, data } of watching.heard) {
    expect(event).not.toBe("company");
    expect(data).not.toMatch(/Annabelle|Benedict|Bartholomew|camp:a|presence/);
  }
});

test("neither names nor ticks nor who is here stand in what anybody may read: plan, text, record, view, reference", async () => {
  const { battler, battle, b } = fought;
  await battler.sayName(battle, { name: "Benedict" }, b);
  await battler.tick(battle, { ticks: [word("killed:a:0")] }, b);
  const ofPlan = async (query: string, headers = {}) => {
    const answer = await battler.send("GET", `/api/battles/${battle}/plan${query}`, { headers });
    expect(answer.status).toBe(200);
    return answer.text();
  };
  const told = [
    ...(await Promise.all(["", "?format=text", "?for=public"].map((query) => ofPlan(query)))),
    // A player who prints the public plan gives it to others.
    ...(await Promise.all(["?for=public", "?for=public&format=text"].map((query) => ofPlan(query, b)))),
    JSON.stringify(await recordIn(await battler.record(battle))),
    JSON.stringify(await viewIn(await battler.look(battle))),
  ];
  for (const one of told) expect(one).not.toMatch(/Annabelle|Benedict|Bartholomew|killed:a|"presence"/);
});
