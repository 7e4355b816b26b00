import type { BattleEvent } from "@/lib/model/battle-event";
import { toAct } from "@/lib/rules/prebattle/sequence";
import { chainSalt, linkOf } from "@/lib/rules/record/chain";
import { loadBattle } from "@/lib/server/battles/load-battle";
import type { Loaded } from "@/lib/server/battles/loaded";
import type { Running } from "@/lib/server/running";
import { sqlIn } from "./stored";

/** A command that was answered: the number of its event, and of the last one that it made happen. */
export type Answered = {
  readonly battle: string;
  readonly seat: string;
  readonly id: string;
  readonly seq: number;
  readonly last: number;
};

function chainProblems({ seed, battle }: Loaded, events: readonly BattleEvent[]): readonly string[] {
  let chain = battle.commitment;
  return events.flatMap((event, at) => {
    chain = linkOf(chain, chainSalt(seed, battle.battle, event.seq), event);
    const gap = event.seq === at + 1 ? [] : [`${battle.battle} has ${event.seq} where ${at + 1} should be`];
    return chain === event.chain ? gap : [...gap, `${battle.battle} breaks its chain at ${event.seq}`];
  });
}

/** What of a battle is there by half: a gap, a house commander who owes an answer, an end without its seed. */
async function problemsOf(battle: string, running: Running): Promise<readonly string[]> {
  const rows = sqlIn(running).prepare("select event from battle_events where battle = ? order by seq").pluck().all(battle);
  if (rows.length === 0) return [];
  const loaded = await loadBattle(battle, running);
  if (!loaded) return [`${battle} has events and is not there`];
  const { step, seats, seed } = loaded.battle;
  const owes = toAct(loaded.battle).filter((seat) => seats[seat].chair === "house");
  return [
    ...chainProblems(
      loaded,
      rows.map((row) => JSON.parse(String(row))),
    ),
    ...(owes.length > 0 ? [`${battle} waits for the house commander`] : []),
    ...(step === "ready" && seed === null ? [`${battle} is ready and its seed is not told`] : []),
  ];
}

/** All that is not as it was answered, and all battles that are there by half. Empty where nothing is lost. */
export async function lossesIn(running: Running, answered: readonly Answered[]): Promise<readonly string[]> {
  const stored = sqlIn(running).prepare(
    "select seq, (select max(seq) from battle_events where battle = one.battle) as last from battle_events as one where battle = ? and seat = ? and command_id = ?",
  );
  const losses = answered.flatMap(({ battle, seat, id, seq, last }) => {
    const found = stored.get(battle, seat, id) as { readonly seq: number; readonly last: number } | undefined;
    return found?.seq === seq && found.last >= last ? [] : [`${battle}: command ${id} was answered as ${seq} and is ${found?.seq}`];
  });
  const battles = sqlIn(running).prepare("select id from battles").pluck().all().map(String);
  for (const battle of battles) losses.push(...(await problemsOf(battle, running)));
  return losses;
}
