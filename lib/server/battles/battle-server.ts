import type { Running } from "../running";

/** The parts of a running server that battles need. */
export type BattleServer = Pick<Running, "battles" | "battleCache" | "battleNews" | "knowledge">;
