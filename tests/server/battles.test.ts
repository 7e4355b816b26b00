import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { battleRecord as recordShape } from "@/lib/model/battle";
import type { BattleCommand } from "@/lib/model/battle-command";
import type { BattleEvent } from "@/lib/model/battle-event";
import { battleView as viewShape } from "@/lib/model/battle-view";
import { type Colour, STEPS } from "@/lib/model/enumerations";
import { commitmentOf } from "@/lib/rules/chance";
import { chainSalt, linkOf } from "@/lib/rules/record/chain";
import { battleRecord, battleView, listenToBattle } from "@/lib/server/battles/load-battle";
import type { Loaded } from "@/lib/server/battles/loaded";
import type { Played } from "@/lib/server/battles/play-command";
import { findSeat } from "@/lib/server/battles/seats";
import { type Running, setRunning } from "@/lib/server/running";
import { COMMAND_ID_USED } from "@/lib/words/battle/refusals";
import { A_NONCE } from "../build/played-battle";
import { byToken, loadedNow, NOBODY, nextCommand, numbers, opened, playOn, quick, send, twoPlayers, viewNow } from "./battling";
import { bootSoundly } from "./program-folder";
import { sqlIn } from "./stored";

let running: Running;
beforeAll(async () => {
  running = await bootSoundly();
  setRunning(running);
});

const SIT: BattleCommand = { type: "sit", nonce: A_NONCE };
const all = (sql: string, ...values: unknown[]) =>
  sqlIn(running)
    .prepare(sql)
    .all(...values) as Record<string, unknown>[];
const storedEvents = (battle: string): BattleEvent[] =>
  all("select event from battle_events where battle = ? order by seq", battle).map(({ event }) => JSON.parse(String(event)));

function done(played: Played) {
  if (!played.ok) throw new Error(`${played.refusal.code}: ${played.refusal.message}`);
  return played;
}
function codeOf(played: Played): string {
  return played.ok ? "ok" : played.refusal.code;
}

/** A battle in its five days, of six map cards each: both seats owe a card. */
async function inDays() {
  const players = await twoPlayers([6, 6]);
  const among = numbers(3);
  for (;;) {
    const view = await viewNow(players.battle, null);
    if (view.step === "days") return players;
    const next = await nextCommand(players.battle, among);
    if (next) done(await send(players.battle, next.seat, next.command));
  }
}

describe("a whole battle", () => {
  test("of two tokens: numbered without a gap, linked, and the seed published with the step that ends it", async () => {
    const { battle, tokens } = await twoPlayers([7, 3]);
    for (const seat of ["a", "b"] as const) {
      const found = await findSeat(battle, byToken(tokens[seat]));
      expect(found).toMatchObject({ ok: true, seat });
    }
    await playOn(battle, 11);
    const events = storedEvents(battle);
    const [row] = all("select seed, commitment from battles where id = ?", battle);
    const seed = new Uint8Array(Buffer.from(String(row?.seed), "hex"));
    expect(seed).toHaveLength(32);
    expect(commitmentOf(seed)).toBe(row?.commitment);
    expect(events.map((one) => one.seq)).toEqual(events.map((_, at) => at + 1));
    let chain = String(row?.commitment);
    for (const event of events) {
      chain = linkOf(chain, chainSalt(seed, battle, event.seq), event);
      expect(event.chain).toBe(chain);
    }
    expect(events.at(-1)).toMatchObject({ type: "seed-published", step: "ready", seed: row?.seed });
    expect(await viewNow(battle, null)).toMatchObject({ step: "ready", chain, seed: row?.seed, toAct: [] });
    const steps = [...new Set(events.map((one) => one.step))];
    expect(steps).toEqual(STEPS.filter((one) => steps.includes(one)));
    const always = ["sitting", "role", "territory", "position", "days", "keep", "compulsory", "outscouting", "secret-orders", "ready"];
    expect(steps).toEqual(expect.arrayContaining(always));
  });

  test("folded anew from what is stored is what it was, at every moment", async () => {
    const { battle } = await twoPlayers([8, 2]);
    let compared = 0;
    await playOn(battle, 5, async () => {
      const [before, views] = [
        await loadedNow(battle),
        [await viewNow(battle, "a"), await viewNow(battle, "b"), await viewNow(battle, null)],
      ];
      running.battleCache.drop(battle);
      const after = await loadedNow(battle);
      expect(after).not.toBe(before);
      expect(after.battle).toEqual(before.battle);
      expect([...Object.values(after.acted)]).toEqual([...Object.values(before.acted)]);
      expect([await viewNow(battle, "a"), await viewNow(battle, "b"), await viewNow(battle, null)]).toEqual(views);
      compared++;
    });
    expect(compared).toBeGreaterThan(12);
  });

  test("against the house commander, who never keeps anybody waiting, has a seat of its own kind and a nonce that says so", async () => {
    const { battle, seats, invite } = await opened(quick("Whites", 7), { kind: "house", temper: "bold" });
    expect(seats).toEqual({ a: expect.stringMatching(/^[0-9a-f]{64}$/), b: null });
    expect(invite).toBeNull();
    const waits = async () => expect((await viewNow(battle, null)).toAct).not.toContain("b");
    await waits();
    await playOn(battle, 2, waits);
    const record = await battleRecord(await loadedNow(battle));
    expect(record.nonces).toEqual({ a: A_NONCE, b: "house" });
    expect((await viewNow(battle, null)).step).toBe("ready");
  });

  test("between two house commanders is played when it is opened", async () => {
    const { battle, seats } = await opened({ kind: "house" }, { kind: "house" });
    expect(seats).toEqual({ a: null, b: null });
    const view = await viewNow(battle, null);
    expect(view).toMatchObject({ step: "ready", chairs: { a: "house", b: "house" } });
    expect(new Set(all("select at from battle_events where battle = ?", battle).map((one) => one.at)).size).toBe(1);
  });

  test("is of the shapes that are published, for everybody and at every moment", async () => {
    const { battle } = await twoPlayers([6, 4]);
    await playOn(battle, 8, async () => {
      const loaded = await loadedNow(battle);
      recordShape.parse(await battleRecord(loaded));
      for (const seat of ["a", "b", null] as const) viewShape.parse(battleView(loaded, seat));
    });
  });
});

describe("a command sent again", () => {
  test("counts once and is answered alike, also when the battle has gone on and the command would be refused by now", async () => {
    const { battle } = await twoPlayers();
    const id = randomUUID();
    const first = done(await send(battle, "a", SIT, id));
    const count = storedEvents(battle).length;
    expect(await send(battle, "a", SIT, id)).toEqual(first);
    done(await send(battle, "b", SIT));
    const again = done(await send(battle, "a", SIT, id));
    expect(again.seq).toBe(first.seq);
    expect(again.view).toEqual(await viewNow(battle, "a"));
    expect(storedEvents(battle)[first.seq - 1]).toMatchObject({ type: "seat-sat", seat: "a" });
    expect(codeOf(await send(battle, "a", SIT))).not.toBe("ok");
    expect(storedEvents(battle).filter((one) => one.type === "seat-sat" && one.seat === "a")).toHaveLength(1);
    expect(count).toBe(4);
  });

  test("counts once too where it would be legal again", async () => {
    let [battle, cards] = ["", [] as readonly Colour[]];
    while (cards.length < 2) {
      battle = (await inDays()).battle;
      cards = [...new Set((await viewNow(battle, "a")).hand)];
    }
    const [one = "black", other = "black"] = cards;
    const id = randomUUID();
    const first = done(await send(battle, "a", { type: "commit-card", card: one }, id));
    done(await send(battle, "a", { type: "commit-card", card: other }));
    const before = storedEvents(battle);
    const again = done(await send(battle, "a", { type: "commit-card", card: one }, id));
    expect(again.seq).toBe(first.seq);
    expect(storedEvents(battle)).toEqual(before);
    expect((await loadedNow(battle)).battle.seats.a.committed).toBe(other);
  });

  test("with other content is refused, and changes nothing", async () => {
    const { battle } = await twoPlayers();
    const id = randomUUID();
    done(await send(battle, "a", SIT, id));
    const before = storedEvents(battle);
    const other = await send(battle, "a", { type: "sit", nonce: "ff".repeat(8) }, id);
    expect(other).toMatchObject({ ok: false, refusal: { code: "command-id-used", message: COMMAND_ID_USED } });
    expect(storedEvents(battle)).toEqual(before);
  });

  test("with the id that the other seat used is its own command", async () => {
    const { battle } = await twoPlayers();
    const id = randomUUID();
    done(await send(battle, "a", SIT, id));
    done(await send(battle, "b", SIT, id));
    expect((await viewNow(battle, null)).step).not.toBe("sitting");
  });

  test("at once from two tabs is stored once; both are answered", async () => {
    const { battle } = await twoPlayers();
    const id = randomUUID();
    const both = await Promise.all([send(battle, "a", SIT, id), send(battle, "a", SIT, id)]);
    expect(both.map(codeOf)).toEqual(["ok", "ok"]);
    expect(storedEvents(battle).filter((one) => one.type === "seat-sat")).toHaveLength(1);
  });
});

describe("two at once", () => {
  test("tabs of one seat with commands of their own: one counts, the other is told what holds now", async () => {
    const { battle } = await twoPlayers();
    const both = await Promise.all([send(battle, "a", SIT), send(battle, "a", { type: "sit", nonce: "ab".repeat(16) })]);
    expect(both.map(codeOf).sort()).toEqual(["already-sat", "ok"]);
    expect(storedEvents(battle).filter((one) => one.type === "seat-sat")).toHaveLength(1);
  });

  test("seats, each with its card: both are stored, whoever is overtaken", async () => {
    const { battle } = await inDays();
    const cards = { a: (await viewNow(battle, "a")).hand[0], b: (await viewNow(battle, "b")).hand[0] };
    const commit = (seat: "a" | "b") => send(battle, seat, { type: "commit-card", card: cards[seat] ?? "black" });
    const both = await Promise.all([commit("a"), commit("b")]);
    expect(both.map(codeOf)).toEqual(["ok", "ok"]);
    const tail = storedEvents(battle).slice(-3);
    expect(tail.map((one) => one.type)).toEqual(["card-committed", "card-committed", "cards-revealed"]);
  });
});

describe("whoever listens", () => {
  test("hears of what is stored, when it is stored, and of nothing else", async () => {
    const { battle } = await twoPlayers();
    const other = await twoPlayers();
    const heard: number[] = [];
    const wasStored: boolean[] = [];
    const before = storedEvents(battle).length;
    const stop = listenToBattle(battle, ({ battle: { seq } }: Loaded) => {
      if (seq === before) return;
      heard.push(seq);
      wasStored.push(storedEvents(battle).length === seq);
    });
    done(await send(battle, "a", SIT));
    done(await send(other.battle, "a", SIT));
    await send(battle, "a", SIT);
    done(await send(battle, "b", SIT));
    stop();
    await playOn(battle, 4);
    expect(heard).toEqual([4, storedEvents(battle).findIndex((one) => one.type === "role-chosen")]);
    expect(wasStored).toEqual([true, true]);
  });

  test("and fails, hinders nobody", async () => {
    const { battle } = await twoPlayers();
    const heard = new Set<number>();
    const stop = [
      listenToBattle(battle, () => {
        throw new Error("gone");
      }),
      listenToBattle(battle, (loaded) => heard.add(loaded.battle.seq)),
    ];
    done(await send(battle, "a", SIT));
    for (const one of stop) one();
    expect(heard).toContain(storedEvents(battle).length);
  });
});

describe("nothing secret stands in the public record, nor in another's view", () => {
  /** What of an event only the seed's publication tells. */
  function secretsIn(event: BattleEvent): readonly unknown[] {
    switch (event.type) {
      case "cards-dealt":
        return [event.hands, event.pack, event.draws];
      case "card-committed":
        return [event.card];
      case "cards-kept":
        return [event.keep];
      case "scouting-dealt":
        return [event.dealt];
      default:
        return [];
    }
  }

  test("at any moment of a whole battle", async () => {
    const { battle } = await twoPlayers([9, 5]);
    const [{ seed } = {}] = all("select seed from battles where id = ?", battle);
    const salts = storedEvents(battle).flatMap((event) => (event.type === "force-sealed" ? [String(event.salt)] : []));
    expect(salts).toHaveLength(2);
    let looks = 0;
    const look = async () => {
      const loaded = await loadedNow(battle);
      const over = loaded.battle.step === "ready";
      const record = await battleRecord(loaded);
      const text = JSON.stringify([record, battleView(loaded, null)]);
      expect(text.includes(String(seed))).toBe(over);
      for (const secret of record.events.flatMap(secretsIn)) expect(secret === null).toBe(!over);
      // Unit groups are in no view before they are placed, and the salts of the forces outlast the seed.
      const isPlaced = record.events.some((event) => event.type === "unit-deployed" || event.type === "unit-straggling");
      for (const word of [...(isPlaced ? [] : ["Reiters"]), ...salts]) expect(text).not.toContain(word);
      looks++;
    };
    await look();
    await playOn(battle, 21, look);
    expect((await loadedNow(battle)).battle.step).toBe("ready");
    expect(looks).toBeGreaterThan(15);
  });

  test("nor of a force before both are sealed", async () => {
    const { battle } = await opened(quick("The Whites of 1620"), { kind: "invite" });
    const loaded = await loadedNow(battle);
    const text = JSON.stringify([await battleRecord(loaded), battleView(loaded, null), battleView(loaded, "b")]);
    expect(text).not.toContain("Whites");
    expect(battleView(loaded, "a").forces.a?.name).toBe("The Whites of 1620");
  });

  test("and no token or code in the whole database, but their hashes alone", async () => {
    const { battle, seats, invite } = await opened(quick("Whites"), { kind: "invite" });
    const rows = JSON.stringify(
      ["battles", "battle_events", "battle_seats", "battle_codes"].map((table) =>
        all(`select * from ${table} where ${table === "battles" ? "id" : "battle"} = ?`, battle),
      ),
    );
    expect(rows).toContain(battle);
    expect(rows).not.toContain(seats.a);
    expect(rows).not.toContain(invite);
  });
});

describe("abandoning", () => {
  const DAY = 86_400_000;
  /** As if all that has happened had happened so long ago. */
  function age(battle: string, milliseconds: number, where = "seq > 0") {
    all(`update battle_events set at = at - ? where battle = ? and ${where} returning seq`, milliseconds, battle);
    all("update battles set created_at = created_at - ? where id = ? returning id", milliseconds, battle);
    running.battleCache.drop(battle);
  }

  test("asks the other while he is here; after waiting fourteen days for him it asks nobody", async () => {
    const early = await twoPlayers();
    age(early.battle, 14 * DAY - 60_000);
    done(await send(early.battle, "a", { type: "abandon" }));
    expect((await viewNow(early.battle, null)).step).toBe("sitting");
    const late = await twoPlayers();
    done(await send(late.battle, "a", SIT));
    age(late.battle, 14 * DAY);
    done(await send(late.battle, "a", { type: "abandon" }));
    expect(storedEvents(late.battle).slice(-2)).toMatchObject([
      { type: "abandoned", seat: "a", alone: true },
      { type: "seed-published", step: "abandoned" },
    ]);
  });

  test("asks the other whose turn it is not, however long one has let one's own pass", async () => {
    const { battle } = await twoPlayers();
    done(await send(battle, "b", SIT));
    age(battle, 20 * DAY);
    done(await send(battle, "a", { type: "abandon" }));
    expect(storedEvents(battle).at(-1)).toMatchObject({ type: "abandon-offered", seat: "a" });
  });

  test("what the server declares for a seat is no act of it", async () => {
    const { battle } = await twoPlayers([6, 0]);
    const among = numbers(2);
    const isForced = (event: BattleEvent) => event.type === "day-declared" && event.forced;
    for (let forced = 0; forced === 0; ) {
      const next = await nextCommand(battle, among);
      if (!next) throw new Error("nothing was declared for the seat without cards");
      done(await send(battle, next.seat, next.command));
      all("update battle_events set at = seq * 1000 where battle = ? returning seq", battle);
      running.battleCache.drop(battle);
      const ofB = storedEvents(battle).filter((event) => event.seat === "b");
      forced = ofB.filter(isForced).length;
      expect((await loadedNow(battle)).acted.b).toBe((ofB.findLast((event) => !isForced(event))?.seq ?? 0) * 1000);
    }
  });

  test("what the other has done since counts, also when the battle was folded anew", async () => {
    const { battle } = await twoPlayers();
    age(battle, 20 * DAY);
    done(await send(battle, "b", SIT));
    running.battleCache.drop(battle);
    done(await send(battle, "a", { type: "abandon" }));
    expect((await viewNow(battle, null)).abandonOffered).toEqual({ a: true, b: false });
    done(await send(battle, "b", { type: "accept-abandon" }));
    const { step, seed } = await viewNow(battle, null);
    expect([step, seed]).toEqual(["abandoned", expect.stringMatching(/^[0-9a-f]{64}$/)]);
  });
});

describe("who asks", () => {
  test("a spectator, a token of it, of another battle, malformed, and a seat that is not the token's", async () => {
    const { battle, tokens } = await twoPlayers();
    const other = await twoPlayers();
    const asked = async (asker: Parameters<typeof findSeat>[1], id: string = battle) => {
      const found = await findSeat(id, asker);
      return found.ok ? (found.seat ?? "spectator") : found.code;
    };
    expect(await asked(NOBODY)).toBe("spectator");
    expect(await asked(byToken(tokens.b))).toBe("b");
    expect(await asked({ ...byToken(tokens.b), seat: "b" })).toBe("b");
    expect(await asked({ ...byToken(tokens.b), seat: "a" })).toBe("not-your-seat");
    expect(await asked({ ...NOBODY, seat: "a" })).toBe("not-your-seat");
    for (const token of [other.tokens.a, "", "a", tokens.a.toUpperCase(), `${tokens.a}0`, "0".repeat(64)]) {
      expect(await asked(byToken(token))).toBe("wrong-token");
    }
    expect(await asked(byToken(tokens.a), "a".repeat(26))).toBe("unknown-battle");
    expect(await asked(NOBODY, "")).toBe("unknown-battle");
  });
});
