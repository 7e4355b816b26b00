import fc from "fast-check";
import { expect, test } from "vitest";
import type { Battlefield, Piece } from "@/lib/model/battlefield";
import { TERRAIN_KINDS } from "@/lib/model/enumerations";
import { addedPiece, isAdded, MOST_ADDED, nextAdded, printMoves, readMoves } from "./field-moves";

const piece = (number: number, more: Partial<Piece> = {}): Piece => ({
  ...{ id: `piece-${number}`, kind: "wood", w: 6, h: 5, x: 10 * number, y: 10, angle: 0 },
  ...{ by: "a", as: "compulsory", adjusted: false, ...more },
});
const FIRST = piece(1);
const SECOND = piece(2, { kind: "village", angle: 30 });
const THIRD = piece(4, { x: 40.25, as: "optional" });
const FIELD: Pick<Battlefield, "table" | "pieces"> = { table: { width: 45, depth: 30 }, pieces: [FIRST, SECOND, THIRD] };

const read = (text: string | null) => {
  const result = readMoves(text, FIELD);
  return result.ok ? result.pieces : result.problem;
};
const WORD = printMoves(FIELD, [])?.split("_")[0];

test("a field that nobody changed has nothing in its link", () => {
  expect(printMoves(FIELD, FIELD.pieces)).toBeNull();
  expect(read(null)).toEqual(FIELD.pieces);
});

test("what is moved, turned, resized, removed and added stands in the link in that order", () => {
  const lake = addedPiece(1, "lake", { x: 22.5, y: 15, angle: 15, w: 5, h: 7.5 });
  const now = [{ ...FIRST, x: 12.34, angle: 90 }, { ...THIRD, w: 7 }, lake];
  const text = `${WORD}_0.1234.1000.90_1_2.4025.1000.0.700.500_lake.2250.1500.15.500.750`;
  expect(printMoves(FIELD, now)).toBe(text);
  expect(read(text)).toEqual(now);
});

test("what is put back where it was rolled leaves the link", () => {
  expect(printMoves(FIELD, [{ ...FIRST, x: 11 }, { ...FIRST, x: 10 }, SECOND, THIRD].slice(1))).toBeNull();
});

test.each([
  ["", "moves-malformed"],
  ["nonsense", "moves-malformed"],
  [`${WORD}`, "moves-malformed"],
  [`${WORD}_`, "moves-malformed"],
  [`${WORD}_0.1`, "moves-malformed"],
  [`${WORD}_3.100.100.0`, "moves-malformed"],
  [`${WORD}_0.4501.100.0`, "moves-malformed"],
  [`${WORD}_0.100.3001.0`, "moves-malformed"],
  [`${WORD}_0.100.100.360`, "moves-malformed"],
  [`${WORD}_0.100.100.0.99.500`, "moves-malformed"],
  [`${WORD}_0.100.100.0.500.2001`, "moves-malformed"],
  [`${WORD}_0.100.100.0_0.200.100.0`, "moves-malformed"],
  [`${WORD}_0_0`, "moves-malformed"],
  [`${WORD}_wood.100.100.0`, "moves-malformed"],
  [`${WORD}_castle.100.100.0.500.500`, "moves-malformed"],
  [`${WORD}_0.-1.100.0`, "moves-malformed"],
  [`${WORD}x_0.100.100.0`, "moves-of-another"],
])("%s is refused: %s", (text, problem) => {
  expect(read(text)).toBe(problem);
});

test("more pieces than may be added, and more letters than any link has, are refused", () => {
  const wood = "wood.1.1.0.500.500";
  const woods = (count: number) => [WORD, ...Array.from({ length: count }, () => wood)].join("_");
  expect(read(woods(MOST_ADDED))).toHaveLength(FIELD.pieces.length + MOST_ADDED);
  expect(read(woods(MOST_ADDED + 1))).toBe("moves-malformed");
  expect(read(`${WORD}_${"0".repeat(2000)}`)).toBe("moves-malformed");
});

test("moves fit no field that was laid otherwise", () => {
  const text = printMoves(FIELD, [FIRST, SECOND]);
  const other = { ...FIELD, pieces: [FIRST, { ...SECOND, x: SECOND.x + 0.01 }, THIRD] };
  expect(readMoves(text, other)).toEqual({ ok: false, problem: "moves-of-another" });
});

test("the next piece that is added has a number of its own", () => {
  expect(nextAdded(FIELD.pieces)).toBe(1);
  expect(nextAdded([...FIELD.pieces, addedPiece(4, "wood", FIRST)])).toBe(5);
});

const lies = fc.record({
  x: fc.integer({ min: 0, max: 4500 }).map((x) => x / 100),
  y: fc.integer({ min: 0, max: 3000 }).map((y) => y / 100),
  angle: fc.integer({ min: 0, max: 359 }),
  w: fc.integer({ min: 100, max: 2000 }).map((w) => w / 100),
  h: fc.integer({ min: 100, max: 2000 }).map((h) => h / 100),
});
const kept = (one: Piece) =>
  fc.oneof(
    fc.constant([one]),
    fc.constant([]),
    lies.map((at) => [{ ...one, ...at }]),
  );
const added = fc
  .array(fc.tuple(fc.constantFrom(...TERRAIN_KINDS), lies), { maxLength: MOST_ADDED })
  .map((all) => all.map(([kind, at], number) => addedPiece(number + 1, kind, at)));
const anyPieces = fc.tuple(kept(FIRST), kept(SECOND), kept(THIRD), added).map((parts) => parts.flat());

test("whatever is done to a field is read back from its link as it was, and the link holds nothing that an address must escape", () => {
  fc.assert(
    fc.property(anyPieces, (now) => {
      const text = printMoves(FIELD, now);
      expect(read(text)).toEqual(now);
      expect(text ?? "").toBe(encodeURIComponent(text ?? ""));
      expect((text ?? "").length).toBeLessThanOrEqual(1500);
    }),
  );
});

test("any text either is refused or is what some pieces print", () => {
  const token = fc.oneof(fc.stringMatching(/^[0-9a-z._-]{0,24}$/), fc.constantFrom("0", "1.100.100.5", "wood.1.2.3.400.500"));
  fc.assert(
    fc.property(fc.array(token, { maxLength: 6 }), (tokens) => {
      const result = readMoves([WORD, ...tokens].join("_"), FIELD);
      if (!result.ok) return;
      const text = printMoves(FIELD, result.pieces);
      expect(read(text)).toEqual(result.pieces);
      expect(result.pieces.filter(isAdded).length).toBeLessThanOrEqual(MOST_ADDED);
    }),
  );
});
