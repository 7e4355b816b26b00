const RUNS = 5;
const MILLISECONDS = 400;

/** Runs `work` for a while and returns how many times a second it went. Fails when it did nothing that could be seen. */
function rate(work: () => number): number {
  let seen = 0;
  let times = 0;
  const start = performance.now();
  let end = start;
  while (end - start < MILLISECONDS) {
    for (let at = 0; at < 100; at++) seen += work();
    times += 100;
    end = performance.now();
  }
  if (seen === 0) throw new Error("the benchmark did no work");
  return (times / (end - start)) * 1000;
}

/** The middle one of several. */
export const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** The one that this share of all does not exceed. */
export const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((one, other) => one - other)[Math.min(values.length - 1, Math.ceil(values.length * share) - 1)] ?? 0;

/** Times a second, the median of several runs after one to warm up. */
export function medianRate(work: () => number): number {
  rate(work);
  return median(Array.from({ length: RUNS }, () => rate(work)));
}

/** A fixed piece of arithmetic: what this machine does a second today, to compare figures of different days by. */
export function calibration(): number {
  return medianRate(() => {
    let state = 1;
    for (let at = 0; at < 10_000; at++) state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return state === 0 ? 0 : 1;
  });
}

const figures = (value: number): string => value.toLocaleString("en-GB", { maximumFractionDigits: Math.abs(value) < 1000 ? 1 : 0 });

/** `name: value unit (target)`, and the ratio to the calibration loop. */
export function report(name: string, value: number, unit: string, target: string, loop: number): void {
  console.log(`${name}: ${figures(value)} ${unit} (${target}); ${(value / loop).toPrecision(2)} of the calibration loop`);
}

/** What has nothing to do with the speed of this machine. */
export function reportWeight(name: string, value: number, unit: string, target: string): void {
  console.log(`${name}: ${figures(value)} ${unit} (${target})`);
}
