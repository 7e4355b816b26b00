import type { BattleView } from "../../model/battle-view";
import { counted } from "../phrasing";
import { orderCalled } from "./terrain-words";

/** How it stands with a unit group of one's own: `may`: it can be deployed now. */
type DeploymentState = "placed" | "may" | "waits" | "ordered" | "straggles";

export type DeploymentRow = {
  readonly number: number;
  readonly name: string;
  readonly bases: string;
  readonly state: DeploymentState;
  /** Why it is not to be deployed now; null where that needs no words. */
  readonly note: string | null;
};

type Seen = Pick<BattleView, "own" | "units" | "stragglers" | "markers" | "legal" | "seat" | "batch">;

/** The order by which a unit group marches or lies in ambush. */
function orderOf({ markers, seat }: Seen, number: number): string | null {
  for (const { seat: whose, order, secret } of markers) {
    if (whose !== seat || secret === null) continue;
    if (secret.kind === "march" ? secret.units.includes(number) : secret.unit === number) return order;
  }
  return null;
}

/** What those wait for who cannot be next. */
function waitsFor({ legal, batch, seat }: Seen): string {
  if (batch?.seat !== seat) return "not your batch now";
  if (legal.some(({ type }) => type === "place-camp")) return "after your camp";
  return "after barricades and heavy guns";
}

function rowOf(view: Seen, { number, name, bases }: NonNullable<Seen["own"]>["units"][number]): DeploymentRow {
  const row = { number, name, bases: counted(bases, "base") };
  const isThis = (one: { readonly seat: string; readonly number: number }) => one.seat === view.seat && one.number === number;
  if (view.units.some(isThis)) return { ...row, state: "placed", note: null };
  if (view.stragglers.some(isThis)) return { ...row, state: "straggles", note: "straggles, off the table" };
  const order = orderOf(view, number);
  if (order) return { ...row, state: "ordered", note: `${order.startsWith("march") ? "on" : "in"} ${orderCalled(order)}` };
  const legal = view.legal.find((one) => (one.type === "deploy-unit" || one.type === "leave-off-table") && one.number === number);
  if (legal?.type === "deploy-unit") return { ...row, state: "may", note: null };
  return { ...row, state: "waits", note: legal ? "no place for it" : waitsFor(view) };
}

/** The own unit groups, and how it stands with each. */
export const deploymentRows = (view: Seen): readonly DeploymentRow[] =>
  [...(view.own?.units ?? [])].sort((one, other) => one.number - other.number).map((unit) => rowOf(view, unit));

/** How far the deployment is. */
export function deployedWords(rows: readonly DeploymentRow[]): string {
  const placed = rows.filter(({ state }) => state === "placed").length;
  return `${placed} of ${counted(rows.length, "unit group")} on the table`;
}
