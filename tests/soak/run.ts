// npm run soak: the tests that take minutes. `npm run soak -- --only kills` runs those named.
import { resolve } from "node:path";
import { build } from "@/scripts/steps/build.mjs";
import { Fault, runMain, secondsSince } from "@/scripts/steps/run.mjs";
import { soakBattleKills } from "./battle-kills";
import { soakDrafts } from "./drafts";
import { soakGeometry } from "./geometry";
import { soakKills } from "./kills";
import { soakLists } from "./lists";
import { soakMachineRaces, soakMachines } from "./machines";
import { soakOdds } from "./odds";
import { soakRaces } from "./races";
import type { Soaked } from "./soaked";
import { soakPlacements, soakTable } from "./table";

const SOAKS: Readonly<Record<string, () => Promise<Soaked>>> = {
  kills: soakKills,
  "battle-kills": soakBattleKills,
  races: () => soakRaces(),
  geometry: soakGeometry,
  table: soakTable,
  placements: soakPlacements,
  lists: soakLists,
  drafts: soakDrafts,
  odds: soakOdds,
  machines: soakMachines,
  "machine-races": soakMachineRaces,
};

function soaksAsked(args: readonly string[]): readonly string[] {
  const known = Object.keys(SOAKS);
  if (args.length === 0) return known;
  const names = args[0] === "--only" && args.length === 2 ? String(args[1]).split(",") : [""];
  if (names.every((name) => known.includes(name))) return names;
  throw new Fault(`Use npm run soak -- --only with one or more of ${known.join(", ")}, joined by commas.`);
}

async function main(): Promise<number> {
  const asked = soaksAsked(process.argv.slice(2));
  await build(resolve(import.meta.dirname, "../.."));
  let failed = 0;
  for (const name of asked) {
    const start = performance.now();
    console.log(`${name}: begun.`);
    const { ok, told } = (await SOAKS[name]?.()) ?? { ok: false, told: "there is no such soak" };
    console.log(`${name}: ${ok ? "passed" : "FAILED"} in ${secondsSince(start)} s: ${told}`);
    if (!ok) failed++;
  }
  return failed === 0 ? 0 : 1;
}

await runMain(main);
