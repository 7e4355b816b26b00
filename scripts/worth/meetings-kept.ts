import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { OddsBook } from "../../lib/rules/odds/odds-book";
import { flankOf, type Game, GROUNDS, gameOf, type Kind, type Meeting, type Met } from "../../lib/rules/worth/meetings";
import { type Told, TURNS_TOLD } from "../../lib/rules/worth/reckoning";
import { roundsTables } from "../../lib/rules/worth/rounds-played";

const TOLD = 2 * TURNS_TOLD.length;
const MOST_TURNS = Math.max(...TURNS_TOLD);

function flatGame(game: Game): readonly number[] {
  return [game.length, ...game.flatMap((row) => [row.length, ...row.flatMap((told) => [...told])])];
}

/** All meetings of one kind with those before it, as numbers. */
function rowOf(kinds: readonly Kind[], at: number, tables: ReturnType<typeof roundsTables>, book: OddsBook): Float32Array {
  const out: number[] = [];
  const own = kinds[at] as Kind;
  for (const other of kinds.slice(0, at))
    for (const ground of GROUNDS) {
      out.push(...flatGame(gameOf(own, other, ground, tables, book)), ...flatGame(gameOf(other, own, ground, tables, book)));
      const flank = flankOf(own, other, ground, tables, book);
      out.push(...(flank ? [flank.by === "a" ? 1 : 2, ...flank.told] : [0]));
    }
  return Float32Array.from(out);
}

/** Reads the numbers of a row one meeting after another. */
function* metsOf(numbers: Float32Array, count: number): Generator<Met> {
  let place = 0;
  const next = () => numbers[place++] ?? 0;
  const told = (): Told => {
    place += TOLD;
    return Float64Array.from(numbers.subarray(place - TOLD, place));
  };
  const listOf = <T>(make: () => T): T[] => Array.from({ length: next() }, make);
  const game = (): Game => listOf(() => listOf(told));
  const meeting = (): Meeting => {
    const comes = { one: game(), other: game() };
    const by = next();
    return { comes, flank: by === 0 ? null : { by: by === 1 ? "a" : "b", told: told() } };
  };
  for (let at = 0; at < count; at++) yield { good: meeting(), rough: meeting() };
}

/**
 * Reckons every meeting of two kinds, each row kept in a file as it is done, so that a run that is stopped goes on where it was. `part`: which
 * of so many programs at once this is; it reckons its own rows only.
 */
export function reckonMeetings(
  folder: string,
  kinds: readonly Kind[],
  book: OddsBook,
  part: { at: number; of: number },
  tell: (row: number) => void,
): void {
  mkdirSync(folder, { recursive: true });
  const tables = roundsTables(book, MOST_TURNS);
  for (let at = part.at; at < kinds.length; at += part.of) {
    const file = join(folder, `row-${at}.bin`);
    if (existsSync(file)) continue;
    writeFileSync(`${file}.tmp`, new Uint8Array(rowOf(kinds, at, tables, book).buffer));
    renameSync(`${file}.tmp`, file);
    tell(at);
  }
}

/** The meetings kept, or null if some are not reckoned yet. */
export function readMeetings(folder: string, count: number): ((one: number, other: number) => Met) | null {
  const rows: (readonly Met[])[] = [];
  for (let at = 0; at < count; at++) {
    const file = join(folder, `row-${at}.bin`);
    if (!existsSync(file)) return null;
    const bytes = readFileSync(file);
    rows.push([...metsOf(new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)), at)]);
  }
  return (one, other) => {
    const met = rows[one]?.[other];
    if (!met) throw new Error(`no meeting of ${one} and ${other}`);
    return met;
  };
}

/** A name for what is kept: it changes with everything that a fight hangs on. */
export const folderName = (kinds: readonly Kind[], book: OddsBook): string =>
  createHash("sha256")
    .update(
      JSON.stringify([
        kinds.map(({ troop, bases }) => [troop, bases]),
        book.combat,
        book.rules.army,
        book.rules.setFormations,
        book.rules.deathDice,
        book.battlefield,
      ]),
    )
    .digest("hex")
    .slice(0, 16);
