import { hexToBytes } from "@noble/hashes/utils.js";
import type { BattleRecord } from "../../model/battle";
import type { BattleEvent, Happening } from "../../model/battle-event";
import { SEATS, type Step } from "../../model/enumerations";
import { type Findings, fault, type RecordFault, type RecordFaultParams } from "../../model/record-check";
import type { Refused } from "../../model/refusals";
import { type DrawSource, verifiableDraws } from "../chance";
import { joinPartner, sealForce } from "../prebattle/any-step";
import { apply } from "../prebattle/apply";
import { type Battle, newBattle } from "../prebattle/battle";
import type { BattleBook } from "../prebattle/book";
import { answerTo, nextByItself } from "../prebattle/decide";
import { knowing, standIn } from "../prebattle/replayed";
import { type Decision, stepOf } from "../prebattle/sequence";
import { commandBehind } from "./command-behind";

type EventType = BattleEvent["type"];
/** What was found of one event. `secret`: as far as it is told it is right, but part of it is not told yet. */
type Found = RecordFault | "right" | "secret";

/** Nothing is drawn from these steps on, so the seed is published in the first of them. */
const SEED_DUE: readonly Step[] = ["ready", "abandoned"];

/** What the record keeps secret of an event until the seed is published. */
const SECRETS: { readonly [Type in EventType]?: readonly string[] } = {
  "cards-dealt": ["hands", "pack", "draws"],
  "card-committed": ["card"],
  "cards-kept": ["keep"],
  "scouting-dealt": ["dealt"],
};
const hiddenIn = (event: BattleEvent): readonly string[] =>
  (SECRETS[event.type] ?? []).filter((field) => (event as Readonly<Record<string, unknown>>)[field] === null);

/** Events that only the whole force can explain. */
const OF_A_FORCE: readonly EventType[] = [
  "unit-deployed",
  "unit-straggling",
  "orders-given",
  "passed",
  "commander-placed",
  "commands-declared",
];
/** In BW: places are told to a hundredth. */
const ROUNDING = 0.02;
const DEPLOYING: readonly Step[] = ["first-deployment", "deployment"];

/** Whether nobody but its player knows the force that an event follows from. */
function isOfSecretForce({ seats, step }: Battle, event: BattleEvent): boolean {
  if (event.seat === null || seats[event.seat].force !== null || !OF_A_FORCE.includes(event.type)) return false;
  return event.type !== "passed" || (event.forced && DEPLOYING.includes(step));
}

/** While the seed is secret the dice come from the record itself; what is not told of them is 0. */
const recordedDraws =
  (event: BattleEvent | undefined): DrawSource =>
  () => {
    const draws = event && "draws" in event ? (event.draws ?? []) : [];
    let next = 0;
    return (n) => {
      const { value = 0, word = 0 } = draws[next++] ?? {};
      return { n, value: value < n ? value : 0, word };
    };
  };

type Difference = RecordFaultParams["event-differs"];
const inJson = (value: unknown): string | null => JSON.stringify(value) ?? null;
const isDocument = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null;

/** The first place where two documents differ; null if they are equal. */
function firstDifference(recorded: unknown, wanted: unknown, field: readonly string[] = []): Difference | null {
  if (!isDocument(recorded) || !isDocument(wanted)) {
    return recorded === wanted ? null : { field, recorded: inJson(recorded), wanted: inJson(wanted) };
  }
  for (const key of new Set([...Object.keys(wanted), ...Object.keys(recorded)])) {
    // A person counts a list from 1.
    const name = Array.isArray(wanted) ? String(Number(key) + 1) : key;
    const found = firstDifference(recorded[key], wanted[key], [...field, name]);
    if (found) return found;
  }
  return null;
}

/** A record being played again. */
type Game = { readonly record: BattleRecord; readonly book: BattleBook; readonly isSeedSecret: boolean };

/** From the seed; while it is secret, from the record. */
function drawsFor({ record: { seed, battle }, isSeedSecret }: Game, event: BattleEvent | undefined): DrawSource {
  return seed === null || isSeedSecret ? recordedDraws(event) : verifiableDraws(hexToBytes(seed), battle);
}

/** What must happen now without a command; null if a seat must act, or if only a secret force could tell. */
function due(game: Game, battle: Battle, event: BattleEvent | undefined): Happening | null {
  const { seed, step, seats } = battle;
  if (seed === null && SEED_DUE.includes(step)) {
    const told = event?.type === "seed-published" ? event.seed : "";
    return { type: "seed-published", seat: null, seed: game.record.seed ?? told };
  }
  if (DEPLOYING.includes(step) && SEATS.some((seat) => seats[seat].force === null)) return null;
  return nextByItself(battle, drawsFor(game, event));
}

const unexpected = (event: BattleEvent, wanted: Pick<Happening, "type" | "seat"> | null): RecordFault =>
  fault("event-unexpected", { type: event.type, seat: event.seat, wanted: wanted && { type: wanted.type, seat: wanted.seat } }, event);

const refusedFault = (event: BattleEvent, { code, params }: Refused): RecordFault =>
  fault("event-refused", { seat: event.seat ?? "a", refused: { code, params } as Refused }, event);

function compared({ isSeedSecret }: Game, event: BattleEvent, wanted: Happening): Found {
  if (wanted.type !== event.type || wanted.seat !== event.seat) return unexpected(event, wanted);
  const hidden = isSeedSecret ? hiddenIn(event) : [];
  const { seq: _seq, step: _step, chain: _chain, ...recorded } = event;
  const difference = firstDifference(recorded, { ...wanted, ...Object.fromEntries(hidden.map((field) => [field, null])) });
  if (difference) return fault("event-differs", difference, event);
  return hidden.length > 0 ? "secret" : "right";
}

function opened({ book }: Game, event: BattleEvent): Found {
  if (event.type !== "battle-opened") return unexpected(event, { type: "battle-opened", seat: null });
  const { width, depth } = event.table;
  const isKnown = book.tables.tableSizes.some((size) => size.width === width && size.depth === depth);
  return isKnown ? "right" : fault("table-unknown", { width, depth }, event);
}

const seated = (event: BattleEvent, decision: Decision): Found => (decision.ok ? "right" : refusedFault(event, decision.refusal));

/** Of a seat whose force is secret only the turn can be checked, and that it deploys its own. */
function ofSecretForce(battle: Battle, event: BattleEvent): Found {
  const step = stepOf(battle);
  const mayAct = step !== null && event.seat !== null && event.type in step.folds && step.toAct(battle).includes(event.seat);
  const isOwn = event.type !== "unit-deployed" || event.unit.seat === event.seat;
  return mayAct && isOwn ? "secret" : unexpected(event, null);
}

/**
 * What a refused move becomes if its piece turned about another point than its centre, and so came further: the record does not have that
 * point. Null if it cannot have come so far in any way.
 */
function turned({ ground, book }: Battle, event: BattleEvent, { code, params }: Refused): Happening | null {
  if (event.type !== "piece-adjusted" || event.to === null || code !== "not-there") return null;
  const lying = ground.pieces.find(({ id }) => id === ground.adjusting?.piece);
  if (!lying || !book.battlefield || params.reasons.some((reason) => reason.code !== "too-far")) return null;
  const { x, y, angle } = event.to;
  const radians = ((angle - lying.angle) * Math.PI) / 180;
  const swing = Math.abs(Math.sin(radians / 2)) * Math.hypot(lying.w, lying.h);
  const isInReach = Math.hypot(x - lying.x, y - lying.y) <= book.battlefield.limits["adjust-distance"] + swing + ROUNDING;
  return isInReach && angle !== lying.angle ? { type: event.type, seat: event.seat, piece: lying.id, do: "move", to: event.to } : null;
}

function answered(game: Game, battle: Battle, event: BattleEvent): Found {
  const command = commandBehind(game.isSeedSecret ? standIn(event) : event);
  if (command === "none" || event.seat === null) return unexpected(event, null);
  if (command === "secret") return fault("secret-missing", {}, event);
  const answer = answerTo(battle, event.seat, command);
  if (!("code" in answer)) return compared(game, event, answer);
  const again = turned(battle, event, answer);
  return again ? compared(game, event, again) : refusedFault(event, answer);
}

function judged(game: Game, battle: Battle, event: BattleEvent): Found {
  if (event.step !== battle.step) return fault("wrong-step", { step: event.step, wanted: battle.step }, event);
  if (battle.seq === 0) return opened(game, event);
  const wanted = due(game, battle, event);
  if (wanted) return compared(game, event, wanted);
  if (event.type === "force-sealed") return seated(event, sealForce(battle, event.seat, event));
  if (event.type === "partner-joined") return seated(event, joinPartner(battle, event.seat, event.holder));
  return isOfSecretForce(battle, event) ? ofSecretForce(battle, event) : answered(game, battle, event);
}

/** What is missing after the last event. */
function missing(game: Game, battle: Battle): readonly RecordFault[] {
  const wanted = battle.seq === 0 ? ({ type: "battle-opened", seat: null } as const) : due(game, battle, undefined);
  if (wanted) return [fault("event-missing", { type: wanted.type, seat: wanted.seat }, null)];
  return !game.isSeedSecret && battle.seed === null ? [fault("seed-unannounced", {}, null)] : [];
}

/** A record comes from an opponent: if a check throws on it, the record is at fault. */
export function unlessBroken<T>(look: () => T, broken: T): T {
  try {
    return look();
  } catch {
    return broken;
  }
}

type Turn = { readonly found: Found; readonly after: Battle };

function turn(game: Game, battle: Battle, event: BattleEvent): Turn {
  const before = game.isSeedSecret ? knowing(battle, event) : battle;
  const found = judged(game, before, event);
  return { found, after: typeof found === "string" ? apply(before, game.isSeedSecret ? standIn(event) : event) : battle };
}

/**
 * Plays a record again: every event must be what the rules decide from the events before it, the choices it tells and the seed. Ends at the
 * first one that is not: nothing after it can be judged. `checked`: events that were right. `secret`: events of which part is not told yet.
 */
export function playAgain(record: BattleRecord, book: BattleBook): Findings {
  const game: Game = { record, book, isSeedSecret: record.seed === null };
  let battle = newBattle({ battle: record.battle, commitment: record.commitment, book });
  const seen = { right: [] as number[], secret: [] as number[] };
  const found = (faults: readonly RecordFault[]): Findings => ({ faults, checked: seen.right.length, secret: seen.secret, due: true });
  for (const event of record.events) {
    const played = unlessBroken(() => turn(game, battle, event), { found: fault("check-broke", {}, event), after: battle });
    if (typeof played.found !== "string") return found([played.found]);
    seen[played.found].push(event.seq);
    battle = played.after;
  }
  return found(missing(game, battle));
}
