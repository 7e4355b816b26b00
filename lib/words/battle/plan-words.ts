import type { BattlePlan, PlanCorner, PlanSpot } from "../../model/battle-plan";
import { STEPS, type Step } from "../../model/battle-steps";
import type { Placed } from "../../model/battlefield";
import type { ShortEdge } from "../../model/enumerations";
import type { DeclaredCommand } from "../../model/table-command";
import type { SecretOrder } from "../../model/table-event";
import { both, counted, either, numeral, sentenceCase, spoken } from "../phrasing";
import { commandLetter } from "./command-letter";
import { formWords } from "./placement-words";
import { STEP_WORDS } from "./step-words";
import { lengthWords, orderCalled } from "./terrain-words";

export const planTitle = (first: string, second: string): string => `${sentenceCase(first)} and ${second}`;

/** What stands on every page of a plan that only its own player may see. */
export const secretWords = (army: string): string => `Secret: for ${army} alone`;

/** "Still to come: deployment, the last placements, scouts."; nothing where all is set. */
export function missingWords(step: Step): string | null {
  if (step === "abandoned") return "This battle was given up before it was fought.";
  const ahead = STEPS.slice(STEPS.indexOf(step), STEPS.indexOf("ready")).map((one) => STEP_WORDS[one].toLowerCase());
  return ahead.length === 0 ? null : `Still to come: ${ahead.join(", ")}.`;
}

export const measuredWords = (corner: PlanCorner): string =>
  `All is measured from the ${corner}’s left and from the ${corner}’s edge, in base widths (BW): the corner at the bottom left of the map.`;

/** "loose", "tercio", "pike and shot, loose": how it stands, and in which set formation; those are close unless it is said. */
export function stanceWords({ form, troop }: Pick<Placed, "form" | "troop">): string {
  if (troop.setFormation === null) return formWords(form);
  return form === "close" ? spoken(troop.setFormation) : `${spoken(troop.setFormation)}, ${formWords(form)}`;
}

export function placedNotes({ nervous, caltrops, stakes, droppedPikes, troop }: Placed): string[] {
  return [
    ...(nervous ? ["nervous"] : []),
    ...(caltrops ? ["caltrops"] : []),
    ...(stakes ? ["stakes"] : []),
    ...(droppedPikes ? ["pikes dropped"] : []),
    ...(troop.characteristics.includes("barricades") ? ["barricades"] : []),
  ];
}

/** "unit groups 1, 4 and 7, ambush 2"; who leads nobody floats. */
export function leadsWords({ units, ambushes }: DeclaredCommand): string {
  const groups = [...units].sort((one, other) => one - other);
  const led = [
    ...(groups.length > 0 ? [`${groups.length === 1 ? "unit group" : "unit groups"} ${both(groups)}`] : []),
    ...ambushes.map(orderCalled),
  ];
  return led.length === 0 ? "nobody" : led.join(", ");
}

const edgeOf = (edge: ShortEdge, corner: PlanCorner): string =>
  `the ${corner}’s ${corner === "invader" ? (edge === "left" ? "right" : "left") : edge}`;

/** Left and right of whoever sits at the plan's corner. */
export const planEdge = edgeOf;

/** What an order says, in the words of the plan. */
export function planOrderWords(secret: SecretOrder, corner: PlanCorner): string {
  if (secret.kind === "ambush") return secret.unit === null ? "a bluff" : `unit group ${secret.unit}`;
  if (secret.edge === null) return "a bluff";
  const groups = `${secret.units.length === 1 ? "unit group" : "unit groups"} ${both(secret.units)}`;
  return `${groups} round ${edgeOf(secret.edge, corner)}`;
}

export const marchSeen = (commander: number): string => `commander ${commandLetter(commander)} beside the camp`;
export const AMBUSH_SEEN = "a marker on the table";
export const NOT_TOLD = "not shown yet";

export const bluffNote = (name: string, letter: string, cards: number): string =>
  `Commander ${letter} of ${name} bluffed a march: he has ${numeral(cards)} ${cards === 1 ? "card" : "cards"} fewer in turn 1.`;

/** Of the own unit groups that march or hide: what they do with their pikes is noted by hand ("Universal Rules 4"). */
export const pikesNote = (numbers: readonly number[]): string =>
  `Pikes dropped by ${numbers.length === 1 ? "unit group" : "unit groups"} ${either(numbers)}, on a march or in ambush, are noted here and told when they come.`;

/** "12.5 / 7". */
export const spotWords = ({ left, edge }: PlanSpot): string => `${lengthWords(left)} / ${lengthWords(edge)}`;

/** "13 unit groups on the table, 2 on a march". */
export function armyCount({ units, orders, waiting, stragglers }: BattlePlan["armies"][number]): string {
  const away = (kind: "march" | "ambush") => orders.filter(({ order }) => order.startsWith(kind)).flatMap((one) => one.units).length;
  const parts = [
    `${counted(units.length, "unit group")} on the table`,
    ...(away("march") > 0 ? [`${away("march")} on a march`] : []),
    ...(away("ambush") > 0 ? [`${away("ambush")} in ambush`] : []),
    ...(waiting.length > 0 ? [`${waiting.length} still to be deployed`] : []),
    ...(stragglers.length > 0 ? [`${stragglers.length} straggling`] : []),
  ];
  return parts.join(", ");
}
