import { z } from "zod";
import { angle, form } from "../../model/battlefield";
import { TERRAIN_KINDS } from "../../model/enumerations";
import { type Fault, faultsOf } from "../../model/faults";
import { unitNumber } from "../../model/identifiers";
import { queryNumbers } from "../queries";

const length = z.number().min(-200).max(200);
const side = z.number().min(0).max(200);

/** Every parameter of a query about places. Only `for` is always needed. */
const PARAMETERS = {
  kind: z.enum(TERRAIN_KINDS).describe("The kind of a flank piece. Any other piece has the kind whose turn it is."),
  number: unitNumber.describe("The unit group. An ambush without one is a bluff."),
  x: length.describe("Its middle, in base widths from the defender's left."),
  y: length.describe("Its middle, in base widths from the defender's edge."),
  w: side.describe("The sides of a new piece. If left out, the smallest allowed."),
  h: side.describe("Given with `w`."),
  angle: angle.describe("The angle of a piece, in degrees anticlockwise."),
  aboutX: length.describe("The point around which a moved piece turns. If left out, its middle."),
  aboutY: length.describe("Given with `aboutX`."),
  facing: angle.describe("The facing of a unit group, in degrees anticlockwise; 90 is towards the invader."),
  files: z.int().min(1).max(99).describe("The files of a unit group. If left out, its usual number."),
  form: form.describe("The formation of a unit group that has several."),
};

/** Those that each thing may have. */
const TAKES = {
  piece: ["kind", "x", "y", "w", "h", "angle", "aboutX", "aboutY"],
  unit: ["number", "x", "y", "facing", "files", "form"],
  camp: ["x"],
  ambush: ["number", "x", "y"],
  commander: ["x", "y"],
} as const;

type Takes = typeof TAKES;
type What = keyof Takes;
type Values = { [Name in keyof typeof PARAMETERS]: z.infer<(typeof PARAMETERS)[Name]> };
/** What to place, and the point if one is given. Everything else is optional. */
export type PlacesQuery = { [For in What]: { readonly for: For } & Partial<Pick<Values, Takes[For][number]>> }[What];

const OPTIONAL = z.object(PARAMETERS).partial().shape;
const memberOf = (what: What) =>
  z.strictObject({ for: z.literal(what), ...Object.fromEntries(TAKES[what].map((name) => [name, OPTIONAL[name]])) });
const asked = z.discriminatedUnion("for", [
  memberOf("piece"),
  memberOf("unit"),
  memberOf("camp"),
  memberOf("ambush"),
  memberOf("commander"),
]);

const NUMBERS = ["x", "y", "w", "h", "angle", "aboutX", "aboutY", "number", "facing", "files"] as const;
/** The parameters of a query about places. */
export const PLACES_QUERY = {
  for: z.enum(["piece", "unit", "camp", "ambush", "commander"]).describe("What you want to place."),
  ...OPTIONAL,
};

/** Parameters that must be given together or not at all. */
const TOGETHER: Readonly<Record<What, readonly string[]>> = {
  piece: ["x", "y", "angle"],
  unit: ["x", "y", "facing"],
  camp: ["x"],
  ambush: ["x", "y"],
  commander: ["x", "y"],
};
const NEEDED: Readonly<Record<What, readonly string[]>> = { piece: [], unit: ["number"], camp: [], ambush: [], commander: [] };

function missingFrom(given: PlacesQuery): readonly Fault[] {
  const has = (name: string) => name in given;
  const together = TOGETHER[given.for];
  const pivot = has("aboutX") !== has("aboutY") ? ["aboutX", "aboutY"] : [];
  const sides = has("w") !== has("h") ? ["w", "h"] : [];
  const wanted = [...NEEDED[given.for], ...(together.some(has) ? together : []), ...pivot, ...sides];
  return wanted.filter((name) => !has(name)).map((name) => ({ path: [name], code: "missing-field", params: {} }));
}

type Read = { readonly ok: true; readonly asked: PlacesQuery } | { readonly ok: false; readonly faults: readonly Fault[] };

/** The parsed query about places, or all its faults. */
export function readPlacesQuery(query: Readonly<Record<string, string | undefined>>): Read {
  const given = queryNumbers(query, NUMBERS);
  const parsed = asked.safeParse(given);
  if (!parsed.success) return { ok: false, faults: faultsOf(parsed.error, given) };
  const question = parsed.data as PlacesQuery;
  const missing = missingFrom(question);
  return missing.length > 0 ? { ok: false, faults: missing } : { ok: true, asked: question };
}
