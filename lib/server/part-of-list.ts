import { z } from "zod";
import { type Fault, faultsOf } from "../model/faults";
import type { ArmySummary } from "../model/stored-army";
import { LIMITS } from "./limits";
import type { PartAsked } from "./list-armies";
import { queryNumbers } from "./query-numbers";

type Asked = Required<Pick<PartAsked, "limit" | "after">>;
type Part = { readonly ok: true; readonly asked: Asked } | { readonly ok: false; readonly faults: readonly Fault[] };

/** Where a list goes on: after an army that was changed then. It holds though that army be deleted meanwhile. */
export const cursorOf = ({ changedAt, id }: ArmySummary): string => `${Date.parse(changedAt)}.${id}`;

const query = z.object({
  limit: z.int().min(1).max(LIMITS.listed).default(LIMITS.listed),
  before: z
    .string()
    .regex(/^\d{1,15}\.[a-z2-7]{26}$/)
    .optional(),
});

/** Which part of a list a query asks for: the first hundred, unless it says otherwise. */
export function partIn(asked: Readonly<Record<string, string | undefined>>): Part {
  const numbers = queryNumbers(asked, ["limit"]);
  const parsed = query.safeParse(numbers);
  if (!parsed.success) return { ok: false, faults: faultsOf(parsed.error, numbers) };
  const { limit, before } = parsed.data;
  const [moment = "", id = ""] = before?.split(".") ?? [];
  return { ok: true, asked: { limit, after: before === undefined ? null : { changedAt: new Date(Number(moment)), id } } };
}
