// npm run siege: what a hostile visitor would try, against servers of its own on this machine. `npm run siege -- --only secrecy,mutants` runs those named.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "@/scripts/steps/build.mjs";
import { Fault, runMain, secondsSince } from "@/scripts/steps/run.mjs";
import { type Site, startSite } from "../e2e/site";
import { soakBattleKills } from "../soak/battle-kills";
import { soakKills } from "../soak/kills";
import type { Soaked } from "../soak/soaked";
import { besiegeAddresses } from "./addresses";
import { besiegeWithBodies } from "./bodies";
import { besiegeFullDisk } from "./full-disk";
import { judgeLog, type Row, tableOf } from "./judges";
import { besiegeLowDisk } from "./low-disk";
import { besiegeWithMutants } from "./mutants";
import { besiegeWithRaces } from "./races";
import { besiegeSecrecy } from "./secrecy";
import { besiegeWithSockets, besiegeWithUpgrades } from "./sockets";
import { siegeWorstAccount } from "./worst-account";

const ROOT = resolve(import.meta.dirname, "../..");
/** Of servers in mid-save, and of processes in mid-battle. `npm run soak` kills two hundred of each. */
const KILLS = 6;

type Besiege = () => Promise<readonly Row[]>;

async function inFolder(besiege: (folder: string) => Promise<readonly Row[]>): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "condotta-siege-"));
  try {
    return await besiege(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** At a server of its own, behind a proxy that names the clients, so that each request may come from somebody else. Its log must be clean. */
async function onSite(besiege: (site: Site) => Promise<readonly Row[]>): Promise<readonly Row[]> {
  const site = await startSite({ TRUST_PROXY: "1", LOG_LEVEL: "warn" });
  try {
    const rows = await besiege(site);
    const [first, ...others] = rows;
    return first ? [{ ...first, faults: [...first.faults, ...judgeLog(site.printed())] }, ...others] : [];
  } finally {
    await site.stop();
  }
}

const soaked = (what: string, count: number, { ok, told }: Soaked): Row => ({ what, count, slowest: null, faults: ok ? [] : [told] });

const SIEGES: Readonly<Record<string, Besiege>> = {
  secrecy: () => inFolder(besiegeSecrecy),
  mutants: () => onSite(besiegeWithMutants),
  sockets: () => onSite(besiegeWithSockets),
  upgrades: () => onSite(besiegeWithUpgrades),
  bodies: () => onSite(besiegeWithBodies),
  addresses: () => inFolder(besiegeAddresses),
  account: async () => [soaked("the worst account that can exist", 1, await siegeWorstAccount())],
  races: () => onSite(besiegeWithRaces),
  disk: async () => [...(await besiegeFullDisk()), ...(await besiegeLowDisk())],
  kills: async () => [
    soaked("servers killed in mid-save", KILLS, await soakKills(KILLS)),
    soaked("processes killed in mid-battle", KILLS, await soakBattleKills(KILLS)),
  ],
};

function siegesAsked(args: readonly string[]): readonly string[] {
  const known = Object.keys(SIEGES);
  if (args.length === 0) return known;
  const names = args[0] === "--only" && args.length === 2 ? String(args[1]).split(",") : [""];
  if (names.every((name) => known.includes(name))) return names;
  throw new Fault(`Use npm run siege -- --only with one or more of ${known.join(", ")}, joined by commas.`);
}

async function rowsOf(name: string): Promise<readonly Row[]> {
  const start = performance.now();
  console.log(`${name}: begun.`);
  const rows = await (SIEGES[name] as Besiege)().catch((error: Error): readonly Row[] => [
    { what: name, count: 0, slowest: null, faults: [`ended by itself: ${error.stack}`] },
  ]);
  console.log(`${name}: ended in ${secondsSince(start)} s.`);
  return rows;
}

async function main(): Promise<number> {
  const asked = siegesAsked(process.argv.slice(2));
  await build(ROOT);
  const start = performance.now();
  const rows: Row[] = [];
  for (const name of asked) rows.push(...(await rowsOf(name)));
  const failed = rows.filter(({ faults }) => faults.length > 0).length;
  console.log(`\n${tableOf(rows)}\n\n${rows.length - failed} held, ${failed} failed, in ${secondsSince(start)} s`);
  return failed === 0 ? 0 : 1;
}

await runMain(main);
