import { z } from "zod";
import { faultsOf } from "@/lib/model/faults";
import type { ArmySummary } from "@/lib/model/stored-army";
import { LIMITS } from "@/lib/server/limits";
import type { PartAsked } from "@/lib/server/list-armies";
import { queryNumbers } from "@/lib/server/query-numbers";
import type { Call } from "../../_http/handlers-of";
import { refuseFaults } from "../../_http/refuse-faults";
import type { Reply } from "../../_http/reply";

type Asked = Required<Pick<PartAsked, "limit" | "after">>;

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
export function partIn(asked: Call["query"]): { readonly ok: true; readonly value: Asked } | { readonly ok: false; readonly reply: Reply } {
  const numbers = queryNumbers(asked, ["limit"]);
  const parsed = query.safeParse(numbers);
  if (!parsed.success) return { ok: false, reply: refuseFaults(400, "bad-part", faultsOf(parsed.error, numbers)) };
  const { limit, before } = parsed.data;
  const [moment = "", id = ""] = before?.split(".") ?? [];
  return { ok: true, value: { limit, after: before === undefined ? null : { changedAt: new Date(Number(moment)), id } } };
}
