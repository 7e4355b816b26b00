/** The result, or all problems as sentences. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: readonly string[] };

export const done = <T>(value: T): Outcome<T> => ({ ok: true, value });
export const failed = (...problems: readonly string[]): Outcome<never> => ({ ok: false, problems });

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
