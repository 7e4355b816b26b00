/** One line of the table at the end. `slowest`: milliseconds, null where nothing was timed. It failed where it has faults. */
export type Row = { readonly what: string; readonly count: number; readonly slowest: number | null; readonly faults: readonly string[] };

/** How a request ended. `status` is null where no whole answer came. */
export type Ended = { readonly status: number | null; readonly ms: number; readonly text: string };

/** Milliseconds after which an answer has hung. */
export const HANG = 5000;
/** Milliseconds within which health is answered 99 times in 100, however the server is loaded. */
export const MOST_HEALTH = 150;
/** File descriptors that a server may have more than before: a few of its own come and go. */
const MOST_DESCRIPTORS = 20;
/** Of a page or an answer, around the place where it differs. */
const SHOWN = 60;

/** Why a request should not have ended so; null where it may. `mayRefuse`: 503 is an honest answer here, because something is full. */
export function judgeAnswer(asked: string, { status, ms, text }: Ended, mayRefuse = false): string | null {
  if (status === null) return `${asked}: no answer within ${Math.round(ms)} ms`;
  if (ms > HANG) return `${asked}: answered ${status} after ${Math.round(ms)} ms`;
  if (status < 500 || (status === 503 && mayRefuse)) return null;
  return `${asked}: ${status} ${text.slice(0, 200)}`;
}

function partAt(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

/** Where two answers part that must be the same to the byte; null where they are. */
export function judgeTwins(surface: string, one: string, other: string): string | null {
  if (one === other) return null;
  const at = partAt(one, other);
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - SHOWN), at + SHOWN));
  return `${surface} tells: from ${at} on ${around(one)} is not ${around(other)}`;
}

/** A pair in which nobody sees a difference proves nothing: its owner must. */
export function judgePair(pair: string, own: string, ownOfTwin: string): string | null {
  return own === ownOfTwin ? `${pair}: both battles are the same even to whose secret it is, so nothing was tried` : null;
}

/** Counted by the process: before, and after all connections were closed. */
export function judgeDescriptors(before: number, after: number): string | null {
  return after - before < MOST_DESCRIPTORS ? null : `${after - before} descriptors are still open (${before} before, ${after} after)`;
}

/** How many of those who raced for one thing were told that they have it. */
export function judgeWinners(race: string, statuses: readonly number[], most: number): string | null {
  const winners = statuses.filter((status) => status < 300).length;
  if (winners === most) return null;
  return `${race}: ${winners} were told that they won, not ${most} (${statuses.join(", ")})`;
}

/** What was acknowledged and is not there any more. */
export function judgeKept(acknowledged: readonly string[], found: readonly string[]): string | null {
  const there = new Set(found);
  const lost = acknowledged.filter((one) => !there.has(one));
  return lost.length === 0 ? null : `${lost.length} of ${acknowledged.length} acknowledged are lost: ${lost.slice(0, 3).join("; ")}`;
}

/** Of what health took while the server was loaded. */
export function judgeHealth(load: string, times: readonly number[]): string | null {
  const p99 = times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.99) - 1];
  if (p99 === undefined) return `${load}: health was never asked`;
  return p99 <= MOST_HEALTH ? null : `${load}: health takes ${Math.round(p99)} ms (p99), not ${MOST_HEALTH}`;
}

/** Lines of a server's log that tell of an unexpected error. */
export function judgeLog(printed: string): readonly string[] {
  const isError = (line: string) => /"level":"(error|fatal)"/.test(line) || /^\s*⨯|uncaught|unhandled/i.test(line);
  return printed
    .split("\n")
    .filter(isError)
    .map((line) => `the log: ${line.slice(0, 400)}`);
}

const HEADS = ["what", "how many", "slowest", "verdict"] as const;
/** Of one row; the others of the same kind would say the same. */
const FAULTS_SHOWN = 6;

function cells({ what, count, slowest, faults }: Row): readonly string[] {
  const verdict = faults.length === 0 ? "held" : `FAILED (${faults.length})`;
  return [what, String(count), slowest === null ? "" : `${Math.round(slowest)} ms`, verdict];
}

/** The table, and below it what failed. */
export function tableOf(rows: readonly Row[]): string {
  const lines = [HEADS, ...rows.map(cells)];
  const widths = HEADS.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  const drawn = lines.map((line) =>
    line.map((cell, at) => (at === 1 || at === 2 ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0))).join("  "),
  );
  const failed = rows.flatMap(({ what, faults }) => {
    const more = faults.length > FAULTS_SHOWN ? [`  and ${faults.length - FAULTS_SHOWN} more`] : [];
    return faults.length === 0 ? [] : [`${what}:`, ...faults.slice(0, FAULTS_SHOWN).map((fault) => `  ${fault}`), ...more];
  });
  return [...drawn, ...(failed.length > 0 ? ["", ...failed] : [])].join("\n");
}
