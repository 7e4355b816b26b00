import type { BattleRecord } from "@/lib/model/battle";
import type { SeatNames } from "@/lib/words/battle/names";
import { RECORD } from "@/lib/words/battle/record";
import type { ReplayState } from "./use-replay";

type Props = { readonly record: BattleRecord; readonly replay: ReplayState; readonly names: SeatNames };

/** On paper: which entry of which battle this is, and whose view. */
export function PrintedFoot({ record, replay: { at, last, eyes }, names }: Props) {
  const chain = record.events.at(-1)?.chain;
  return <p className="hidden print:block">{RECORD.foot({ eyes, names, at, last, battle: record.battle, chain })}</p>;
}
