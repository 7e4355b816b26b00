import type { ErrorBody } from "@/lib/model/http";
import { pathOfPlace } from "@/lib/words/faults";

type Detail = { readonly at?: string; readonly code: string; readonly message: string };
export type FaultLine = Omit<Detail, "at"> & { readonly path: readonly (string | number)[] };

const isDetail = (one: unknown): one is Detail => typeof one === "object" && one !== null && "code" in one && "message" in one;

/** The objections of the server, each with its place in what was sent; without a place, the whole. */
export function faultLines({ code, message, details }: ErrorBody["error"]): readonly FaultLine[] {
  const found = Array.isArray(details) ? details.filter(isDetail) : [];
  return (found.length > 0 ? found : [{ code, message }]).map(({ at = "", ...rest }: Detail) => ({ ...rest, path: pathOfPlace(at) }));
}
