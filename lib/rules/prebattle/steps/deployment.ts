import type { LegalCommand } from "../../../model/battle-command";
import type { Happening, PlacedCamp } from "../../../model/battle-event";
import type { SeatName } from "../../../model/by-seat";
import { SEATS } from "../../../model/enumerations";
import type { FrozenForce } from "../../../model/force";
import type { PlacementReason, Refused } from "../../../model/refusals";
import { formsOf } from "../../army/troop-traits";
import { deploymentZone } from "../../table/battleground";
import { boxInBaseWidths } from "../../table/geometry/footprint";
import { isNervous } from "../../table/is-nervous";
import { campLine, campRanges, mayCamp, whereItCamps } from "../../table/may-camp";
import { mayStand, type Stand } from "../../table/may-stand";
import { filesOf } from "../../table/unit-shape";
import { whereItStands } from "../../table/where-it-stands";
import type { Battle } from "../battle";
import {
  type BattleStep,
  type Commands,
  type DecidedCommand,
  type Folds,
  NOTHING,
  onlySeat,
  passingFolds,
  refused,
  unhidden,
} from "../battle-step";
import { hiddenNumbers, isOffTable } from "../orders";
import { batchOf, battlegroundNow, isFirstShareSet, isThrough, outscoutedSeat, unseenGroups } from "../table-now";

type Unit = FrozenForce["units"][number];
type DeployUnit = Extract<DecidedCommand, { type: "deploy-unit" }>;

/** A seat's kind of camp on this table. `none`: no camp ("Types of camps and their depiction 3.4, 3.5"). */
function campState({ seats, roles, book }: Battle, seat: SeatName): PlacedCamp["state"] | "none" {
  const kind = seats[seat].shown?.camp;
  if (!kind || !book.battlefield) return "none";
  const { defending, invading } = book.battlefield.camps[kind];
  return roles?.defender === seat ? defending : invading;
}

/** Whether a seat must place its camp before anything else. A camp that has no place at all is left out. */
function owesCamp(battle: Battle, seat: SeatName): boolean {
  if (battle.seats[seat].host.camp || campState(battle, seat) === "none") return false;
  return whereItCamps(battlegroundNow(battle), seat) !== null;
}

/** The unit groups a seat still has to deploy, without those that march or are in ambush. */
function waitingUnits({ seats }: Battle, seat: SeatName): readonly Unit[] {
  const { force, host } = seats[seat];
  const hidden = hiddenNumbers(host);
  return unhidden(force).units.filter(({ number }) => isOffTable(host, number) && !hidden.includes(number));
}

/** Barricades go first, then medium and heavy guns, then the rest ("Glossary: Barricades 1", "Remaining Deployment 1"). */
export function deployingRank({ troop: { type, weapon, characteristics } }: Pick<Unit, "troop">): number {
  if (characteristics.includes("barricades")) return 0;
  return type === "artillery" && weapon !== "light-artillery" ? 1 : 2;
}

/** The same unit groups, those first that must be deployed before others. */
export function inDeployingOrder<One extends { readonly number: number }>(
  { seats }: Battle,
  seat: SeatName,
  groups: readonly One[],
): readonly One[] {
  const all = seats[seat].force?.units ?? [];
  const rank = ({ number }: One) => {
    const unit = all.find((one) => one.number === number);
    return unit ? deployingRank(unit) : 0;
  };
  return groups.toSorted((one, other) => rank(one) - rank(other));
}

function nextUnits(battle: Battle, seat: SeatName): readonly Unit[] {
  const waiting = waitingUnits(battle, seat);
  const first = Math.min(...waiting.map(deployingRank));
  return waiting.filter((unit) => deployingRank(unit) === first);
}

const has = ({ troop }: Unit, what: "caltrops" | "stakes"): boolean => troop.characteristics.includes(what);

function legalFor(battle: Battle, seat: SeatName, unit: Unit): LegalCommand {
  const ground = battlegroundNow(battle);
  const { number } = unit;
  if (whereItStands(ground, seat, unit) === null) return { type: "leave-off-table", number };
  const forms = formsOf(unit.troop);
  const { min, max } = filesOf(unit, forms[0] ?? "close", ground.book);
  const carried = { caltrops: has(unit, "caltrops"), stakes: has(unit, "stakes") };
  return {
    type: "deploy-unit",
    number,
    forms: [...forms],
    files: { min, max },
    region: boxInBaseWidths(deploymentZone(ground, seat)),
    ...carried,
  };
}

/** The camp, if it is still to be placed; otherwise every unit group that may be next, or that straggles if the search finds no place. */
function legalDeploying(battle: Battle, seat: SeatName): readonly LegalCommand[] {
  if (batchOf(battle)?.seat !== seat || !battle.seats[seat].force) return NOTHING;
  if (!owesCamp(battle, seat)) return nextUnits(battle, seat).map((unit) => legalFor(battle, seat, unit));
  const ground = battlegroundNow(battle);
  return [{ type: "place-camp", y: campLine(ground, seat), ranges: [...campRanges(ground, seat)] }];
}

/** The unit group of a command, or why it cannot be placed now. */
function dueUnit(battle: Battle, seat: SeatName, number: number): Unit | Refused {
  const { host, force } = battle.seats[seat];
  if (batchOf(battle)?.seat !== seat) return refused("not-your-turn", { step: battle.step });
  if (owesCamp(battle, seat)) return refused("camp-first", {});
  const unit = unhidden(force).units.find((one) => one.number === number);
  if (!unit) return refused("no-such-unit", { number });
  if (!isOffTable(host, number)) return refused("unit-placed", { number });
  if (hiddenNumbers(host).includes(number)) return refused("unit-ordered", { number });
  const next = nextUnits(battle, seat);
  return next.includes(unit) ? unit : refused("others-first", { numbers: next.map((one) => one.number) });
}

/** As sent, with a unit group's usual values for whatever was left out. */
function standOf(battle: Battle, unit: Unit, { x, y, facing, files, form }: DeployUnit): Stand {
  const formed = form ?? formsOf(unit.troop)[0] ?? "close";
  return { x, y, facing, form: formed, files: files ?? filesOf(unit, formed, battlegroundNow(battle).book).usual };
}

function deploy(battle: Battle, seat: SeatName, command: DeployUnit): Happening | Refused {
  const unit = dueUnit(battle, seat, command.number);
  if ("code" in unit) return unit;
  const ground = battlegroundNow(battle);
  const stand = standOf(battle, unit, command);
  const { caltrops = false, stakes = false } = command;
  const reasons: readonly PlacementReason[] = [
    ...mayStand(ground, seat, unit, stand),
    ...(caltrops && !has(unit, "caltrops") ? [{ code: "no-caltrops" as const, params: {} }] : []),
    ...(stakes && !has(unit, "stakes") ? [{ code: "no-stakes" as const, params: {} }] : []),
  ];
  if (reasons.length > 0) return refused("not-there", { reasons });
  const { number, name, bases, troop } = unit;
  const nervous = isNervous(ground, { ...stand, bases, troop });
  return {
    ...{ type: "unit-deployed", seat },
    unit: { seat, number, name, ...stand, nervous, bases, troop, caltrops, stakes, droppedPikes: false },
  };
}

function leaveOff(battle: Battle, seat: SeatName, number: number): Happening | Refused {
  const unit = dueUnit(battle, seat, number);
  if ("code" in unit) return unit;
  const stand = whereItStands(battlegroundNow(battle), seat, unit);
  if (stand) return refused("place-left", { place: { x: stand.x, y: stand.y, angle: stand.facing } });
  return { type: "unit-straggling", seat, number, name: unit.name };
}

function placeCamp(battle: Battle, seat: SeatName, x: number): Happening | Refused {
  if (batchOf(battle)?.seat !== seat) return refused("not-your-turn", { step: battle.step });
  if (battle.seats[seat].host.camp) return refused("camp-placed", {});
  const state = campState(battle, seat);
  if (state === "none" || !owesCamp(battle, seat)) return refused("no-camp", {});
  const ground = battlegroundNow(battle);
  const reasons = mayCamp(ground, seat, x);
  return reasons.length > 0
    ? refused("not-there", { reasons })
    : { type: "camp-placed", seat, camp: { state, x, y: campLine(ground, seat) } };
}

/** Refused: out of turn, before the camp, before others that go first, unknown or already placed unit groups, illegal places. */
const deployingCommands = {
  "place-camp": (battle, seat, { x }) => placeCamp(battle, seat, x),
  "deploy-unit": deploy,
  "leave-off-table": (battle, seat, { number }) => leaveOff(battle, seat, number),
} satisfies Commands;

/** A seat whose batch it is and that has nothing left declares so: every group missing marches or is in ambush. */
function deployingFollows(battle: Battle): Happening | null {
  const seat = batchOf(battle)?.seat;
  if (!seat || owesCamp(battle, seat)) return null;
  const isDone = unseenGroups(battle, seat) > 0 && waitingUnits(battle, seat).length === 0;
  return isDone ? { type: "passed", seat, forced: true } : null;
}

const deployingFolds = {
  "camp-placed": (draft, { seat, camp }) => {
    draft.seats[seat].host = { ...draft.seats[seat].host, camp };
  },
  "unit-deployed": (draft, { seat, unit }) => {
    const { host } = draft.seats[seat];
    draft.seats[seat].host = { ...host, units: [...host.units, unit] };
  },
  "unit-straggling": (draft, { seat, number, name }) => {
    const { host } = draft.seats[seat];
    draft.seats[seat].host = { ...host, stragglers: [...host.stragglers, { number, name }] };
  },
} satisfies Folds;

/** What both steps share: whoever has the batch deploys. */
const deploying = {
  toAct: (battle) => onlySeat(batchOf(battle)?.seat ?? null),
  legal: legalDeploying,
  commands: deployingCommands,
  follows: deployingFollows,
} satisfies Pick<BattleStep, "toAct" | "legal" | "commands" | "follows">;

/** The out-scouted seat deploys its camp and the first of its unit groups before anybody gives orders ("Out-scouting 3"). */
export const firstDeployment = {
  name: "first-deployment",
  isOver: (battle) => {
    const outscouted = outscoutedSeat(battle);
    const { battlefield } = battle.book;
    return battlefield === null || outscouted === null || isFirstShareSet(battle, outscouted, battlefield.limits);
  },
  ...deploying,
  folds: deployingFolds,
} satisfies BattleStep;

/** The rest of both armies, batch by batch ("Remaining Deployment"). */
export const deployment = {
  name: "deployment",
  isOver: (battle) => battle.book.battlefield === null || SEATS.every((seat) => isThrough(battle, seat)),
  ...deploying,
  folds: { ...deployingFolds, ...passingFolds },
} satisfies BattleStep;
