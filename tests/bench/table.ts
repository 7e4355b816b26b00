import { battlefieldOf } from "@/lib/advice/battlefield-of";
import { TEMPERS, type TerrainKind } from "@/lib/model/enumerations";
import { sealForce } from "@/lib/rules/prebattle/any-step";
import { type Battleground, battlegroundOf } from "@/lib/rules/table/battleground";
import { type LayingLimits, mayLie } from "@/lib/rules/table/may-lie";
import { seenFrom } from "@/lib/rules/table/sight";
import { whereItLies } from "@/lib/rules/table/where-it-lies";
import { fastDraws } from "@/tests/build/draw-sources";
import { readyForce, readySealed } from "../build/forces";
import { playedByHouses } from "../build/house-play";
import { accepted, applyAll, BOOK, chanceOf, openedBattle } from "../build/played-battle";
import { CATALOG } from "../build/rules";
import { lyingPiece } from "../build/table-battle";
import { median, report } from "./measure";

const TABLE = { width: 60, depth: 30 };
const CHECKS = 40_000;
const SEARCHES = 21;
const BATTLES = 36;

const groundWith = (pieces: Parameters<typeof battlegroundOf>[0]["pieces"]): Battleground => {
  if (!BOOK.battlefield) throw new Error("no battlefield in the tables");
  const bare = { flank: null, units: [], camps: { a: null, b: null } };
  return battlegroundOf(
    { ...bare, table: TABLE, roles: { defender: "a", invader: "b" }, pieces },
    BOOK.battlefield,
    BOOK.tables.tableSizes,
  );
};

/** The battlefield of some seed that has the most pieces. */
function thickest(): Battleground {
  const asked = { territory: "F", square: "B1", ...TABLE, table: null } as const;
  const fields = Array.from({ length: 24 }, (_, at) => battlefieldOf({ seed: `bench ${at}`, ...asked }, BOOK, CATALOG.advice));
  return groundWith(fields.reduce((best, one) => (one.pieces.length > best.pieces.length ? one : best)).pieces);
}

/** Twelve turned pieces so near to one another that no other has room, though every place must be looked at to know. */
function crowded(): Battleground {
  const pieces = Array.from({ length: 12 }, (_, at) =>
    lyingPiece({ id: `piece-${at}`, w: 10, h: 10, x: 7 + (at % 6) * 9.2, y: 7.5 + Math.floor(at / 6) * 15, angle: (at * 7 + 3) % 90 }),
  );
  return groundWith(pieces);
}

const anywhere = ({ width, depth }: Battleground): LayingLimits => ({
  size: { min: 5, max: 10 },
  region: { left: 0, right: width, bottom: 0, top: depth },
  edge: null,
});

function benchPlacement(loop: number): void {
  const ground = thickest();
  const limits = anywhere(ground);
  const kinds: readonly TerrainKind[] = ["wood", "tall-crops", "lake", "village"];
  const among = chanceOf(3);
  const tried = Array.from({ length: CHECKS }, () => ({
    kind: kinds[among(kinds.length)] ?? "wood",
    ...{ x: among(600) / 10, y: among(300) / 10, w: 5 + among(50) / 10, h: 5 + among(50) / 10, angle: among(360) },
  }));
  let reasons = 0;
  for (const piece of tried) reasons += mayLie(ground, piece, limits).length;
  const start = performance.now();
  for (const piece of tried) reasons += mayLie(ground, piece, limits).length;
  const each = (performance.now() - start) / CHECKS;
  if (reasons === 0) throw new Error("nothing was judged");
  report(`a placement check against ${ground.pieces.length} pieces`, each * 1000, "microseconds", { most: 50 }, loop);
}

function benchSearch(loop: number): void {
  const times = Array.from({ length: SEARCHES }, () => {
    const ground = crowded();
    const start = performance.now();
    if (whereItLies(ground, "wood", anywhere(ground))) throw new Error("the crowded table has room");
    return performance.now() - start;
  });
  report("the search on a crowded table without a place", median(times), "ms", { most: 150 }, loop);
}

function benchSight(loop: number): void {
  const ground = thickest();
  const [group] = readyForce("kircholm").units;
  if (!group) throw new Error("no group to hide");
  const times: number[] = [];
  for (let x = 0.5; x <= TABLE.width - 0.5; x += 0.5)
    for (let y = 0.5; y <= TABLE.depth / 2 - 0.5; y += 0.5) {
      const runs = [0, 1, 2].map(() => {
        const start = performance.now();
        seenFrom(ground, "a", { x, y }, group);
        return performance.now() - start;
      });
      times.push(median(runs));
    }
  const mean = times.reduce((sum, one) => sum + one, 0) / times.length;
  report("the hidden-from-the-enemy test, on average", mean * 1000, "microseconds a point", { most: 5_000 }, loop);
  report("the same, the slowest point", Math.max(...times), "ms", { most: 5 }, loop);
}

function benchHouses(loop: number): void {
  const ids = CATALOG.readyArmies.map(({ id }) => id);
  const times = Array.from({ length: BATTLES }, (_, game) => {
    const opened = openedBattle();
    const first = applyAll(opened, accepted(sealForce(opened, "a", readySealed("a", ids[game % ids.length] ?? ""))));
    const sealed = applyAll(first, accepted(sealForce(first, "b", readySealed("b", ids[(game * 4 + 1) % ids.length] ?? ""))));
    const start = performance.now();
    const temper = (seat: "a" | "b") => TEMPERS[(game + (seat === "a" ? 0 : 1)) % TEMPERS.length] ?? "balanced";
    const { step } = playedByHouses(sealed, { draws: fastDraws(game), chance: chanceOf(game), temper });
    if (step !== "ready") throw new Error(`a battle ended in ${step}`);
    return performance.now() - start;
  });
  report("a whole battle by two house commanders, to ready", median(times), "ms", { most: 1_000 }, loop);
  report("the same, the slowest", Math.max(...times), "ms", { most: 1_000 }, loop);
}

/** How long the questions of the table take, and a battle that asks them all. */
export function benchTable(loop: number): void {
  benchPlacement(loop);
  benchSearch(loop);
  benchSight(loop);
  benchHouses(loop);
}
