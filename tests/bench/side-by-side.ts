// npm run bench:beside -- FOLDER: what another version of the program stores in a file, and what this one does, in turn in one run. The folder
// holds that version's sources, and a node_modules that serves both.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { median, percentile } from "./measure";

const ROUNDS = 15;
const KINDS = { commands: "stored commands a second", saving: "milliseconds a save" } as const;
type Kind = keyof typeof KINDS;

/** A process of the program in that folder, which measures when it is asked to. */
async function sideIn(folder: string) {
  const script = resolve(import.meta.dirname, "storing-here.ts");
  const tsx = ["--import", "tsx", script];
  const env = { ...process.env, TSX_TSCONFIG_PATH: resolve(folder, "tsconfig.json"), DATABASE_URL: "" };
  const child = spawn(process.execPath, tsx, { cwd: folder, env, stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  await lines.next();
  return {
    async measure(kind: Kind): Promise<number> {
      child.stdin.write(`${kind}\n`);
      const { value, done } = await lines.next();
      if (done) throw new Error(`the program in ${folder} ended`);
      return Number(value);
    },
    async end(): Promise<void> {
      child.stdin.end("end\n");
      await once(child, "close");
    },
  };
}

const [other] = process.argv.slice(2);
if (!other) throw new Error("Give the folder of the other version: npm run bench:beside -- ../before");
const sides = [await sideIn(resolve(other)), await sideIn(resolve(import.meta.dirname, "../.."))] as const;
for (const [kind, told] of Object.entries(KINDS) as [Kind, string][]) {
  const measured: { readonly before: number; readonly now: number }[] = [];
  for (const side of sides) await side.measure(kind);
  for (let round = 0; round < ROUNDS; round++) {
    // Each goes first as often as the other.
    const [first, second] = round % 2 === 0 ? sides : ([sides[1], sides[0]] as const);
    const [one, two] = [await first.measure(kind), await second.measure(kind)];
    measured.push(round % 2 === 0 ? { before: one, now: two } : { before: two, now: one });
  }
  const ratios = measured.map(({ before, now }) => now / before);
  const of = (side: "before" | "now") => median(measured.map((one) => one[side])).toPrecision(4);
  const quartiles = [0.25, 0.75].map((share) => percentile(ratios, share).toFixed(3)).join(" to ");
  console.log(`${told}: ${of("before")} before, ${of("now")} now; ${median(ratios).toFixed(3)} times as much (quartiles ${quartiles})`);
}
for (const side of sides) await side.end();
