import type { BySeat, SeatName } from "../../model/by-seat";
import { DIE_FACES, type DieFace, SEATS } from "../../model/enumerations";
import type { RecordFault } from "../../model/record-check";
import { type EventOf, type Evidence, eventsOf, type Findings, fault, hasReached } from "./evidence";

type Rolled = EventOf<"invasion-rolled">;

/** The faces of the die of a seat's army commander; null while nobody knows the commander. */
function facesOf({ tables, forces }: Evidence, seat: SeatName): readonly DieFace[] | null {
  const grade = forces[seat]?.shown?.commanders[0]?.grade;
  const colour = tables.invasionDice.find((row) => row.id === grade)?.die;
  return tables.deathDice.find((row) => row.id === colour)?.faces ?? null;
}

function dieFaults(evidence: Evidence, event: Rolled, seat: SeatName): readonly RecordFault[] {
  const faces = facesOf(evidence, seat);
  if (faces === null) return [fault("force-unknown", { seat }, event)];
  const draw = event.draws?.[SEATS.indexOf(seat)];
  const wanted = draw && faces[draw.value];
  if (wanted === undefined) return [fault("draws-missing", {}, event)];
  const face = event.dice[seat];
  return face === wanted ? [] : [fault("face-differs", { seat, face, wanted }, event)];
}

/** Who rolled better, skull first; null on a tie. */
export function betterFace({ a, b }: BySeat<DieFace>): SeatName | null {
  if (a === b) return null;
  return DIE_FACES.indexOf(a) < DIE_FACES.indexOf(b) ? "a" : "b";
}

type Thrown = EventOf<"placing-rolled" | "adjusting-rolled">;

const numbersOf = (event: Thrown): readonly number[] => (event.type === "placing-rolled" ? [event.sector, event.edge] : [event.die]);

/** A die shows its draw plus one. */
function numberFaults(event: Thrown): readonly RecordFault[] {
  return numbersOf(event).flatMap((die, index) => {
    const draw = event.draws?.[index];
    if (!draw) return [fault("draws-missing", {}, event)];
    const wanted = draw.value + 1;
    return die === wanted ? [] : [fault("die-differs", { at: index + 1, die, wanted }, event)];
  });
}

/** Each die shows the face of its draw, and is rolled again exactly when there was a tie. */
export function checkFaces(evidence: Evidence): Findings {
  const rolls = eventsOf(evidence, "invasion-rolled");
  const faults = rolls.flatMap((event, at) => {
    const tied = betterFace(event.dice) === null;
    const last = at === rolls.length - 1;
    return [
      ...SEATS.flatMap((seat) => dieFaults(evidence, event, seat)),
      ...(tied && last ? [fault("tie-stands", {}, event)] : []),
      ...(tied || last ? [] : [fault("rolled-again", {}, event)]),
    ];
  });
  const thrown = [...eventsOf(evidence, "placing-rolled"), ...eventsOf(evidence, "adjusting-rolled")];
  const numbers = thrown.flatMap(numbersOf);
  const checked = rolls.length * SEATS.length + numbers.length;
  return { faults: [...faults, ...thrown.flatMap(numberFaults)], checked, due: hasReached(evidence, "role") };
}
