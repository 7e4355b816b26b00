import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { LegalCommand } from "@/lib/model/battle-command";
import { otherSeat, type SeatName } from "@/lib/model/by-seat";
import { legalCommands } from "@/lib/rules/prebattle/sequence";
import { battlegroundNow } from "@/lib/rules/prebattle/table-now";
import { whereItLies } from "@/lib/rules/table/where-it-lies";
import { type Running, setRunning } from "@/lib/server/running";
import { ask, errorOf } from "./asking";
import { lossesIn } from "./battle-soundness";
import { leaksIn, newBattler, recordIn } from "./battler";
import { comeToTerrain, loadedNow } from "./battling";
import { bootSoundly } from "./program-folder";

let running: Running;
beforeAll(async () => {
  running = await bootSoundly();
  setRunning(running);
});
afterAll(async () => {
  // Enough tokens, and enough refusals to look for them in.
  for (let count = 0; count < 8; count++) {
    const battler = newBattler();
    const { battle, a } = await battler.facing();
    expect((await battler.command(battle, { type: "pass" }, a)).status).toBe(409);
  }
  expect(leaksIn(running)).toEqual([]);
});

type Placing = Extract<LegalCommand, { type: "place-piece" }>;

/** A battle in which a seat is to lay a piece, and where it may. */
async function layingBattle() {
  const battler = newBattler();
  const { battle, a, b } = await battler.facing();
  const seat = await comeToTerrain(running, battle);
  const { battle: now } = await loadedNow(battle, running);
  const legal = legalCommands(now, seat).find((one): one is Placing => one.type === "place-piece");
  if (!legal) throw new Error("nothing is to be laid");
  const { left, bottom, right, top } = legal.region;
  const region = { left: left * 100, bottom: bottom * 100, right: right * 100, top: top * 100 };
  const place = whereItLies(battlegroundNow(now), legal.kind, { size: legal.size, region, edge: legal.touchesEdge ? "any" : null });
  if (!place) throw new Error("the search finds nothing");
  const { x, y, angle, w = 0, h = 0 } = place;
  return { battler, battle, seat, headers: { a, b }, legal, placing: { type: "place-piece", x, y, angle, w, h } };
}

const numbersOf = async (response: Response) => ((await response.json()) as { seq: number }).seq;

describe("a piece of terrain", () => {
  test.each([
    ["no number", '"x":NaN', "malformed-json"],
    ["no number's name", '"x":"NaN"', "wrong-type x"],
    ["beyond all numbers", '"x":1e999', "wrong-type x"],
    ["before the table", '"x":-0.1', "too-small x"],
    ["beyond every table", '"y":60.1', "too-large y"],
    ["between the tenths", '"y":4.05', "not-a-multiple y"],
    ["without a side", '"w":0', "too-small w"],
    ["a whole turn round", '"angle":360', "too-large angle"],
    ["half a degree round", '"angle":0.5', "wrong-type angle"],
  ])("%s is no command", async (_, field, told) => {
    const battler = newBattler();
    const { battle, a } = await battler.facing();
    const name = /"(\w+)"/.exec(field)?.[1];
    const fields = ['"w":6', '"h":6', '"x":20', '"y":15', '"angle":0'].map((one) => (one.startsWith(`"${name}"`) ? field : one));
    const body = `{"commandId":"${randomUUID()}","type":"place-piece",${fields.join(",")}}`;
    const error = await errorOf(
      await ask("POST", `/api/battles/${battle}/commands`, {
        ...{ params: { id: battle }, body, headers: { "content-type": "application/json", ...a } },
      }),
    );
    const faults = ((error.details ?? []) as { at?: string; code: string }[]).map(({ at, code }) => (at ? `${code} ${at}` : code));
    expect(error.status).toBe(400);
    expect([error.code, ...faults]).toContain(told);
  });

  test("is refused where it may not lie, with every reason and what is legal; nothing of it is stored", async () => {
    const { battler, battle, seat, headers, placing } = await layingBattle();
    const before = (await loadedNow(battle, running)).battle.seq;
    const response = await battler.command(battle, { ...placing, x: 0, y: 0, w: 0.1 }, headers[seat]);
    const { refusal } = (await response.json()) as { refusal: { code: string; message: string; legal: LegalCommand[] } };
    expect([response.status, refusal.code]).toEqual([409, "not-there"]);
    expect(refusal.legal.map(({ type }) => type)).toEqual(["place-piece"]);
    expect(refusal.message).toMatch(/table/);
    expect((await loadedNow(battle, running)).battle.seq).toBe(before);
  });

  test("is refused out of turn", async () => {
    const { battler, battle, seat, headers, placing } = await layingBattle();
    const response = await battler.command(battle, placing, headers[otherSeat(seat)]);
    expect([response.status, await response.json()]).toMatchObject([409, { ok: false, refusal: { code: "not-your-turn", legal: [] } }]);
  });

  test("sent by both at once is laid once: one gets it, the other hears why not, and nothing is lost", async () => {
    const { battler, battle, seat, headers, placing } = await layingBattle();
    const seats: readonly SeatName[] = [seat, otherSeat(seat), seat, otherSeat(seat)];
    const sent = seats.map((one) => ({ one, commandId: randomUUID() }));
    const answers = await Promise.all(
      sent.map(({ one, commandId }) => battler.sendCommand(battle, { commandId, ...placing }, headers[one])),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const at = answers.findIndex(({ status }) => status === 200);
    const seq = await numbersOf(answers[at] as Response);
    const record = await recordIn(await battler.record(battle));
    expect(record.events.filter((event) => event.type === "piece-placed" && event.piece.as !== "flank")).toHaveLength(1);
    expect(record.events.find((event) => event.seq === seq)?.type).toBe("piece-placed");
    const answered = [{ battle, seat, id: sent[at]?.commandId ?? "", seq, last: seq }];
    expect(await lossesIn(running, answered)).toEqual([]);
  });
});
