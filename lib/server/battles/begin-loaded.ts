import type { BattleRow } from "../../../db/battles";
import { battleId, version } from "../../model/identifiers";
import { verifiableDraws } from "../../rules/chance/verifiable-draws";
import { newBattle } from "../../rules/prebattle/new-battle";
import type { Knowledge } from "../knowledge";
import { battleBookOf } from "./battle-book-of";
import type { Loaded } from "./loaded";

/** A battle without any events yet. */
export function beginLoaded(row: BattleRow, knowledge: Knowledge): Loaded {
  const [battle, rules] = [battleId.parse(row.id), version.parse(row.rules)];
  const seed = new Uint8Array(Buffer.from(row.seed, "hex"));
  const began = row.createdAt.getTime();
  return {
    battle: newBattle({ battle, commitment: row.commitment, book: battleBookOf(rules, knowledge) }),
    rules,
    seed,
    draws: verifiableDraws(seed, battle),
    acted: { a: began, b: began },
  };
}
