import { textWidth } from "@/lib/sheets/font-metrics";
import type { Spot } from "../field-layout";
import { covered, isWithin, type LabelBox } from "./label-boxes";

/**
 * Lines of writing about a thing of the picture; `spots`: where the middle of its first line may stand, the best first.
 * `onGround`: it belongs on a piece of terrain.
 */
export type Note = {
  readonly key: string;
  readonly lines: readonly string[];
  readonly spots: readonly Spot[];
  readonly onGround?: boolean;
};

export type PlacedNote = { readonly key: string; readonly lines: readonly string[]; readonly at: Spot; readonly box: LabelBox };

/** Of the type of notes where there is room for it, in units of the drawing. */
export const NOTE_SIZE = 12;

function boxOf({ lines }: Note, { x, y }: Spot, size: number): LabelBox {
  const half = Math.max(...lines.map((line) => textWidth(line, "serif", size))) / 2 + 1;
  return { left: x - half, right: x + half, top: y - size * 0.8, bottom: y + size * (lines.length - 1) + size / 4 };
}

/** What may lie under a note, `ground` sooner than `things`. `size`: of its type. */
type Under = {
  readonly things: readonly LabelBox[];
  readonly ground: readonly LabelBox[];
  readonly within: LabelBox;
  readonly size?: number;
};

/** What writing keeps free about itself, if it can. */
const AIR = 5;

/** Ground is hidden by writing without much harm. */
const GROUND_SHARE = 0.2;

/** Every note where it hides least: of places alike the better. One that would leave the table stands there only if all would. */
export function placeNotes(notes: readonly Note[], { things, ground, within, size = NOTE_SIZE }: Under): readonly PlacedNote[] {
  const taken = [...things];
  return notes.map((note) => {
    const cost = (spot: Spot): number => {
      const box = boxOf(note, spot, size);
      const room = { left: box.left - AIR, right: box.right + AIR, top: box.top - AIR, bottom: box.bottom + AIR };
      const hides = (boxes: readonly LabelBox[]) => boxes.reduce((sum, other) => sum + covered(room, other), 0);
      return hides(taken) + (note.onGround ? 0 : GROUND_SHARE * hides(ground)) + (isWithin(box, within) ? 0 : 10_000);
    };
    const [first, ...rest] = note.spots;
    const at = rest.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best), first ?? { x: 0, y: 0 });
    const box = boxOf(note, at, size);
    taken.push(box);
    return { key: note.key, lines: note.lines, at, box };
  });
}
