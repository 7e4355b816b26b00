import { z } from "zod";
import { withCleanNames } from "../../model/clean-names";
import { type Fault, faultsOf } from "../../model/faults";
import { SCHEMAS, type SchemaName } from "../../model/schemas";
import { queryNumbers } from "../queries";
import type { Rate } from "../rate-limit";
import type { Code } from "./refusals";
import { refuseFaults } from "./refusals";
import type { Reply } from "./reply";

export type Params = Readonly<Record<string, string>>;
type Sent = Readonly<Record<string, string | undefined>>;

type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reply: Reply };
export type Documents = { readonly [Name in SchemaName]: z.output<(typeof SCHEMAS)[Name]> };

/** A request to an endpoint: `Query` is what it asks for, `Document` what it sends. */
export type Call<Query = Sent, Document = unknown> = {
  readonly params: Params;
  readonly query: Query;
  /** The query as it was sent. */
  readonly sent: Sent;
  /** The parsed JSON, if the endpoint reads a body. */
  readonly body: unknown;
  /** The body as the endpoint's shape, its names cleaned; or the refusal with all its faults. */
  readonly document: () => Read<Document>;
  readonly headers: Headers;
  /** The network address of the client, for the limits. */
  readonly address: string;
  /** Aborted when the client disconnects before its answer is complete. */
  readonly signal: AbortSignal;
};

/** Codes of refusals, each with what it means here, empty if the code says it; `status` where it differs from the usual one. */
export type Refusals = { readonly [C in Code]?: string | { readonly status: number; readonly says: string } };

type RequestHeader = { readonly says: string; readonly required?: true; readonly pattern?: RegExp; readonly values?: readonly string[] };
export type RequestHeaders = Readonly<Record<string, RequestHeader>>;

/** Who may ask, how they show it, and how they are found before anything is answered. */
export type Who<Known = undefined> = {
  readonly security?: readonly Readonly<Record<string, readonly never[]>>[];
  readonly headers?: RequestHeaders;
  readonly says?: string;
  readonly refusals?: Refusals;
  find?(call: Call): Promise<{ readonly known: Known; readonly cookies: readonly string[] } | Reply>;
};

type Query<Asked = Sent> = {
  /** The parameters. Any other is refused. */
  readonly of: Readonly<Record<string, z.ZodType>>;
  readonly refusals: Refusals;
  read(sent: Sent): Read<Asked>;
};

/** What is answered with a status: one shape, a list of it, and the same as plain text or as server-sent events. */
export type Answer = {
  readonly says: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly shape?: SchemaName;
  readonly listOf?: SchemaName;
  readonly json?: true;
  readonly text?: true;
  readonly events?: true;
};

type Definition<Asked, Name extends SchemaName, Document, Known> = {
  /** Its name in the API's description. */
  readonly id: string;
  readonly summary: string;
  readonly description?: string;
  readonly who?: Who<Known>;
  /** How often one network address may ask. */
  readonly rate?: Rate;
  readonly headers?: RequestHeaders;
  readonly query?: Query<Asked>;
  /** Without it no body is read. `most`: bytes. `refusesItself`: the endpoint reads the document and has codes of its own for its faults. */
  readonly body?: { readonly shape: Name; readonly most: number; readonly refusesItself?: true };
  readonly answers: Readonly<Record<number, Answer>>;
  readonly refusals?: Refusals;
  answer(call: Call<Asked, Document>, known: Known): Reply | Promise<Reply>;
};

/** All there is to know of one method of an address. The route and the API's description are made from it. */
export type Endpoint = Definition<unknown, SchemaName, unknown, unknown>;

export const endpoint = <Asked = Sent, Name extends SchemaName = SchemaName, Known = undefined>(
  one: Definition<Asked, Name, Documents[Name], Known>,
): Endpoint => one as Endpoint;

/** An address: its parts that differ, and its methods. */
export type Address = {
  readonly path: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly methods: { readonly [Method in "GET" | "POST" | "PUT" | "PATCH" | "DELETE"]?: Endpoint };
};

/** The JSON Schema of a parameter; a field with a default may be left out. */
export const schemaOf = (parameter: z.ZodType) => z.toJSONSchema(parameter, { io: "input", unrepresentable: "any" });

const isNumber = (parameter: z.ZodType): boolean => ["number", "integer"].includes(String(schemaOf(parameter).type));

/** A wrong word among a few is refused by itself; everything else as a bad part of a list. */
function refuseQuery(faults: readonly Fault[]): Reply {
  const words = faults.filter(({ code }) => code === "not-one-of");
  return words.length > 0 ? refuseFaults("not-one-of", words) : refuseFaults("bad-part", faults);
}

/** A query of these parameters. What is not written as a number stays text, to be refused. */
export function asked<Shape extends Readonly<Record<string, z.ZodType>>>(
  of: Shape,
  refusals: Refusals = {},
): Query<z.output<z.ZodObject<Shape>>> {
  const shape = z.strictObject(of);
  const numbers = Object.keys(of).filter((name) => isNumber(of[name] as z.ZodType));
  return {
    of,
    refusals,
    read(sent) {
      const given = queryNumbers(sent, numbers);
      const parsed = shape.safeParse(given);
      return parsed.success ? { ok: true, value: parsed.data } : { ok: false, reply: refuseQuery(faultsOf(parsed.error, given)) };
    },
  };
}

/** A query that the use case reads itself. */
export const askedAsSent = (of: Query["of"], refusals: Refusals = {}): Query => ({
  of,
  refusals,
  read: (sent) => ({ ok: true, value: sent }),
});

/** The body of a call by its endpoint's shape. */
export function documentOf(body: unknown, shape: SchemaName): Read<unknown> {
  const parsed = SCHEMAS[shape].safeParse(withCleanNames(body));
  return parsed.success
    ? { ok: true, value: parsed.data }
    : { ok: false, reply: refuseFaults("bad-document", faultsOf(parsed.error, body)) };
}
