import type { BattleCommand, LegalCommand } from "@/lib/model/battle-command";
import { isWhole } from "./is-whole";

export const A_NONCE = "00112233445566778899aabbccddeeff";

/** One of the commands that are legal; `among(n)` picks a whole number from 0 to n - 1. Where there is none, that is an error. */
export function randomCommand(legal: readonly LegalCommand[], among: (n: number) => number): BattleCommand {
  const picked = legal[among(legal.length)];
  if (!picked) throw new Error("nothing is legal");
  if (picked.type === "sit") return { type: "sit", nonce: A_NONCE };
  if (!isWhole(picked)) throw new Error(`${picked.type} must say where, or how much`);
  return picked;
}
