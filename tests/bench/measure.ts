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

/** What a figure should be; null where it is only told. */
type Target = { readonly most: number } | { readonly least: number } | null;

const figures = (value: number): string =>
  value.toLocaleString("en-GB", { maximumFractionDigits: Math.abs(value) < 10 ? 2 : Math.abs(value) < 1000 ? 1 : 0 });

/** "(at most 16): met". */
function verdict(value: number, target: Target): string {
  if (!target) return "(no target)";
  const isMost = "most" in target;
  const isMet = isMost ? value <= target.most : value >= target.least;
  return `(${isMost ? `at most ${figures(target.most)}` : `at least ${figures(target.least)}`}): ${isMet ? "met" : "MISSED"}`;
}

/** `name: value unit (target): verdict`, and the ratio to the calibration loop. */
export function report(name: string, value: number, unit: string, target: Target, loop: number): void {
  console.log(`${name}: ${figures(value)} ${unit} ${verdict(value, target)}; ${(value / loop).toPrecision(2)} of the calibration loop`);
}

/** What has nothing to do with the speed of this machine. */
export function reportWeight(name: string, value: number, unit: string, target: Target): void {
  console.log(`${name}: ${figures(value)} ${unit} ${verdict(value, target)}`);
}

/**
 * `times`, each beside what the empty page took next to it in the same run: the median of their ratios, and the quartiles. The lists may differ
 * in length, for not every moment is seen in a trace: then each time has the moment of the empty page that is as far through the run.
 */
export function reportRatio(name: string, times: readonly number[], empty: readonly number[], target: Target): void {
  if (times.length === 0 || empty.length === 0) throw new Error(`nothing was measured for: ${name}`);
  const ratios = times.map((one, at) => one / (empty[Math.floor((at * empty.length) / times.length)] ?? Number.NaN));
  const [low, middle, high] = [percentile(ratios, 0.25), median(ratios), percentile(ratios, 0.75)];
  const of = `medians ${figures(median(times))} and ${figures(median(empty))} ms, ${times.length} times`;
  console.log(
    `${name}: ${figures(middle)} of the empty page ${verdict(middle, target)}; quartiles ${figures(low)} and ${figures(high)}; ${of}`,
  );
}
