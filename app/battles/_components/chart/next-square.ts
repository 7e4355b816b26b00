import { ROWS } from "./chart-layout";

const STEPS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-ROWS, 0],
  End: [ROWS, 0],
  PageUp: [0, -ROWS],
  PageDown: [0, ROWS],
};

const clamp = (value: number): number => Math.min(ROWS - 1, Math.max(0, value));

/** Where a key leads from a square, both counted in the order of reading; null for any other key. */
export function nextSquare(from: number, key: string): number | null {
  const step = Object.hasOwn(STEPS, key) ? STEPS[key] : undefined;
  if (!step) return null;
  return clamp(Math.floor(from / ROWS) + step[1]) * ROWS + clamp((from % ROWS) + step[0]);
}
