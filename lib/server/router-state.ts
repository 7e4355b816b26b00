import { z } from "zod";

/** The kinds of segment with a value from the address. */
const KINDS = ["c", "ci(..)(..)", "ci(.)", "ci(..)", "ci(...)", "oc", "d", "di(..)(..)", "di(.)", "di(..)", "di(...)"] as const;
const segment = z.union([z.string(), z.tuple([z.string(), z.string(), z.enum(KINDS), z.array(z.string()).nullable()])]);

/** As Next 16 checks it (`flightRouterStateSchema`), or a little stricter. */
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

/** Whether Next can read the header that says which parts of a page a browser has. */
export function isRouterState(header: string | readonly string[] | undefined): boolean {
  if (typeof header !== "string") return false;
  try {
    return routerState.safeParse(JSON.parse(decodeURIComponent(header))).success;
  } catch {
    return false;
  }
}
