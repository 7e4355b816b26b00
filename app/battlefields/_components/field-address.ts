import type { BattleTables } from "@/lib/model/battle-tables";

/** What a battlefield's address says of it; null: not asked for. */
export type FieldRequest = {
  readonly seed: string;
  readonly territory: string | null;
  readonly square: string | null;
  readonly width: string | null;
  readonly depth: string | null;
  /** `random`: its size is rolled from the seed. */
  readonly table: string | null;
  readonly moves: string | null;
};

/** A path of full stops means another folder, however they are written. */
export const canBeAddressed = (seed: string): boolean => seed !== "." && seed !== "..";

/** The address of a battlefield on this site. */
export function fieldAddress({ seed, ...asked }: FieldRequest): string {
  const told = Object.entries(asked).flatMap(([name, value]): [string, string][] => (value === null ? [] : [[name, value]]));
  const query = new URLSearchParams(told).toString();
  return `/battlefields/${encodeURIComponent(seed)}${query === "" ? "" : `?${query}`}`;
}

export type FieldQuery = Readonly<Record<string, string | string[] | undefined>>;

/** The first value of a parameter; what a form left open counts as not asked. */
function first(given: FieldQuery, name: string): string | null {
  const value = given[name];
  const one = Array.isArray(value) ? value[0] : value;
  return one === undefined || one.trim() === "" ? null : one.trim();
}

/** What a query says of a battlefield. */
export const requestOf = (given: FieldQuery): Omit<FieldRequest, "seed"> => ({
  territory: first(given, "territory"),
  square: first(given, "square"),
  width: first(given, "width"),
  depth: first(given, "depth"),
  table: first(given, "table"),
  moves: first(given, "moves"),
});

/** As it stands in the path of a page; escapes that are no UTF-8 are taken as they stand. */
export function seedOf(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

export type DoorQuery = FieldQuery;
type Door = {
  /** Whether the form was sent. */
  readonly isAsked: boolean;
  readonly isSeedFit: boolean;
  readonly asked: Omit<FieldRequest, "seed" | "moves"> & { readonly seed: string | null };
};

const SIZE = /^(\d{1,2})x(\d{1,2})$/;

/** What the form of battlefields asks for: its table is one of the sizes, width and depth together, or random. */
export function readDoorQuery(query: DoorQuery): Door {
  const given = (name: string): string | null => {
    const value = query[name];
    const one = (Array.isArray(value) ? value[0] : value)?.trim() ?? "";
    return one === "" ? null : one;
  };
  const { moves: _, table, ...asked } = requestOf(query);
  const [, width, depth] = SIZE.exec(table ?? "") ?? [];
  const seed = given("seed");
  return {
    isAsked: query.roll !== undefined || seed !== null,
    isSeedFit: seed === null || canBeAddressed(seed),
    asked: { ...asked, ...(width && depth ? { width, depth, table: null } : { table }), seed },
  };
}

/** The tables that say which battlefields there are. */
export type AskedTables = Pick<BattleTables, "territories" | "squares" | "densities" | "flanks" | "tableSizes">;

/** These alone: a page sends its reader no more than it shows. */
export const askedTables = ({ territories, squares, densities, flanks, tableSizes }: BattleTables): AskedTables => ({
  ...{ territories, squares, densities, flanks, tableSizes },
});
