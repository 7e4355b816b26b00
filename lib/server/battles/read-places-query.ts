import { z } from "zod";
import { angle, form } from "../../model/battlefield";
import { TERRAIN_KINDS } from "../../model/enumerations";
import { type Fault, faultsOf } from "../../model/faults";
import { unitNumber } from "../../model/identifiers";
import { queryNumbers } from "../queries";

const length = z.number().min(-200).max(200);
const side = z.number().min(0).max(200);

const SHAPES = {
  /**
   * `kind`: only for a flank piece; any other has the kind that the dice were rolled for. `aboutX`, `aboutY`: the point around which a
   * moved piece turns.
   */
  piece: { kind: z.enum(TERRAIN_KINDS), x: length, y: length, w: side, h: side, angle, aboutX: length, aboutY: length },
  unit: { number: unitNumber, x: length, y: length, facing: angle, files: z.int().min(1).max(99), form },
  camp: { x: length },
  /** An ambush without a unit group is a bluff. */
  ambush: { number: unitNumber, x: length, y: length },
  commander: { x: length, y: length },
} as const;

type Shapes = typeof SHAPES;
/** What to place, and the point if one is given. Everything else is optional. */
export type PlacesAsked = { [For in keyof Shapes]: { readonly for: For } & Partial<z.infer<z.ZodObject<Shapes[For]>>> }[keyof Shapes];

const memberOf = <For extends keyof Shapes>(what: For) =>
  z.strictObject({ for: z.literal(what), ...z.object(SHAPES[what]).partial().shape });
const asked = z.discriminatedUnion("for", [
  memberOf("piece"),
  memberOf("unit"),
  memberOf("camp"),
  memberOf("ambush"),
  memberOf("commander"),
]);

const NUMBERS = ["x", "y", "w", "h", "angle", "aboutX", "aboutY", "number", "facing", "files"] as const;
export const PLACES_QUERY = ["for", "kind", "form", ...NUMBERS] as const;

/** Parameters that must be given together or not at all. */
const TOGETHER: Readonly<Record<keyof Shapes, readonly string[]>> = {
  piece: ["x", "y", "angle"],
  unit: ["x", "y", "facing"],
  camp: ["x"],
  ambush: ["x", "y"],
  commander: ["x", "y"],
};
const NEEDED: Readonly<Record<keyof Shapes, readonly string[]>> = { piece: [], unit: ["number"], camp: [], ambush: [], commander: [] };

function missingFrom(given: PlacesAsked): readonly Fault[] {
  const has = (name: string) => name in given;
  const together = TOGETHER[given.for];
  const pivot = has("aboutX") !== has("aboutY") ? ["aboutX", "aboutY"] : [];
  const sides = has("w") !== has("h") ? ["w", "h"] : [];
  const wanted = [...NEEDED[given.for], ...(together.some(has) ? together : []), ...pivot, ...sides];
  return wanted.filter((name) => !has(name)).map((name) => ({ path: [name], code: "missing-field", params: {} }));
}

type Read = { readonly ok: true; readonly asked: PlacesAsked } | { readonly ok: false; readonly faults: readonly Fault[] };

/** The parsed query about places, or all its faults. */
export function readPlacesQuery(query: Readonly<Record<string, string | undefined>>): Read {
  const given = queryNumbers(query, NUMBERS);
  const parsed = asked.safeParse(given);
  if (!parsed.success) return { ok: false, faults: faultsOf(parsed.error, given) };
  const question = parsed.data as PlacesAsked;
  const missing = missingFrom(question);
  return missing.length > 0 ? { ok: false, faults: missing } : { ok: true, asked: question };
}
