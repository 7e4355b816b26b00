import fc from "fast-check";
import { expect, test } from "vitest";
import { REGIONS } from "@/lib/model/enumerations";
import { buildShown } from "@/tests/build/forces";
import { CATALOG } from "@/tests/build/rules";
import { fieldName } from "./field-name";

const { tables } = CATALOG.battle;
const lands = tables.lands ?? [];

const townsWhere = (fits: (land: (typeof lands)[number]) => boolean) => lands.filter(fits).flatMap(({ towns }) => towns);
/** An army of each list, of a player's own list of each region, and a typed one, each with the towns of its country. */
const armies = [
  ...CATALOG.lists.map(({ id }) => ({ shown: { ...buildShown(), list: id }, home: townsWhere(({ lists }) => lists.includes(id)) })),
  ...REGIONS.map((one) => ({
    shown: { ...buildShown(), ownList: "Mine", region: one },
    home: townsWhere(({ region }) => region === one),
  })),
  { shown: buildShown(), home: [] },
];
const grounds = tables.squares.flatMap(({ id, territories }) => territories.map((territory) => ({ square: id, territory })));

const isNamedIn = (name: string, towns: readonly string[]): boolean => towns.some((town) => name.endsWith(` ${town}`));

test("a battlefield is named after a town in the country of one of the armies", () => {
  const any = fc.constantFrom(...armies);
  const seats = fc.constantFrom({ defender: "a", invader: "b" } as const, { defender: "b", invader: "a" } as const);
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...grounds), any, any, seats, (seed, ground, a, b, roles) => {
      const name = fieldName({ ...ground, roles, forces: { a: a.shown, b: b.shown } }, tables, seed);
      const known = [...a.home, ...b.home];
      expect(isNamedIn(name, known.length > 0 ? known : townsWhere(() => true))).toBe(true);
    }),
    { numRuns: 500 },
  );
});
