import { z } from "zod";
import { type Fault, faultsInOrder, faultsOf } from "../model/faults";
import type { QuestionFault } from "../model/sister-systems/chances";
import type { OtherGamesTables } from "../model/sister-systems/tables";
import type { Answered } from "../rules/sister-systems/chances";
import { running } from "./running";

/** What a question may say, as JSON Schema has it: enough to read it from an address, and to say what would be right. */
export type QuestionShape = {
  readonly type?: string;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, QuestionShape>>;
  readonly items?: QuestionShape;
  readonly anyOf?: readonly QuestionShape[];
};

/** A question of another game: what may be asked, and its answer to a document. */
export type GameQuestion<Answer = unknown> = {
  readonly shape: () => QuestionShape;
  readonly answer: (document: unknown) => Answered<Answer>;
};

/** A word that must be one of several, where something else than a word was sent. */
function withTypes(fault: Fault, document: unknown): Fault {
  const { code, params, path } = fault;
  if (code !== "not-one-of" || !Array.isArray(params.values)) return fault;
  const inside = (value: unknown, part: string | number) => (typeof value === "object" && value !== null ? Reflect.get(value, part) : null);
  const sent = path.reduce<unknown>(inside, document);
  const types: readonly string[] = params.values.map((value) => typeof value);
  return types.includes(typeof sent) ? fault : { ...fault, code: "wrong-type", params: { expected: types[0] } };
}

/** A question that the rules answer by the tables in force. Every fault of a document is told, in its order. */
export const gameQuestion = <Asked, Answer>(
  asks: z.ZodType<Asked>,
  rules: (asked: Asked, tables: OtherGamesTables) => Answered<Answer>,
): GameQuestion<Answer> => ({
  shape: () => z.toJSONSchema(asks, { io: "input", unrepresentable: "any" }) as QuestionShape,
  answer(document) {
    const parsed = asks.safeParse(document);
    if (parsed.success) {
      const answered = rules(parsed.data, running().knowledge.catalog.otherGames);
      return answered.ok ? answered : { ...answered, asked: parsed.data };
    }
    const faults = faultsOf(parsed.error, document).map((fault) => withTypes(fault, document));
    return { ok: false, faults: faultsInOrder(faults, document) };
  },
});

const PUBLIC: Readonly<Record<string, QuestionFault>> = {
  "unknown-field": "unknown-field",
  "missing-field": "missing-field",
  "wrong-type": "wrong-type",
  "not-one-of": "unknown-value",
  contradiction: "contradiction",
};

/** The code of the refusal. Everything else is a value that is too large or too small, or too many. */
export const questionFault = ({ code }: Fault): QuestionFault => PUBLIC[code] ?? "out-of-range";
