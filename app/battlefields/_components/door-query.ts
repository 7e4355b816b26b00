import { canBeAddressed, type FieldQuery, type FieldRequest, requestOf } from "./field-address";

export type DoorQuery = FieldQuery;
export type Door = {
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
