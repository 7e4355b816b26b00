// npm run bench: the figures the project promises, each beside what a fixed piece of arithmetic does on this machine today.
// `npm run bench -- --only editor` measures those named.
import { resolve } from "node:path";
import { build } from "@/scripts/steps/build.mjs";
import { Fault, runMain } from "@/scripts/steps/run.mjs";
import { benchBattlePage } from "./battle-page";
import { benchBattles } from "./battles";
import { benchCheck } from "./check";
import { benchDrafts } from "./drafts";
import { benchEditor } from "./editor";
import { startEmptySite } from "./empty-page";
import { benchFinder } from "./finder";
import { benchHouseCommander } from "./house-commander";
import { calibration } from "./measure";
import { benchOdds, benchOddsPages } from "./odds";
import { benchPointerMoves } from "./pointer-moves";
import { benchPostgres } from "./postgres";
import { benchRules } from "./rules";
import { benchStoredCommands } from "./stored-commands";
import { benchStreams } from "./streams";
import { benchTable } from "./table";

type Site = Awaited<ReturnType<typeof startEmptySite>>;

/** Each part by its name. `loop`: the calibration. `empty`: the site that page figures are told beside. */
const PARTS: Readonly<Record<string, (loop: number, empty: () => Promise<Site>) => unknown>> = {
  rules: benchRules,
  odds: benchOdds,
  drafts: benchDrafts,
  finder: benchFinder,
  check: benchCheck,
  battles: benchBattles,
  "stored-commands": benchStoredCommands,
  postgres: benchPostgres,
  "house-commander": benchHouseCommander,
  table: benchTable,
  "odds-pages": benchOddsPages,
  editor: async (loop, empty) => benchEditor(loop, await empty()),
  "battle-page": async (_, empty) => benchBattlePage(await empty()),
  "pointer-moves": async (_, empty) => benchPointerMoves(await empty()),
  streams: benchStreams,
};

function partsAsked(args: readonly string[]): readonly string[] {
  const known = Object.keys(PARTS);
  if (args.length === 0) return known;
  const names = args[0] === "--only" && args.length === 2 ? String(args[1]).split(",") : [""];
  if (names.every((name) => known.includes(name))) return names;
  throw new Fault(`Use npm run bench -- --only with one or more of ${known.join(", ")}, joined by commas.`);
}

async function main(): Promise<number> {
  const asked = partsAsked(process.argv.slice(2));
  await build(resolve(import.meta.dirname, "../.."));
  const loop = calibration();
  console.log(`calibration loop: ${Math.round(loop)} times a second`);
  let site: Promise<Site> | undefined;
  const empty = () => (site ??= startEmptySite());
  for (const name of asked) await PARTS[name]?.(loop, empty);
  await (await site)?.stop();
  return 0;
}

await runMain(main);
