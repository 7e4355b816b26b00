import type { BattlePlan, PlanArmy, PlanAway, PlanCommander, PlanOrder, PlanTerrain, PlanUnit } from "../../model/battle-plan";
import { armyCount, centimetresFor, NOT_TOLD, PLAN, PLAN_SOURCES, PLAN_TEXT } from "../../words/battle/plan";
import { plain } from "../../words/sentence";
import { wrapText } from "../text-parts";
import { centimetres, type Width } from "./plan-measures";

const WIDTH = 78;
const LABEL = 15;
const INDENT = " ".repeat(6);

const labelled = (label: string, text: string): readonly string[] => wrapText(`${label.padEnd(LABEL)}${text}`, WIDTH, " ".repeat(LABEL));
const item = (mark: string | number, text: string): readonly string[] => wrapText(`${String(mark).padStart(4)}  ${text}`, WIDTH, INDENT);
const under = (text: string): readonly string[] => wrapText(text, WIDTH - INDENT.length).map((line) => INDENT + line);

/** "50 / 28 or 75 / 42 cm": for one and the other size of base. */
const inCentimetres = (widths: readonly Width[], ...lengths: readonly number[]): string =>
  PLAN_TEXT.centimetres(widths.map(({ millimetres }) => lengths.map((one) => centimetres(one, millimetres))));

const bases = ({ number, name, bases: count }: PlanAway): readonly string[] => item(number, PLAN.army.bases(name, count));

function headLines({ title, about, secret, missing, measured, measures }: BattlePlan): readonly string[] {
  const head = wrapText(title, WIDTH);
  const rule = "=".repeat(Math.max(...head.map((line) => line.length)));
  return [
    ...(secret ? [secret.toUpperCase(), ""] : []),
    ...head,
    rule,
    ...[about, ...(missing ? [missing] : []), `${measured} ${centimetresFor(measures)}`].flatMap((one) => wrapText(one, WIDTH)),
  ];
}

const factLines = ({ facts, measures }: BattlePlan): readonly string[] => [
  ...facts.flatMap(({ label, value, source }) => labelled(label, `${value}${PLAN_SOURCES[source ?? "rulebook"]}`)),
  ...measures.flatMap(({ millimetres, figures, tenWidths, table }) =>
    labelled(PLAN.facts.bases(millimetres), PLAN.facts.measure(figures, tenWidths, table)),
  ),
];

function pieceLines({ mark, kind, along, deep, turned, centre, right, corners }: PlanTerrain, widths: readonly Width[]): readonly string[] {
  return [
    ...item(mark, PLAN_TEXT.piece(kind, along, deep, turned, inCentimetres(widths, along, deep))),
    ...under(PLAN_TEXT.middle(centre, right, inCentimetres(widths, centre.left, centre.edge))),
    ...corners.flatMap((corner) => under(PLAN_TEXT.corner(corner, inCentimetres(widths, corner.left, corner.edge)))),
  ];
}

function unitLines(unit: PlanUnit, widths: readonly Width[]): readonly string[] {
  const { number, name, form, files, ranks, facing, command, frontLeft, frontRight, notes } = unit;
  const formed = [PLAN_TEXT.formed(unit.bases, form, files, ranks), PLAN.units.facing(facing), ...notes];
  return [
    ...item(number, PLAN_TEXT.unit(name, command, formed)),
    ...under(PLAN_TEXT.frontLeft(frontLeft, inCentimetres(widths, frontLeft.left, frontLeft.edge))),
    ...(frontRight ? under(PLAN_TEXT.frontRight(frontRight, inCentimetres(widths, frontRight.left, frontRight.edge))) : []),
  ];
}

const commanderLine = ({ letter, name, title, place, at, leads }: PlanCommander): readonly string[] =>
  item(letter, PLAN_TEXT.commander(name, title, place, at, leads));

function orderLines({ called, seen, at, says, units, secret }: PlanOrder): readonly string[] {
  return [...wrapText(`  ${PLAN_TEXT.order(called, seen, at, says ?? NOT_TOLD, secret)}`, WIDTH, INDENT), ...units.flatMap(bases)];
}

const headed = (head: string, lines: readonly string[]): readonly string[] => (lines.length === 0 ? [] : [head, ...lines]);

function armyBlocks(army: PlanArmy, widths: readonly Width[]): readonly (readonly string[])[] {
  const { name, role, camp, units, waiting, stragglers, commanders, orders } = army;
  const told = [
    ...wrapText(PLAN_TEXT.army(name, role, plain(armyCount(army))), WIDTH),
    ...(camp ? wrapText(PLAN_TEXT.camp(camp.words, camp.centre, inCentimetres(widths, camp.centre.left, camp.centre.edge)), WIDTH) : []),
  ];
  return [
    told,
    units.flatMap((unit) => unitLines(unit, widths)),
    headed(PLAN.commanders.heading, commanders.flatMap(commanderLine)),
    headed(PLAN.orders.heading, orders.flatMap(orderLines)),
    headed(PLAN.army.waiting, waiting.flatMap(bases)),
    headed(
      PLAN.army.stragglers,
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
      PLAN.terrain.heading,
      plan.terrain.flatMap((piece) => pieceLines(piece, plan.measures)),
    ),
    ...plan.armies.flatMap((army) => armyBlocks(army, plan.measures)),
    headed(
      PLAN.notes.heading,
      plan.notes.flatMap((note) => wrapText(`- ${note}`, WIDTH, "  ")),
    ),
    ...(plan.secret ? [[plan.secret.toUpperCase()]] : []),
  ];
  return `${blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n")}\n`;
}
