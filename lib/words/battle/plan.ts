import type { DeclaredCommand } from "../../model/battle-command";
import type { SecretOrder } from "../../model/battle-event";
import type { BattlePlan, PlanCorner, PlanSpot } from "../../model/battle-plan";
import type { Placed } from "../../model/battlefield";
import { type ShortEdge, type SourceKind, STEPS, type Step } from "../../model/enumerations";
import { numeral } from "../numerals";
import { both, counted, either, plural, sentenceCase, spoken } from "../phrasing";
import { joined, say, type Words } from "../sentence";
import { term } from "../terms";
import { formWords } from "./field";
import { commandLetter } from "./names";
import { lengthWords, orderCalled } from "./terrain";
import { STEP_WORDS } from "./turn";

/** The plan of a battle: on its page, on paper, in files and as text. */
export const PLAN = {
  heading: "Battle plan",
  tab: (isOwn: boolean, title: string) => `${isOwn ? "Plan" : "Public plan"}: ${title}`,
  back: "Back to the battle",
  none: {
    heading: "No plan yet",
    sentence:
      "The plan starts with the first step on the table, after the five days. Terrain, deployment and orders appear as they are settled.",
  },
  choices: {
    label: "Which plan",
    mine: "For me",
    of: (army: string) => `For ${sentenceCase(army)}`,
    everybody: "For everybody",
    /** Of the plan that everybody gets. `isTurned`: its player's own is seen from the other edge. */
    shared: (isTurned: boolean) =>
      `This is the plan that anyone can see: no secrets, and no players’ names.${isTurned ? " It is seen from the defender’s edge, so the map is turned round and every distance differs from your plan." : ""}`,
  },
  files: {
    label: "Print, save or share",
    svg: "SVG",
    png: "PNG",
    text: "Text",
    share: "Share the public plan",
    shareNote: "Anyone with this link sees what both players can see, and no secrets.",
    link: "Link to the public plan",
    name: (title: string) => `Battle plan: ${title}`,
    drawing: "Drawing…",
    saved: (name: string) => `Saved as ${name}.`,
    failed: "This browser could not draw the plan. Print it instead.",
  },
  /** A place within a sentence. `centimetres`: with their unit. */
  place: (spot: string, centimetres: string) => `${spot} BW, ${centimetres}`,
  map: {
    label: "Map",
    key: "Numbers in rings are pieces of terrain. The number on a line is the distance from the table edge there to the middle of the piece, in BW.",
  },
  facts: {
    heading: "The battlefield",
    bases: (millimetres: number) => `${millimetres} mm bases`,
    measure: (figures: string, tenWidths: string, table: string) => `${figures}: ${tenWidths}; the table is ${table}`,
    labels: {
      table: "Table",
      where: "Square",
      territory: "Territory",
      invader: "Invader",
      defender: "Defender",
      "first-turn": "First turn",
      "out-scouting": "Out-scouting",
      flank: "Flank",
      sectors: "Flank sectors",
      deployment: "Deployment",
    },
    size: (width: number, depth: number) => `${lengthWords(width)} by ${lengthWords(depth)} BW`,
    noFlank: "No secure flank",
    water: (width: number, edge: string) => `Water ${lengthWords(width)} BW wide along ${edge}`,
    secure: (edge: string) => `Terrain secures ${edge}`,
    firstTurn: (invader: string) => `${sentenceCase(invader)} has the pack and is active first`,
    sectors: (width: number) => `${lengthWords(width)} BW from each short edge`,
    deployment: (depth: number) => `Up to ${lengthWords(depth)} BW from a player’s own edge`,
    figures: (min: number, max: number) => `figures of ${min} to ${max} mm`,
    tenWidths: (centimetres: string, inches: string) => `10 BW are ${centimetres} cm (${inches} in)`,
    tableSize: (cm: readonly (string | undefined)[], inches: readonly (string | undefined)[]) =>
      `${cm.join(" by ")} cm (${inches.join(" by ")} in)`,
  },
  about: (width: number, depth: number, corner: PlanCorner) =>
    `A table of ${lengthWords(width)} by ${lengthWords(depth)} BW, seen from the ${corner}’s edge`,
  terrain: {
    heading: "Terrain",
    number: "No.",
    piece: "Piece",
    size: "Width × depth",
    middle: "Middle: left / edge",
    right: "From the right",
    corners: "Lower left corner: left / edge",
    bothCorners: "Both lower corners: left / edge",
    anyCorners: "Lower corners: left / edge",
    turned: (degrees: number) => `turned ${degrees}°`,
  },
  army: {
    role: (role: PlanCorner) => `the ${role}`,
    campAt: ", its middle at (left / edge) ",
    waiting: "Still to be deployed",
    stragglers: "Stragglers, off the table",
    heading: (title: string) => `${title}: `,
    units: (army: string) => `Unit groups of ${army}`,
    commanders: (army: string) => `Commanders of ${army}`,
    orders: (army: string) => `Marches and ambushes of ${army}`,
    away: (name: string, number: number, bases: number) => `${name} (${number}), ${counted(bases, "base")}`,
    straggler: (name: string, number: number) => `${name} (${number})`,
    bases: (name: string, count: number) => `${name}, ${counted(count, "base")}`,
  },
  units: {
    number: "No.",
    name: "Unit group",
    ledBy: "Led by",
    form: "Formation",
    size: "Files × ranks",
    frontLeft: "Front left, BW",
    centimetres: (millimetres: number) => `cm, ${millimetres} mm`,
    notes: "Notes",
    facing: (facing: string) => `facing ${facing}`,
    right: "right ",
    /** Only where the last rank is not full. */
    bases: (bases: number) => ` (${counted(bases, "base")})`,
  },
  commanders: {
    heading: "Commanders",
    letter: "Letter",
    commander: "Commander",
    place: "Left / edge: in BW, then in cm",
    leads: "Leads",
    unnamed: (commander: number) => (commander === 0 ? "Army commander" : `Commander ${commandLetter(commander)}`),
    onTable: "on the table",
    besideCamp: "beside the camp",
    withOrder: (order: string) => `with ${orderCalled(order)}`,
  },
  orders: {
    heading: "Marches and ambushes",
    order: "Order",
    seen: "What everybody sees",
    says: "What it says",
    seenNarrow: "Everybody sees",
    saysNarrow: "It says",
    secret: "Secret: ",
    secretAfter: " (secret)",
  },
  notes: {
    heading: "Notes",
    corners:
      "“Front left” is the left end of a unit group’s front, seen from behind the group. If its formation is not a full rectangle, measure to the rectangle around it.",
    turned: "A turned piece is turned anticlockwise about its middle. Both its lower corners are given.",
  },
} as const;

/** Marks a value that is not the rulebook's, on paper and in text. */
export const PLAN_SOURCES: Readonly<Record<SourceKind, string>> = {
  rulebook: "",
  sibling: " (from Mortem et Gloriam)",
  house: " (Condotta’s own value)",
};

/** Which bases the centimetres are for. */
export const centimetresFor = (widths: readonly { readonly millimetres: number }[]): string =>
  `Centimetres are for bases of ${widths.map(({ millimetres }) => `${millimetres} mm`).join(", then of ")}.`;

/** Lines of a plan as plain text. */
export const PLAN_TEXT = {
  centimetres: (lengths: readonly (readonly string[])[]) => `${lengths.map((one) => one.join(" / ")).join(" or ")} cm`,
  piece: (kind: string, along: number, deep: number, turned: number, centimetres: string) =>
    `${kind}, ${lengthWords(along)} by ${lengthWords(deep)} BW${turned === 0 ? "" : `, turned ${turned}°`}: ${centimetres}`,
  middle: (centre: PlanSpot, right: number, centimetres: string) =>
    `middle ${spotWords(centre)} BW (${lengthWords(right)} from the right), ${centimetres}`,
  corner: (corner: PlanSpot, centimetres: string) => `corner ${spotWords(corner)} BW, ${centimetres}`,
  unit: (name: string, command: string | null, formed: readonly string[]) =>
    `${name}${command ? ` [${command}]` : ""}: ${formed.join(", ")}`,
  formed: (bases: number, form: string, files: number, ranks: number) =>
    `${counted(bases, "base")}, ${form}, ${files} wide and ${ranks} deep`,
  frontLeft: (spot: PlanSpot, centimetres: string) => `front left ${spotWords(spot)} BW, ${centimetres}`,
  frontRight: (spot: PlanSpot, centimetres: string) => `front right ${spotWords(spot)} BW, ${centimetres}`,
  commander: (name: string, title: string, place: string, at: PlanSpot | null, leads: string | null) =>
    `${name} (${title}), ${place}${at ? ` at ${spotWords(at)} BW` : ""}${leads ? `; leads ${leads}` : ""}`,
  order: (called: string, seen: string, at: PlanSpot | null, says: string, secret: boolean) =>
    `${called}: ${seen}${at ? ` at ${spotWords(at)} BW` : ""}; ${says}${secret ? PLAN.orders.secretAfter : ""}`,
  army: (name: string, role: PlanCorner, count: string) => `${name}, ${PLAN.army.role(role)}: ${count}`,
  camp: (words: string, centre: PlanSpot, centimetres: string) => `${words}${PLAN.army.campAt}${spotWords(centre)} BW, ${centimetres}`,
} as const;

export const planTitle = (first: string, second: string): string => `${sentenceCase(first)} and ${second}`;

/** On every page of a plan that only its own player may see. */
export const secretWords = (army: string): string => `Secret: only for ${army}`;

/** "Still to come: deployment, the last placements, scouts."; nothing where all is set. */
export function missingWords(step: Step): string | null {
  if (step === "abandoned") return "This battle was abandoned before it was fought.";
  const ahead = STEPS.slice(STEPS.indexOf(step), STEPS.indexOf("ready")).map((one) => STEP_WORDS[one].toLowerCase());
  return ahead.length === 0 ? null : `Still to come: ${ahead.join(", ")}.`;
}

/** `isOwn`: the player whose corner it is reads it. */
export const measuredWords = (corner: PlanCorner, isOwn: boolean): string => {
  const whose = isOwn ? "your" : `the ${corner}’s`;
  return `Measured in base widths (BW) from the bottom left corner of the map, where ${whose} left and ${whose} edge meet.`;
};

/** "loose", "tercio", "pike and shot, loose". Set formations are close unless it says otherwise. */
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

/** "unit groups 1, 4 and 7, ambush 2"; a floating commander leads nobody. */
export function leadsWords({ units, ambushes }: DeclaredCommand): string {
  const groups = [...units].sort((one, other) => one - other);
  const led = [...(groups.length > 0 ? [`${plural(groups.length, "unit group")} ${both(groups)}`] : []), ...ambushes.map(orderCalled)];
  return led.length === 0 ? "nobody" : led.join(", ");
}

const edgeOf = (edge: ShortEdge, corner: PlanCorner): string =>
  `the ${corner}’s ${corner === "invader" ? (edge === "left" ? "right" : "left") : edge}`;

/** Left and right from the plan's corner. */
export const planEdge = edgeOf;

/** What an order says, in the words of the plan. */
export function planOrderWords(secret: SecretOrder, corner: PlanCorner): string {
  if (secret.kind === "ambush") return secret.unit === null ? "a bluff" : `unit group ${secret.unit}`;
  if (secret.edge === null) return "a bluff";
  const groups = `${plural(secret.units.length, "unit group")} ${both(secret.units)}`;
  return `${groups} round ${edgeOf(secret.edge, corner)}`;
}

/** `over`: once its bluff is shown, he stands with his troops. */
export const marchSeen = (commander: number, over: boolean): string =>
  `commander ${commandLetter(commander)} ${over ? "was " : ""}beside the camp`;
export const AMBUSH_SEEN = "a marker on the table";
export const NOT_TOLD = "not shown yet";

export const bluffNote = (name: string, letter: string, cards: number): string =>
  `Commander ${letter} of ${name} bluffed a march and has ${numeral(cards)} ${plural(cards, "card")} fewer in turn 1.`;

/** Marching and hidden groups that drop their pikes are noted by hand ("Universal Rules 4"). */
export const pikesNote = (numbers: readonly number[]): string =>
  `If ${plural(numbers.length, "unit group")} ${either(numbers)} ${plural(numbers.length, "drops its", "drop their")} pikes on a march or in ambush, note it here. Say so when ${plural(numbers.length, "it appears", "they appear")}.`;

/** "12.5 / 7". */
export const spotWords = ({ left, edge }: PlanSpot): string => `${lengthWords(left)} / ${lengthWords(edge)}`;

/** "13 unit groups on the table, 2 on a march". */
export function armyCount({ units, orders, waiting, stragglers }: BattlePlan["armies"][number]): Words {
  const away = (kind: "march" | "ambush") => orders.filter(({ order }) => order.startsWith(kind)).flatMap((one) => one.units).length;
  const parts = [
    say`${units.length} ${term("unit-group", plural(units.length, "unit group"))} on the table`,
    ...(away("march") > 0 ? [say`${away("march")} on a ${term("flank-march", "march")}`] : []),
    ...(away("ambush") > 0 ? [say`${away("ambush")} in ${term("ambush")}`] : []),
    ...(waiting.length > 0 ? [say`${waiting.length} still to be ${term("deployment", "deployed")}`] : []),
    ...(stragglers.length > 0 ? [say`${stragglers.length} ${term("stragglers", plural(stragglers.length, "straggler"))}`] : []),
  ];
  return joined(parts, ", ");
}
