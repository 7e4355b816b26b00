import type { Step } from "@/lib/model/battle-steps";

/** While these last, where either side deploys is shown. */
export const ZONED: readonly Step[] = ["first-deployment", "secret-orders", "deployment", "finishing"];
