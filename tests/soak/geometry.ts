import { judgeFootprints } from "../build/judged-footprints";
import type { Soaked } from "./soaked";

const PAIRS = 100_000;

/** Random pairs, half of them within 0.1 BW of a limit, judged by the rules' geometry, by an exact one and by @flatten-js/core. */
export async function soakGeometry(): Promise<Soaked> {
  const seed = Date.now() % 1_000_000;
  const { nearLimits, yes, disagreements } = judgeFootprints(PAIRS, seed);
  for (const { question, asked } of disagreements.slice(0, 10)) console.log(`  ${question}: ${JSON.stringify(asked)}`);
  const answers = Object.entries(yes).map(([question, times]) => `${question} ${times}`);
  const told = [
    `${PAIRS} pairs from seed ${seed} (yes: ${answers.join(", ")})`,
    `${nearLimits} within a millionth of a limit, where the exact answer alone counts`,
    `${disagreements.length} disagreements`,
  ];
  return { ok: disagreements.length === 0, told: told.join("; ") };
}
