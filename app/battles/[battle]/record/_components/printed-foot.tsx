import type { BattleRecord } from "@/lib/model/battle";
import type { SeatNames } from "@/lib/words/battle/seat-names";
import type { ReplayState } from "./use-replay";

type Props = { readonly record: BattleRecord; readonly replay: ReplayState; readonly names: SeatNames };

/** What paper cannot be asked: which moment this is, through whose eyes, of which battle. */
export function PrintedFoot({ record, replay: { at, last, eyes }, names }: Props) {
  const who = eyes === null ? "a spectator" : names.names[eyes];
  return (
    <p className="hidden print:block">
      As {who} saw it after event {at} of {last}. Battle {record.battle}; the chain ends with {record.events.at(-1)?.chain}.
    </p>
  );
}
