import type { SeatName } from "../../model/by-seat";
import { SEATS } from "../../model/enumerations";
import type { BattleResult } from "../../model/table-command";
import { both, counted } from "../phrasing";
import { type SeatNames, subject } from "./seat-names";

type Row = { readonly what: string; readonly value: string };

function endedWords({ losses, broken, points }: BattleResult, seat: SeatName): string {
  const { tugs, sugs } = losses[seat];
  const lost = [...(tugs > 0 ? [counted(tugs, "TuG")] : []), ...(sugs > 0 ? [counted(sugs, "SuG")] : [])];
  const told = lost.length === 0 ? "nothing lost" : `${both(lost)} lost`;
  return `${counted(points[seat], "point")}; ${told}${broken[seat] ? ", and the army broke" : ""}`;
}

/** How it ended for either side, one's own first. */
export const resultWords = (result: BattleResult, names: SeatNames): readonly Row[] =>
  (names.eyes === "b" ? (["b", "a"] as const) : SEATS).map((seat) => ({ what: subject(names, seat), value: endedWords(result, seat) }));
