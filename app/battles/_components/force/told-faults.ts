import type { ErrorBody } from "@/lib/model/http";
import { pathOfPlace } from "@/lib/words/place-of";

type Detail = { readonly at?: string; readonly code: string; readonly message: string };
export type ToldFault = Omit<Detail, "at"> & { readonly path: readonly (string | number)[] };

const isDetail = (one: unknown): one is Detail => typeof one === "object" && one !== null && "code" in one && "message" in one;

/** What the server objects to, each with its place in what was sent; where it names none, the whole. */
export function toldFaults({ code, message, details }: ErrorBody["error"]): readonly ToldFault[] {
  const told = Array.isArray(details) ? details.filter(isDetail) : [];
  return (told.length > 0 ? told : [{ code, message }]).map(({ at = "", ...rest }: Detail) => ({ ...rest, path: pathOfPlace(at) }));
}
