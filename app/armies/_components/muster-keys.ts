import type { KeyboardEvent } from "react";
import { copyUnits } from "@/lib/rules/army/unit-edits";
import { type Picks, removal } from "./picked-rows";
import type { Change } from "./use-desk";

const ROW = ".muster-row[data-unit]";
const STOPS = ".muster-name, .command-head summary";

const idOf = (row: Element): number => Number((row as HTMLElement).dataset.unit);

/** Whether a key pressed here belongs to a field, to the form of a unit group, or to what is being dragged. */
const isElsewhere = (target: Element): boolean =>
  target.closest("input, select, textarea, form, .muster-more, [aria-pressed='true'].grip") !== null;

/**
 * Keys on a row of the muster: arrows go from row to row (with Shift they select), + and − change the bases, Delete removes and Control with
 * D duplicates the row or all that are selected with it. Enter opens the row by itself.
 */
export function pressInMuster(event: KeyboardEvent<HTMLElement>, picks: Picks, change: Change): void {
  const target = event.target as HTMLElement;
  if (isElsewhere(target) || event.altKey) return;
  const row = target.closest(ROW);
  const isCommand = event.ctrlKey || event.metaKey;
  const act = isCommand ? (event.key.toLowerCase() === "d" ? "copy" : null) : (ACTS[event.key] ?? null);
  if (act === null || (act !== "up" && act !== "down" && !row)) return;
  event.preventDefault();
  if (act === "up" || act === "down") step(event, act === "up" ? -1 : 1, picks);
  else if (row) actOn(row, act, picks, change);
}

const ACTS: Readonly<Record<string, "up" | "down" | "more" | "fewer" | "remove">> = {
  ArrowUp: "up",
  ArrowDown: "down",
  "+": "more",
  "=": "more",
  "-": "fewer",
  "−": "fewer",
  Delete: "remove",
  // What a Mac calls delete.
  Backspace: "remove",
};

function step({ currentTarget, target, shiftKey }: KeyboardEvent<HTMLElement>, by: number, picks: Picks): void {
  const stops = [...currentTarget.querySelectorAll<HTMLElement>(STOPS)];
  const here = stops.findIndex((one) => (one.closest(ROW) ?? one.parentElement)?.contains(target as Node));
  const next = stops[here + by];
  const [from, to] = [stops[here]?.closest(ROW), next?.closest(ROW)];
  if (shiftKey && from && to) {
    if (!picks.has(idOf(from))) picks.pick(idOf(from), false);
    picks.pick(idOf(to), true);
  }
  next?.focus();
}

/** After a removal the focus goes to the row that was next, or to the one before. */
function actOn(row: Element, act: "copy" | "more" | "fewer" | "remove", picks: Picks, change: Change): void {
  const [fewer, more] = row.querySelectorAll<HTMLElement>(".stepper button");
  if (act === "more") more?.click();
  if (act === "fewer") fewer?.click();
  const ids = picks.with(idOf(row));
  if (act === "copy") change((now) => copyUnits(now, ids));
  if (act !== "remove") return;
  const rows = [...document.querySelectorAll(ROW)];
  const stay = (one: Element) => !ids.includes(idOf(one));
  const at = rows.indexOf(row);
  const next = rows.slice(at).find(stay) ?? rows.slice(0, at).findLast(stay);
  change(removal(ids));
  (next?.querySelector<HTMLElement>(".muster-name") ?? document.getElementById("muster"))?.focus();
}
