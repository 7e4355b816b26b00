import {
  type BySeat,
  type Cards,
  COLOURS,
  canonical,
  type Dict,
  defenderOf,
  isSame,
  type Json,
  ofSeat,
  type Reading,
  readChain,
  readDraws,
  readForces,
  readOrders,
  SEATS,
  type Seat,
  sha256,
  shownOf,
} from "./tiny-proofs";

/**
 * A second opinion: written from docs/VERIFY.md alone, and sharing nothing with the program. That it agrees shows that the page tells
 * enough. It knows records as JSON and nothing of their types.
 */
const PERCENT: Readonly<Record<string, number>> = { green: 10, yellow: 20, red: 40 };
const DAYS = 5;

const oneOf = (rows: Json | undefined, id: Json | undefined): Dict => (rows as readonly Dict[]).find((row) => row.id === id) ?? {};
const isBefore = (one: Dict, other: Dict): boolean => (one.seq as number) < (other.seq as number);

/** What may still happen once the seed is published. */
const AFTER_SEED = ["partner-joined", "order-revealed", "close-offered", "battle-closed"];

/** The first event, and what comes before or after which. */
function readOrder({ events, of, claim }: Reading): void {
  claim(events[0]?.type === "battle-opened" && of("battle-opened").length === 1, events[0], "opened");
  for (const event of of("seat-sat")) {
    const sealed = ofSeat(of("force-sealed"), event.seat);
    claim(sealed !== undefined && (sealed.seq as number) < (event.seq as number), event, "sat before its force");
  }
  const published = events.findIndex(({ type }) => type === "seed-published");
  const ended = events.findIndex(({ type }) => type === "abandoned");
  const late = (event: Dict, at: number) =>
    (published >= 0 && at > published && !AFTER_SEED.includes(event.type as string)) || (ended >= 0 && at > ended + 1);
  for (const [at, event] of events.entries()) claim(!late(event, at), event, "too late");
  for (const event of of("order-revealed")) claim(event.forced === true || events.indexOf(event) > published, event, "too early");
}

type Choice = { readonly winner: Seat; readonly defender: Seat; readonly intercepts: boolean; readonly territory: Json };

function choiceOf(reading: Reading): Choice {
  const { a = null, b = null } = (reading.of("invasion-rolled").at(-1)?.dice ?? {}) as Dict;
  const rank = (face: Json) => ["skull", "wound", "special", "blank"].indexOf(face as string);
  const winner: Seat = rank(a) < rank(b) ? "a" : "b";
  const defender = defenderOf(reading);
  const territory = reading.of("territory-chosen")[0]?.territory ?? null;
  return { winner, defender, territory, intercepts: winner !== defender && (winner === "a" ? a : b) === "skull" };
}

/** Who chose what, from what there was; and that what a seat lays or deploys is its own. */
function readChoices(reading: Reading): void {
  const { of, claim } = reading;
  const { winner, defender, intercepts } = choiceOf(reading);
  for (const event of of("role-chosen")) claim(event.seat === winner, event, "role");
  for (const event of of("territory-chosen")) {
    const own = (shownOf(reading, defender).territories ?? []) as Cards;
    claim(of("role-chosen").length === 1 && event.seat === defender && own.includes(event.territory as string), event, "territory");
  }
  for (const event of of("intercept-waived")) claim(intercepts && event.seat === winner, event, "intercept");
  for (const event of of("square-chosen")) {
    const isWaived = of("intercept-waived").some((one) => isBefore(one, event));
    claim(event.seat === (intercepts && !isWaived ? winner : defender), event, "placer");
  }
  for (const event of of("piece-placed")) claim((event.piece as Dict).by === event.seat, event, "piece");
  for (const event of of("unit-deployed")) claim((event.unit as Dict).seat === event.seat, event, "unit group");
}

/** The table has a known size, and the marker moves from where it is, within the territory. */
function readPlaces(reading: Reading, tables: Dict): void {
  const { of, claim } = reading;
  const sizes = (tables.tableSizes as readonly Dict[]).map(({ width = null, depth = null }) => ({ width, depth }));
  for (const event of of("battle-opened"))
    claim(
      sizes.some((size) => isSame(event.table, size)),
      event,
      "table",
    );
  const { territory } = choiceOf(reading);
  let square: Json = null;
  for (const event of [...of("square-chosen"), ...of("marker-moved")]) {
    const to = event.square ?? event.to ?? null;
    const inside = (oneOf(tables.squares, to).territories ?? []) as Cards;
    claim(inside.includes(territory as string) && (event.type === "square-chosen" || event.from === square), event, "square");
    square = to;
  }
}

const worth = (card: Json | undefined): number => Math.max(0, COLOURS.indexOf(card as string));

/** A seat in the five days. */
type Player = { hand: string[]; readonly short: number; passed: number; pass: boolean | null; card: Json };

function take({ hand }: Player, card: Json): boolean {
  const at = hand.indexOf(card as string);
  if (at >= 0) hand.splice(at, 1);
  return at >= 0;
}

/** What each seat played, passed and kept, and who moved the marker by how much. */
function readDays(reading: Reading): void {
  const { events, of, claim } = reading;
  const defender = defenderOf(reading);
  const hands = (of("cards-dealt")[0]?.hands ?? { a: [], b: [] }) as BySeat<Cards>;
  const player = (seat: Seat): Player => ({
    ...{ hand: [...hands[seat]], short: Math.max(0, DAYS - hands[seat].length), passed: 0, pass: null, card: null },
  });
  const players: Readonly<Record<Seat, Player>> = { a: player("a"), b: player("b") };
  const every = (fits: (one: Player) => boolean) => SEATS.every((seat) => fits(players[seat]));
  const hasDeclared = ({ short, pass }: Player) => short === 0 || pass !== null;
  let day = 1;
  const declare = (event: Dict, mine: Player) => {
    const isInTurn = every(({ card }) => card === null) && (event.seat === defender || hasDeclared(players[defender]));
    claim(event.day === day && mine.short > 0 && mine.pass === null && isInTurn, event, "declared");
    mine.pass = event.pass === true;
    mine.passed += mine.pass ? 1 : 0;
  };
  const commit = (event: Dict, mine: Player) => {
    const isOpen = every(hasDeclared) && !every(({ pass, card }) => pass === true || card !== null);
    claim(event.card !== null && event.day === day && mine.pass !== true && isOpen, event, "committed");
    mine.card = event.card ?? null;
  };
  const reveal = (event: Dict) => {
    for (const seat of SEATS) {
      const [one, card] = [players[seat], (event.cards as Dict)[seat] ?? null];
      claim(card === one.card && (card === null ? one.pass === true : take(one, card)), event, `card of ${seat}`);
      Object.assign(one, { pass: null, card: null });
    }
    readLead(event, events.slice(events.indexOf(event) + 1), claim);
    claim(event.day === day, event, "day");
    day += 1;
  };
  const keep = (event: Dict, mine: Player) => {
    const kept = (event.keep ?? []) as Cards;
    claim(day > DAYS && event.count === kept.length && kept.every((card) => take(mine, card)), event, "kept");
  };
  const reads: Readonly<Record<string, (event: Dict, mine: Player) => void>> = {
    ...{ "day-declared": declare, "card-committed": commit, "cards-revealed": reveal, "cards-kept": keep },
  };
  for (const event of events) reads[event.type as string]?.(event, players[event.seat as Seat]);
  for (const event of of("scouting-dealt")) claim(day > DAYS && every(({ passed, short }) => passed === short), event, "days");
}

/** Who had the better card, by how much; and that this seat moves the marker at once, or gives up. */
function readLead(event: Dict, after: readonly Dict[], claim: Reading["claim"]): void {
  const next = after.find(({ type }) => !["partner-joined", "abandon-offered"].includes(type as string));
  const { a, b } = event.cards as Dict;
  const lead = worth(a) - worth(b);
  claim(event.difference === Math.abs(lead), event, "difference");
  claim(event.mover === (lead === 0 ? null : lead > 0 ? "a" : "b"), event, "mover");
  if (next?.type === "marker-moved") claim(next.seat === event.mover && next.day === event.day, next, "move");
  else claim(lead === 0 || next === undefined || next.type === "abandoned", event, "move");
}

/** The best five cards of each seat, and their sum. */
function readScouting({ of, claim }: Reading): void {
  for (const event of of("scouting-dealt")) {
    const best = (seat: Seat): Cards => {
      const kept = (ofSeat(of("cards-kept"), seat)?.keep ?? []) as Cards;
      const dealt = (((event.dealt ?? {}) as Dict)[seat] ?? []) as Cards;
      return [...kept, ...dealt].sort((one, other) => worth(other) - worth(one)).slice(0, DAYS);
    };
    const sum = (seat: Seat) => best(seat).reduce((all, card) => all + (PERCENT[card] ?? 0), 0);
    const lead = sum("a") - sum("b");
    claim(isSame(event.cards, { a: best("a"), b: best("b") }), event, "best five");
    claim(isSame(event.percent, { a: sum("a"), b: sum("b") }) && event.difference === Math.abs(lead), event, "per cent");
    claim(event.by === (lead === 0 ? null : lead > 0 ? "a" : "b"), event, "out-scouted");
  }
}

/** For a seat's result, by tables that judge it, whether "broken" is what its losses make of the army that everybody saw. */
function isBrokenRight({ of }: Pick<Reading, "of">, seat: Seat, result: Dict, field: Dict): boolean {
  const troops = of("unit-deployed").flatMap(({ unit }) => ((unit as Dict).seat === seat ? [(unit as Dict).troop as Dict] : []));
  const d = oneOf(field.doubleTugs, "double-group-tugs").value as number;
  const sugs = troops.filter(({ formation }) => formation === "skirmish").length;
  let tugs = 0;
  for (const { formation, setFormation } of troops)
    if (formation !== "skirmish") tugs += setFormation !== null && oneOf(field.formations, setFormation).double ? d : 1;
  const shown = ofSeat(of("force-sealed"), seat)?.shown as Dict;
  const straggling = of("unit-straggling").filter((event) => event.seat === seat).length;
  const unseen = (shown.unitGroups as number) - troops.length - straggling;
  const lost = (result.losses as Dict)[seat] as { tugs: number; sugs: number };
  const isSacked = ((result.sacked ?? {}) as Dict)[seat] === true;
  const hasCamp = of("camp-placed").some((event) => event.seat === seat);
  if (lost.tugs > tugs + d * unseen || lost.sugs > sugs + unseen || (isSacked && !hasCamp)) return false;
  const towards = lost.tugs + (isSacked ? (oneOf(field.breaking, "sacked-camp").tugs as number) : 0);
  const { numerator, denominator, extra } = oneOf(field.armyBreaks, "army") as { numerator: number; denominator: number; extra: number };
  const least = Math.max(tugs, lost.tugs);
  const most = Math.max(least, tugs + d * Math.max(0, unseen - Math.max(0, lost.sugs - sugs)));
  const verdicts = new Set<Json>();
  for (let n = least; n <= most; n += 1) verdicts.add(n > 0 && towards >= Math.ceil((n * numerator) / denominator) + extra);
  return verdicts.has((result.broken as Dict)[seat] ?? null);
}

/** What is agreed at the end was offered so, and whether an army broke follows from its losses. */
function readEnds(reading: Reading, field: Dict | undefined): void {
  const { of, claim } = reading;
  for (const event of of("battle-closed")) {
    const offer = of("close-offered").findLast((one) => (one.seq as number) < (event.seq as number));
    claim(event.alone === true || (offer?.seat !== event.seat && isSame(offer?.result, event.result)), event, "agreed");
  }
  for (const event of of("abandoned")) {
    const isOffered = of("abandon-offered").some((one) => one.seat !== event.seat && (one.seq as number) < (event.seq as number));
    claim(event.alone === true || isOffered, event, "agreed");
  }
  if (!field?.armyBreaks || !field.breaking) return;
  for (const event of [...of("close-offered"), ...of("battle-closed")])
    for (const seat of SEATS) claim(isBrokenRight(reading, seat, event.result as Dict, field), event, `broken ${seat}`);
}

/** Everything wrong with a record whose seed is published, as "number of the event: what"; "record: what" if it is of no event. */
export function faultsByHand(record: Dict, tables: Dict): readonly string[] {
  const faults: string[] = [];
  const events = record.events as readonly Dict[];
  const { seed, battle, nonces, commitment } = record as { seed: string; battle: string; nonces: BySeat<string>; commitment: string };
  const claim: Reading["claim"] = (isRight, event, what) => {
    if (!isRight) faults.push(`${event?.seq ?? "record"}: ${what}`);
  };
  const reading: Reading = { seed, battle, events, of: (type) => events.filter((event) => event.type === type), claim };
  const [opened] = reading.of("battle-opened");
  const isOver = reading.of("abandoned").length + reading.of("battle-closed").length > 0;
  claim(`sha256:${sha256(canonical(tables))}` === record.rules && opened?.rules === record.rules, opened, "rules");
  claim(
    isSame(
      reading.of("seed-published").map((event) => event.seed ?? null),
      [seed],
    ),
    undefined,
    "seed",
  );
  readChain(reading, commitment);
  readDraws(reading, nonces);
  readForces(reading, isOver);
  readOrders(reading, isOver);
  readOrder(reading);
  readChoices(reading);
  readPlaces(reading, tables);
  readDays(reading);
  readScouting(reading);
  readEnds(reading, tables.battlefield as Dict | undefined);
  return faults;
}
