import { z } from "zod";

/** The kinds of segment that stand for a value in an address. */
const KINDS = ["c", "ci(..)(..)", "ci(.)", "ci(..)", "ci(...)", "oc", "d", "di(..)(..)", "di(.)", "di(..)", "di(...)"] as const;
const segment = z.union([z.string(), z.tuple([z.string(), z.string(), z.enum(KINDS), z.array(z.string()).nullable()])]);

/** As Next 16 checks it (`flightRouterStateSchema`), or a little stricter: what it does not know, it need not be told. */
const routerState: z.ZodType = z.lazy(() =>
  z.tuple([
    segment,
    z.record(z.string(), routerState),
    z.tuple([z.string(), z.string()]).nullish(),
    z.enum(["refetch", "inside-shared-layout", "metadata-only"]).nullish(),
    z.number().nullish(),
    z.string().optional(),
  ]),
);

/** Whether Next can read which parts of a page a browser says it has. */
export function isRouterState(header: string | readonly string[] | undefined): boolean {
  if (typeof header !== "string") return false;
  try {
    return routerState.safeParse(JSON.parse(decodeURIComponent(header))).success;
  } catch {
    return false;
  }
}
