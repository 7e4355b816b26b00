import type { Step } from "@/lib/model/enumerations";

/** While these last, where either side deploys is shown. */
export const ZONED: readonly Step[] = ["first-deployment", "secret-orders", "deployment", "finishing"];
