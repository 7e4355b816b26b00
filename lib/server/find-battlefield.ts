import { z } from "zod";
import { battlefieldOf } from "../advice/battlefield-of";
import { type Battlefield, square } from "../model/battlefield";
import { TERRITORIES } from "../model/enumerations";
import { type Fault, faultsOf } from "../model/faults";
import type { BattleBook } from "../rules/prebattle/book";
import { battleBookOf } from "./battles/load-battle";
import type { Knowledge } from "./knowledge";
import { queryNumbers } from "./queries";

type FoundField = { readonly ok: true; readonly battlefield: Battlefield } | { readonly ok: false; readonly faults: readonly Fault[] };

const length = z.number().min(1).max(60);
/** The parameters of a query for a battlefield. */
export const BATTLEFIELD_QUERY = {
  seed: z.string().min(1).max(200).describe("Any text of up to 200 characters."),
  territory: z.enum(TERRITORIES).optional().describe("The territory of the battle."),
  square: square.optional().describe("A square of the map, of that territory."),
  width: length.optional().describe("The table's width in base widths. Width and depth together must be an existing size."),
  depth: length.optional().describe("The table's depth in base widths."),
  table: z
    .enum(["random"])
    .optional()
    .describe("`random`: the size of the table is random from the seed too, among the sizes with the given width and depth."),
};
const asked = z.strictObject(BATTLEFIELD_QUERY);
type Asked = z.infer<typeof asked>;

/** A query whose parts are valid one by one but not together. */
function impossible({ territory, square: wanted, width, depth }: Partial<Asked>, { tables, squares }: BattleBook): readonly Fault[] {
  const faults: Fault[] = [];
  if (territory !== undefined && wanted !== undefined && !squares[territory].includes(wanted)) {
    faults.push({ path: ["square"], code: "square-not-of-territory", params: { square: wanted, territory } });
  }
  const isSize = (size: { readonly width: number; readonly depth: number }) =>
    (width ?? size.width) === size.width && (depth ?? size.depth) === size.depth;
  if (!tables.tableSizes.some(isSize)) {
    const sizes = tables.tableSizes.map((size) => `${size.width} x ${size.depth}`);
    faults.push({ path: [width === undefined ? "depth" : "width"], code: "unknown-table-size", params: { sizes } });
  }
  return faults;
}

/** The valid parts of a query. */
function soundParts(given: Readonly<Record<string, unknown>>, faults: readonly Fault[]): Partial<Asked> {
  const bad = new Set(faults.map(({ path }) => path[0]));
  return Object.fromEntries(Object.entries(given).filter(([name]) => !bad.has(name)));
}

/** The battlefield of a query, by the tables in force; or all faults of the query. */
export function findBattlefield(query: Readonly<Record<string, string | undefined>>, knowledge: Knowledge): FoundField {
  const { catalog } = knowledge;
  const book = battleBookOf(catalog.battle.version, knowledge);
  const given = queryNumbers(query, ["width", "depth"]);
  const parsed = asked.safeParse(given);
  const faults = parsed.success ? [] : faultsOf(parsed.error, given);
  const all = [...faults, ...impossible(soundParts(given, faults), book)];
  if (!parsed.success || all.length > 0) return { ok: false, faults: all };
  const { seed, territory = null, square: where = null, width = null, depth = null, table = null } = parsed.data;
  return { ok: true, battlefield: battlefieldOf({ seed, territory, square: where, width, depth, table }, book, catalog.advice) };
}
