import type { BattlePlan, PlanArmy, PlanAway, PlanCommander, PlanOrder, PlanTerrain, PlanUnit } from "../../model/battle-plan";
import { armyCount, NOT_TOLD, spotWords } from "../../words/battle/plan-words";
import { lengthWords } from "../../words/battle/terrain-words";
import { counted } from "../../words/phrasing";
import { wrapText } from "../wrap-text";
import { centimetres, centimetresTold, type Width } from "./base-sizes";

const WIDTH = 78;
const LABEL = 15;
const INDENT = " ".repeat(6);

const labelled = (label: string, text: string): readonly string[] => wrapText(`${label.padEnd(LABEL)}${text}`, WIDTH, " ".repeat(LABEL));
const item = (mark: string | number, text: string): readonly string[] => wrapText(`${String(mark).padStart(4)}  ${text}`, WIDTH, INDENT);
const under = (text: string): readonly string[] => wrapText(text, WIDTH - INDENT.length).map((line) => INDENT + line);

/** "50 / 28 or 75 / 42 cm": on the one and on the other size of base. */
const inCentimetres = (widths: readonly Width[], ...lengths: readonly number[]): string =>
  `${widths.map(({ millimetres }) => lengths.map((one) => centimetres(one, millimetres)).join(" / ")).join(" or ")} cm`;

const bases = ({ number, name, bases: count }: PlanAway): readonly string[] => item(number, `${name}, ${counted(count, "base")}`);

function headLines({ title, about, secret, missing, measured, measures }: BattlePlan): readonly string[] {
  const head = wrapText(title, WIDTH);
  const rule = "=".repeat(Math.max(...head.map((line) => line.length)));
  return [
    ...(secret ? [secret.toUpperCase(), ""] : []),
    ...head,
    rule,
    ...[about, ...(missing ? [missing] : []), `${measured} ${centimetresTold(measures)}`].flatMap((one) => wrapText(one, WIDTH)),
  ];
}

const HOUSE = { rulebook: "", sibling: " (sibling value)", house: " (house value)" } as const;

const factLines = ({ facts, measures }: BattlePlan): readonly string[] => [
  ...facts.flatMap(({ label, value, source }) => labelled(label, `${value}${HOUSE[source ?? "rulebook"]}`)),
  ...measures.flatMap(({ millimetres, figures, tenWidths, table }) =>
    labelled(`${millimetres} mm bases`, `${figures}: ${tenWidths}; the table ${table}`),
  ),
];

function pieceLines({ mark, kind, along, deep, turned, centre, right, corners }: PlanTerrain, widths: readonly Width[]): readonly string[] {
  const size = `${lengthWords(along)} by ${lengthWords(deep)} BW`;
  return [
    ...item(mark, `${kind}, ${size}${turned === 0 ? "" : `, turned ${turned}°`}: ${inCentimetres(widths, along, deep)}`),
    ...under(`middle ${spotWords(centre)} BW (${lengthWords(right)} from the right), ${inCentimetres(widths, centre.left, centre.edge)}`),
    ...corners.flatMap((corner) => under(`corner ${spotWords(corner)} BW, ${inCentimetres(widths, corner.left, corner.edge)}`)),
  ];
}

function unitLines(unit: PlanUnit, widths: readonly Width[]): readonly string[] {
  const { number, name, form, files, ranks, facing, command, frontLeft, frontRight, notes } = unit;
  const formed = [`${counted(unit.bases, "base")}, ${form}, ${files} wide and ${ranks} deep`, `facing ${facing}`, ...notes];
  return [
    ...item(number, `${name}${command ? ` [${command}]` : ""}: ${formed.join(", ")}`),
    ...under(`front left ${spotWords(frontLeft)} BW, ${inCentimetres(widths, frontLeft.left, frontLeft.edge)}`),
    ...(frontRight ? under(`front right ${spotWords(frontRight)} BW, ${inCentimetres(widths, frontRight.left, frontRight.edge)}`) : []),
  ];
}

const commanderLine = ({ letter, name, title, place, at, leads }: PlanCommander): readonly string[] =>
  item(letter, `${name} (${title}), ${place}${at ? ` at ${spotWords(at)} BW` : ""}${leads ? `; leads ${leads}` : ""}`);

function orderLines({ called, seen, at, says, units, secret }: PlanOrder): readonly string[] {
  const told = says ?? NOT_TOLD;
  return [
    ...wrapText(`  ${called}: ${seen}${at ? ` at ${spotWords(at)} BW` : ""}; ${told}${secret ? " (secret)" : ""}`, WIDTH, INDENT),
    ...units.flatMap(bases),
  ];
}

const headed = (head: string, lines: readonly string[]): readonly string[] => (lines.length === 0 ? [] : [head, ...lines]);

function armyBlocks(army: PlanArmy, widths: readonly Width[]): readonly (readonly string[])[] {
  const { name, role, camp, units, waiting, stragglers, commanders, orders } = army;
  const told = [
    ...wrapText(`${name}, the ${role}: ${armyCount(army)}`, WIDTH),
    ...(camp
      ? wrapText(
          `${camp.words}, its middle at ${spotWords(camp.centre)} BW, ${inCentimetres(widths, camp.centre.left, camp.centre.edge)}`,
          WIDTH,
        )
      : []),
  ];
  return [
    told,
    units.flatMap((unit) => unitLines(unit, widths)),
    headed("Commanders", commanders.flatMap(commanderLine)),
    headed("Marches and ambushes", orders.flatMap(orderLines)),
    headed("Still to be deployed", waiting.flatMap(bases)),
    headed(
      "Stragglers, off the table",
      stragglers.flatMap(({ number, name: called }) => item(number, called)),
    ),
  ];
}

/** A plan as plain text, to be kept, sent or printed. */
export function planText(plan: BattlePlan): string {
  const blocks = [
    headLines(plan),
    factLines(plan),
    headed(
      "Terrain",
      plan.terrain.flatMap((piece) => pieceLines(piece, plan.measures)),
    ),
    ...plan.armies.flatMap((army) => armyBlocks(army, plan.measures)),
    headed(
      "Notes",
      plan.notes.flatMap((note) => wrapText(`- ${note}`, WIDTH, "  ")),
    ),
    ...(plan.secret ? [[plan.secret.toUpperCase()]] : []),
  ];
  return `${blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n")}\n`;
}
