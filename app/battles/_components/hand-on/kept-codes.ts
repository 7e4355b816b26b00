import { inBrowser, parsedAs, useKeptText } from "@/app/_components/browser/storage";
import type { MadeCode } from "@/lib/model/battle";

/** What a code is for: the open seat of a battle, or a partner at a seat. */
export type CodeUse =
  | { readonly battle: string; readonly use: "invite" }
  | { readonly battle: string; readonly use: "partner-a" | "partner-b" };

const keyOf = ({ battle, use }: CodeUse): string => `condotta.${use}.${battle}`;

/** A code from its stored text; null where it has expired or is none. */
export const codeIn = (text: string | null, now: number): MadeCode | null =>
  parsedAs(text, (value) => {
    const { code, expires } = value as Partial<MadeCode>;
    return typeof code === "string" && typeof expires === "string" && Date.parse(expires) > now ? ({ code, expires } as MadeCode) : null;
  });

/** Only the browser that made a code knows it: the server sends it once. */
export const keepCode = (of: CodeUse, made: MadeCode): boolean => inBrowser.write(keyOf(of), JSON.stringify(made));

export const dropCode = (of: CodeUse): void => inBrowser.remove(keyOf(of));

/** The code that this browser knows; null where it knows none, undefined before the page has come alive. */
export function useKeptCode(of: CodeUse): MadeCode | null | undefined {
  const text = useKeptText(keyOf(of));
  return text === undefined ? undefined : codeIn(text, Date.now());
}
