import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chooseCommand } from "@/lib/advice/choose-command";
import type { loadCatalog } from "@/lib/catalog/load-catalog";
import type { AdviceTables } from "@/lib/model/advice";
import { otherSeat, type SeatName } from "@/lib/model/by-seat";
import { SEATS, TEMPERS } from "@/lib/model/enumerations";
import { sealForce } from "@/lib/rules/prebattle/any-step";
import type { Battle } from "@/lib/rules/prebattle/battle";
import { apply, decide } from "@/lib/rules/prebattle/decide";
import { toAct } from "@/lib/rules/prebattle/sequence";
import { view } from "@/lib/rules/prebattle/view";
import { likelyTroops } from "@/lib/server/battles/advice";
import { fastDraws } from "../build/draw-sources";
import { readySealed } from "../build/forces";
import { asDecided } from "../build/house-play";
import { accepted, applyAll, chanceOf, openedBattle } from "../build/played-battle";
import { CATALOG } from "../build/rules";
import { scoreOf, THUMBS } from "./scale";

// npm run captain -- [sequences] [another checkout]: the house commander of this checkout against that one, or against itself, judged by
// scale.ts. Each plays by the advice tables of its own checkout. Each pair of sequences has the same armies, cards and dice, once with each
// captain in either chair. Times are the processor's, because other programs may keep it busy.

type Captain = { readonly choose: typeof chooseCommand; readonly advice: AdviceTables };
const [, , wanted = "2000", other] = process.argv;
const sequences = Number(wanted);

const own: Captain = { choose: chooseCommand, advice: CATALOG.advice };
async function captainOf(checkout: string): Promise<Captain> {
  const from = (file: string) => import(pathToFileURL(resolve(checkout, file)).href);
  const [{ chooseCommand: choose }, { loadCatalog: load }] = [
    await from("lib/advice/choose-command.ts"),
    await from("lib/catalog/load-catalog.ts"),
  ];
  const read: ReturnType<typeof loadCatalog> = load(resolve(checkout, "data"));
  if (!read.ok) throw new Error(`the data of ${checkout} cannot be read`);
  return { choose, advice: read.catalog.advice };
}
const foe = other ? await captainOf(other) : own;

/** Milliseconds of the processor so far. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const ids = CATALOG.readyArmies.map(({ id }) => id);
const armyOf = (at: number): string => ids[at % ids.length] ?? "";

function sealed(a: string, b: string): Battle {
  const opened = openedBattle();
  const first = applyAll(opened, accepted(sealForce(opened, "a", readySealed("a", a))));
  return applyAll(first, accepted(sealForce(first, "b", readySealed("b", b))));
}

function played(start: Battle, seed: number, captains: Readonly<Record<SeatName, Captain>>): Battle {
  const [draws, chance] = [fastDraws(seed), chanceOf(seed)];
  const temper = TEMPERS[seed % TEMPERS.length] ?? "balanced";
  let now = start;
  for (let [seat] = toAct(now); seat && now.step !== "ready"; [seat] = toAct(now)) {
    const { force } = now.seats[seat];
    if (!force) throw new Error(`seat ${seat} has no force`);
    const seen = view(now, seat);
    const foe = likelyTroops(seen, otherSeat(seat), { catalog: CATALOG });
    const { choose, advice } = captains[seat];
    const command = choose({ view: seen, force, foe, temper, book: now.book, advice, chance });
    now = accepted(decide(now, seat, asDecided(command, seat), draws)).reduce(apply, now);
  }
  return now;
}

const sums = { score: { us: 0, them: 0 }, ground: { us: 0, them: 0 }, broken: { us: 0, them: 0 } };
const faults = new Map<string, { us: number; them: number }>(THUMBS.map((thumb) => [thumb, { us: 0, them: 0 }]));
let [better, alike, marches, bluffs, ambushes, slowest] = [0, 0, 0, 0, 0, 0];
const began = spent();
for (let game = 0; game < sequences; game++) {
  const pair = Math.floor(game / 2);
  const ours: SeatName = SEATS[game % 2] ?? "a";
  const start = spent();
  const end = played(sealed(armyOf(pair), armyOf(pair * 7 + 3)), pair, { [ours]: own, [otherSeat(ours)]: foe } as Record<
    SeatName,
    Captain
  >);
  slowest = Math.max(slowest, spent() - start);
  const [us, them] = [scoreOf(end, ours, CATALOG.advice), scoreOf(end, otherSeat(ours), CATALOG.advice)];
  for (const part of ["score", "ground", "broken"] as const) {
    sums[part].us += us[part];
    sums[part].them += them[part];
  }
  for (const thumb of THUMBS) {
    const row = faults.get(thumb);
    if (!row) continue;
    row.us += us.faults[thumb];
    row.them += them.faults[thumb];
  }
  if (us.score > them.score) better += 1;
  if (us.score === them.score) alike += 1;
  for (const { secret, place } of end.seats[ours].host.orders ?? []) {
    if (place.kind === "ambush") ambushes += 1;
    else if (secret?.kind === "march" && secret.edge === null) bluffs += 1;
    else marches += 1;
  }
}
const mean = (sum: number): string => (sum / sequences).toFixed(2);
const lines = [
  `${sequences} sequences, ${other ? "this captain against the other" : "this captain against itself"}`,
  `better in ${((100 * better) / Math.max(1, sequences - alike)).toFixed(1)} % of those that differ (${alike} alike)`,
  ...(["score", "ground", "broken"] as const).map((part) => `${part}: ${mean(sums[part].us)} against ${mean(sums[part].them)}`),
  ...THUMBS.map((thumb) => `  ${thumb}: ${mean(faults.get(thumb)?.us ?? 0)} against ${mean(faults.get(thumb)?.them ?? 0)}`),
  `orders: ${mean(marches)} marches, ${mean(bluffs)} bluffed, ${mean(ambushes)} ambushes`,
  `${((spent() - began) / sequences).toFixed(0)} ms each, the slowest ${slowest.toFixed(0)} ms`,
];
process.stdout.write(`${lines.join("\n")}\n`);
