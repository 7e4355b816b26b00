/** How a soak went, and its counts in one line. */
export type Soaked = { readonly ok: boolean; readonly told: string };
