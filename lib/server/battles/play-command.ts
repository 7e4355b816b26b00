import { contentVersion } from "../../catalog/content-version";
import type { BattleCommand, LegalCommand } from "../../model/battle-command";
import type { BattleView } from "../../model/battle-view";
import type { SeatName } from "../../model/by-seat";
import type { Refusal } from "../../model/refusals";
import { decide } from "../../rules/prebattle/decide";
import { legalCommands } from "../../rules/prebattle/sequence";
import { fromDefender } from "../../words/battle/handling";
import { otherFor, type Players, seatNames } from "../../words/battle/names";
import { COMMAND_ID_USED, refusalSentence } from "../../words/battle/refusals";
import { running } from "../running";
import { appendToBattle } from "./append-to-battle";
import { decidedCommand } from "./decided-command";
import { type BattleServer, battleView } from "./load-battle";

export type Played =
  /** `seq`: the number of the command's event. The view may already show later ones. */
  | { readonly ok: true; readonly seq: number; readonly view: BattleView }
  | {
      readonly ok: false;
      readonly refusal: { readonly code: string; readonly message: string; readonly legal: readonly LegalCommand[] };
    };

const refused = (refusal: Refusal, seen: BattleView, players: Players | null): Played => ({
  ok: false,
  refusal: {
    code: refusal.code,
    message: refusalSentence(refusal, fromDefender({ ...seen, ...otherFor(seatNames(seen, seen.seat, players)) })),
    legal: refusal.legal,
  },
});

/**
 * Plays a command for a seat of an existing battle. Sent twice, it counts once and gets the same answer. If SQLite cannot store it, nothing
 * has happened and SQLite's error is thrown (see `databaseTrouble`).
 */
export async function playCommand(
  battle: string,
  seat: SeatName,
  commandId: string,
  command: BattleCommand,
  server: BattleServer = running(),
): Promise<Played> {
  const hash = contentVersion(command);
  const appended = await appendToBattle<Refusal>(
    {
      battle,
      command: { seat, id: commandId, hash },
      decide: (loaded, now) => decide(loaded.battle, seat, decidedCommand(command, loaded, seat, now), loaded.draws),
    },
    server,
  );
  switch (appended.kind) {
    case "stored":
      return { ok: true, seq: appended.seq, view: battleView(appended.loaded, seat) };
    case "repeated": {
      const { loaded, command: stored } = appended;
      if (stored.hash === hash) return { ok: true, seq: stored.seq, view: battleView(loaded, seat) };
      const refusal = { code: "command-id-used", message: COMMAND_ID_USED, legal: legalCommands(loaded.battle, seat) };
      return { ok: false, refusal };
    }
    case "refused":
      return refused(appended.refusal, battleView(appended.loaded, seat), server.companies.now(battle).names);
    case "no-code":
    case "unknown-battle":
      throw new Error(`a command for ${battle}, which is not here`);
    default:
      return appended satisfies never;
  }
}
