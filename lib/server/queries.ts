import { z } from "zod";
import type { Part, Place } from "../../db/army-lists";
import { LIMITS } from "./limits";

const NUMBER = /^-?\d{1,9}(\.\d{1,9})?$/;

type Query = Readonly<Record<string, string | undefined>>;

/** A query with these parameters as numbers. What is not written as a number stays text, to be refused. */
export function queryNumbers(query: Query, names: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      value !== undefined && names.includes(name) && NUMBER.test(value) ? Number(value) : value,
    ]),
  );
}

type Asked = Required<Pick<Part, "limit" | "after">>;

/** A part of a list, and where the next part begins; null at the end. */
export type PartOfList<T> = { readonly told: readonly T[]; readonly next: string | null };

/** Where a list continues: after this entry. It works even if that entry is deleted meanwhile. */
const cursorOf = ({ moment, id }: Place): string => `${moment.getTime()}.${id}`;

/** The parameters that choose a part of a long list; by default the first hundred. */
export const PART = {
  limit: z.int().min(1).max(LIMITS.listed).default(LIMITS.listed).describe("How many entries."),
  before: z
    .string()
    .regex(/^\d{1,15}\.[a-z2-7]{26}$/)
    .optional()
    .describe("Where the last part stopped, from its `Link` header."),
};

/** The part of a list that a query asks for. */
export function asPart({ limit, before }: z.output<z.ZodObject<typeof PART>>): Asked {
  const [moment = "", id = ""] = before?.split(".") ?? [];
  return { limit, after: before === undefined ? null : { moment: new Date(Number(moment)), id } };
}

/** A part of a list. One entry more is read, to know whether there is a next part. */
export async function partOf<Row, T>(
  { limit, ...part }: Part,
  read: (part: Part) => Promise<readonly Row[]>,
  placeOf: (row: Row) => Place,
  tell: (row: Row) => T,
): Promise<PartOfList<T>> {
  const found = await read({ ...part, limit: limit + 1 });
  const [rows, last] = [found.slice(0, limit), found[limit - 1]];
  return { told: rows.map(tell), next: found.length > limit && last ? cursorOf(placeOf(last)) : null };
}

/** The header with the address of the next part. */
export function linkToNext(
  path: string,
  sent: Readonly<Record<string, string | undefined>>,
  { next }: PartOfList<unknown>,
): Readonly<Record<string, string>> {
  if (next === null) return {};
  return { link: `<${path}?${new URLSearchParams({ ...sent, before: next } as Record<string, string>)}>; rel="next"` };
}
