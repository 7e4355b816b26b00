// npm run bench: the figures the project promises, each beside what a fixed piece of arithmetic does on this machine today.
import { resolve } from "node:path";
import { build } from "@/scripts/steps/build.mjs";
import { runMain } from "@/scripts/steps/run.mjs";
import { benchBattlePage } from "./battle-page";
import { benchBattles } from "./battles";
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

async function main(): Promise<number> {
  await build(resolve(import.meta.dirname, "../.."));
  const loop = calibration();
  console.log(`calibration loop: ${Math.round(loop)} times a second`);
  benchRules(loop);
  benchOdds(loop);
  benchDrafts(loop);
  benchFinder(loop);
  benchBattles(loop);
  await benchStoredCommands(loop);
  await benchPostgres(loop);
  benchHouseCommander();
  benchTable(loop);
  await benchOddsPages(loop);
  const empty = await startEmptySite();
  await benchEditor(loop, empty);
  await benchBattlePage(empty);
  await benchPointerMoves(empty);
  await empty.stop();
  await benchStreams(loop);
  return 0;
}

await runMain(main);
