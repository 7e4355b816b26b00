import type { BattleEvent } from "../../model/battle-event";
import type { BattleTables } from "../../model/battle-tables";
import type { SeatName } from "../../model/by-seat";
import { type Colour, SEATS } from "../../model/enumerations";
import { PROOF } from "../../words/battle/verify";
import { sentenceCase } from "../../words/phrasing";
import { type Cell, type Checked, cards, found, holds, type Proof, words } from "./proof";

const nameOf = ({ names }: Checked, seat: SeatName): string => sentenceCase(names.names[seat]);

type Die = BattleTables["deathDice"][number];

/** The death die of a seat's army commander. */
function dieOf(checked: Checked, seat: SeatName): Die | undefined {
  const { invasionDice, deathDice } = checked.tables;
  const grade = found(checked, "force-sealed").find((one) => one.seat === seat)?.shown?.commanders[0]?.grade;
  const colour = invasionDice.find((row) => row.id === grade)?.die;
  return deathDice.find((row) => row.id === colour);
}

/** Each die thrown for a piece of terrain. */
function thrownRows(checked: Checked): Proof["rows"] {
  const thrown = checked.record.events.filter((event) => event.type === "placing-rolled" || event.type === "adjusting-rolled");
  return thrown.flatMap((event) => {
    const dice = event.type === "placing-rolled" ? [event.sector, event.edge] : [event.die];
    return dice.map((die, at) => {
      const value = event.draws?.[at]?.value;
      return {
        cells: [words(event.seq), words(nameOf(checked, event.by)), words(value === undefined ? PROOF.unknown : value + 1), words(die)],
        holds: holds(checked, { seq: event.seq, at: at + 1 }),
      };
    });
  });
}

/** Each die of the invasion rolls with its draw and face; then the dice for terrain. */
export function facesProof(checked: Checked): readonly Proof[] {
  const dice = { a: dieOf(checked, "a"), b: dieOf(checked, "b") };
  const sides = [...new Set([dice.a, dice.b])].flatMap((die) => (die ? PROOF.dice.sides(die.id, die.faces) : []));
  const rows = found(checked, "invasion-rolled").flatMap((event, roll) =>
    SEATS.map((seat, at) => {
      const [die, value] = [dice[seat], event.draws?.[at]?.value];
      const shown: Cell = die ? { kind: "die", die: die.id, face: event.dice[seat] } : words(event.dice[seat]);
      const side = value === undefined ? undefined : die?.faces[value];
      const drawn = value === undefined ? PROOF.unknown : PROOF.dice.drawn(value + 1, side);
      return {
        cells: [words(roll + 1), words(nameOf(checked, seat)), words(drawn), shown],
        holds: holds(checked, { seq: event.seq, seat }),
      };
    }),
  );
  return [
    { said: sides.join(" "), columns: PROOF.dice.columns, rows },
    { ...PROOF.dice.terrain, rows: thrownRows(checked) },
  ];
}

const TEN = 10;

/** The whole pack, ten cards a line. */
export function packProof(checked: Checked): readonly Proof[] {
  const before = checked.tables.pack.map((row) => [row.cards, row.id] as const);
  return found(checked, "cards-dealt").flatMap(({ seq, pack }) => {
    if (pack === null) return [];
    const tens = Array.from({ length: Math.ceil(pack.length / TEN) }, (_, at) => at * TEN);
    const isWell = (from: number) => pack.slice(from, from + TEN).every((_, index) => holds(checked, { seq, at: from + index + 1 }));
    return [
      {
        said: PROOF.pack.said(before, pack.length - 1),
        columns: PROOF.pack.columns,
        rows: tens.map((from) => ({
          cells: [words(PROOF.pack.span(from + 1, Math.min(from + TEN, pack.length))), cards(pack.slice(from, from + TEN))],
          holds: isWell(from),
        })),
      },
    ];
  });
}

type Dealing = Extract<BattleEvent, { type: "cards-dealt" | "scouting-dealt" }>;

/** The places in the pack that each seat's cards came from: in turns, the defender first. */
function placesOf(counts: Readonly<Record<SeatName, number>>, first: SeatName, from: number): Readonly<Record<SeatName, number[]>> {
  const places: Record<SeatName, number[]> = { a: [], b: [] };
  const order: readonly SeatName[] = first === "a" ? ["a", "b"] : ["b", "a"];
  let next = from;
  for (let round = 0; round < Math.max(counts.a, counts.b); round += 1) {
    for (const seat of order) {
      if (round >= counts[seat]) continue;
      next += 1;
      places[seat].push(next);
    }
  }
  return places;
}

function defenderOf(checked: Checked): SeatName {
  const [choice] = found(checked, "role-chosen");
  if (!choice) return "a";
  const other = choice.seat === "a" ? "b" : "a";
  return choice.role === "defender" ? choice.seat : other;
}

const dealtBy = (event: Dealing) => (event.type === "cards-dealt" ? event.hands : event.dealt);

/** The cards dealt to each seat, and their places in the pack. */
export function dealsProof(checked: Checked): readonly Proof[] {
  const first = defenderOf(checked);
  let from = 0;
  return checked.record.events.flatMap((event) => {
    if (event.type !== "cards-dealt" && event.type !== "scouting-dealt") return [];
    const hands = dealtBy(event);
    if (hands === null) return [];
    const places = placesOf({ a: hands.a.length, b: hands.b.length }, first, from);
    from += hands.a.length + hands.b.length;
    return [
      {
        said: event.type === "cards-dealt" ? PROOF.deals.map : PROOF.deals.scouting,
        columns: PROOF.deals.columns,
        rows: SEATS.map((seat) => ({
          cells: [words(nameOf(checked, seat)), words(places[seat].join(", ") || PROOF.none), cards(hands[seat])],
          holds: holds(checked, { seq: event.seq, seat }),
        })),
      },
    ];
  });
}

const without = (hand: readonly Colour[], card: Colour): readonly Colour[] => {
  const at = hand.indexOf(card);
  return at < 0 ? hand : hand.filter((_, index) => index !== at);
};

/** Each day's hand and the card played from it; then the cards kept. */
export function heldProof(checked: Checked): readonly Proof[] {
  const [dealt] = found(checked, "cards-dealt");
  const { hands } = dealt ?? {};
  if (!hands) return [];
  const left = { a: hands.a as readonly Colour[], b: hands.b as readonly Colour[] };
  const rows = checked.record.events.flatMap((event) => {
    if (event.type === "cards-revealed")
      return SEATS.map((seat) => {
        const before = left[seat];
        const card = event.cards[seat];
        if (card !== null) left[seat] = without(before, card);
        const played = card === null ? words(PROOF.held.passed) : cards([card]);
        return {
          cells: [words(PROOF.held.day(event.day)), words(nameOf(checked, seat)), cards(before), played],
          holds: holds(checked, { seq: event.seq, seat }),
        };
      });
    if (event.type !== "cards-kept") return [];
    const { seat, keep } = event;
    const kept = keep === null ? words(PROOF.secret) : cards(keep);
    return [
      {
        cells: [words(PROOF.held.kept), words(nameOf(checked, seat)), cards(left[seat]), kept],
        holds: holds(checked, { seq: event.seq, seat }),
      },
    ];
  });
  return [{ said: null, columns: PROOF.held.columns, rows }];
}

/** The scouting cards of each seat, and the sum of those that count. */
export function outscoutingProof(checked: Checked): readonly Proof[] {
  const percentOf = (card: Colour) => checked.tables.scoutingPercent.find((row) => row.id === card)?.percent ?? 0;
  const keptBy = (seat: SeatName) => found(checked, "cards-kept").find((one) => one.seat === seat);
  return found(checked, "scouting-dealt").map((event) => ({
    said: null,
    columns: PROOF.outscouting.columns,
    rows: SEATS.map((seat) => {
      const best = event.cards[seat];
      const [keep, dealt] = [keptBy(seat)?.keep ?? [], event.dealt?.[seat]];
      return {
        cells: [
          words(nameOf(checked, seat)),
          cards(keep),
          dealt ? cards(dealt) : words(PROOF.secret),
          cards(best),
          words(PROOF.outscouting.sum(best.map(percentOf), event.percent[seat])),
        ],
        holds: holds(checked, { seq: event.seq, seat }),
      };
    }),
  }));
}
