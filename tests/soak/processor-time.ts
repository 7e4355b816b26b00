import { readdirSync, readFileSync } from "node:fs";

/** Hertz in which Linux counts it. */
const TICKS = 100;

/** The numbers of a process after its name, which may have spaces in it; null if it has ended. */
function statOf(pid: number): readonly number[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    return text
      .slice(text.lastIndexOf(")") + 4)
      .split(" ")
      .map(Number);
  } catch {
    return null;
  }
}

/** Where they stand among those numbers: the parent, and what the process itself and its ended children have used. */
const PARENT = 0;
const OWN = [10, 11];
const ENDED = [12, 13];

const secondsIn = (stat: readonly number[] | null, places: readonly number[]): number =>
  places.reduce((sum, place) => sum + (stat?.[place] ?? 0), 0) / TICKS;

/** Seconds of processor time that a process has used. */
export const secondsOf = (pid: number): number => secondsIn(statOf(pid), OWN);

/** The same of it and of all that it has begun, ended or not. */
export function secondsOfFamily(pid: number): number {
  const children = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && statOf(Number(name))?.[PARENT] === pid);
  const stat = statOf(pid);
  return children.reduce((sum, child) => sum + secondsOf(Number(child)), secondsIn(stat, [...OWN, ...ENDED]));
}
