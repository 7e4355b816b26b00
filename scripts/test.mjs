// npm test: runs every check, from a fresh clone. `npm test -- --only unit,lint` runs only these steps.
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "./steps/build.mjs";
import { checkNode, install } from "./steps/install.mjs";
import { Fault, npm, runMain, secondsSince, stopIfAsked } from "./steps/run.mjs";
import { provideSystemPackages } from "./steps/system-packages.mjs";
import { runProject } from "./steps/tally.mjs";
import { TEST } from "./steps/words.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.env.NEXT_TELEMETRY_DISABLED = "1";

/** An npm script as a step. Its output is shown only if it fails, so that two can run side by side. */
const script = (name) => async () => {
  const { code, output } = await npm(["run", "--silent", name], { cwd: root, captured: true });
  stopIfAsked();
  return { ok: code === 0, output };
};

const project = (name) => () => runProject(root, name);

async function buildStep() {
  await build(root);
  return { ok: true };
}

/** In the order in which they begin, two at a time: the longest early, for much of it is waiting, and the other lane uses the cores meanwhile. */
const STEPS = [
  { name: "types", work: script("typecheck"), isStatic: true },
  { name: "browsers", work: script("browsers"), isStatic: true },
  // Both write what the framework makes of our routes.
  { name: "build", work: buildStep, after: "types" },
  { name: "browser", work: project("browser"), after: "build", needsIt: true },
  { name: "unused", work: script("unused"), isStatic: true },
  { name: "boundaries", work: script("boundaries"), isStatic: true },
  { name: "data", work: script("check:data"), isStatic: true },
  { name: "lint", work: script("lint"), isStatic: true },
  { name: "unit", work: project("unit") },
  { name: "postgres", work: project("postgres") },
];

function stepsChosen(args) {
  if (args.length === 0) return STEPS;
  const names = args[0] === "--only" && args.length === 2 ? args[1].split(",") : [""];
  const known = STEPS.map((step) => step.name);
  if (names.every((name) => known.includes(name))) return STEPS.filter((step) => names.includes(step.name));
  throw new Fault(TEST.usage(known));
}

async function resultOf(step) {
  const start = performance.now();
  console.log(TEST.begins(step.name));
  const result = await step.work().catch((error) => ({ ok: false, output: error instanceof Fault ? error.message : String(error?.stack) }));
  stopIfAsked();
  const seconds = secondsSince(start);
  if (!result.ok && result.output) console.log(`\n${result.output.trim()}\n`);
  console.log(TEST.ended(step.name, result.ok, seconds));
  return { name: step.name, seconds, passed: 0, failed: 0, ...result };
}

/** What came of a step is added to `results`, by its name. */
async function take(step, results) {
  const isIdle = step.needsIt && results.get(step.after)?.ok === false;
  if (isIdle) console.log(TEST.notRun(step.name, step.after));
  results.set(step.name, isIdle ? { name: step.name, seconds: "-", passed: 0, failed: 0, ok: false } : await resultOf(step));
}

/** Runs these steps in two lanes; one that comes after another waits for it, and whichever lane has run that one finds it. */
async function twoAtATime(steps, results) {
  const waiting = [...steps];
  const isReady = ({ after }) => results.has(after) || !steps.some(({ name }) => name === after);
  const lane = async () => {
    for (let at = waiting.findIndex(isReady); at !== -1; at = waiting.findIndex(isReady)) await take(...waiting.splice(at, 1), results);
  };
  await Promise.all([lane(), lane()]);
}

/** A step that fails without a failed test counts as one failed test, so that the last line is never too good. */
const failuresIn = ({ ok, failed }) => (ok ? failed : Math.max(failed, 1));

function printTable(results, total) {
  const { columns } = TEST;
  console.log(`\n${columns.step.padEnd(12)}${columns.seconds.padStart(8)}${columns.tests.padStart(8)}  ${columns.result}`);
  for (const { name, seconds, passed, failed, ok } of results) {
    const tests = passed + failed === 0 ? "" : String(passed + failed);
    const result = seconds === "-" ? TEST.skipped : TEST.result(ok);
    console.log(`${name.padEnd(12)}${seconds.padStart(8)}${tests.padStart(8)}  ${result}`);
  }
  console.log(`${columns.total.padEnd(12)}${total.padStart(8)}\n`);
  for (const line of results.flatMap((result) => result.failures ?? [])) console.log(TEST.failed(line));
}

async function main() {
  const start = performance.now();
  const chosen = stepsChosen(process.argv.slice(2));
  checkNode();
  const found = new Map();
  const statics = chosen.filter(({ isStatic }) => isStatic);
  await install(root, () => twoAtATime(statics, found));
  await provideSystemPackages(chosen.map((step) => step.name));
  const left = chosen.filter(({ name }) => !found.has(name));
  await twoAtATime(left, found);
  const results = chosen.map(({ name }) => found.get(name));
  printTable(results, secondsSince(start));
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + failuresIn(result), 0);
  console.log(TEST.sum(passed, failed));
  return failed === 0 ? 0 : 1;
}

await runMain(main);
