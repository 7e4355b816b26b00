import type { Running } from "../running";

/** What of a running server the battles need. */
export type BattleServer = Pick<Running, "battles" | "battleCache" | "battleNews" | "knowledge">;
