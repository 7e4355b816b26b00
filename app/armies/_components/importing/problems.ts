import type { Fault } from "@/lib/model/faults";
import type { ErrorBody } from "@/lib/model/http";
import { importWords } from "@/lib/words/import-words";
import { placeOf } from "@/lib/words/place-of";
import type { ImportFault } from "./read-documents";

/** One thing that is wrong with a file: its sentence begins with its place, where it has one. */
export type Problem = { readonly place: string; readonly words: string };

export const problemOf = ({ path, code, params }: ImportFault): Problem => ({ place: placeOf(path), words: importWords(code, params) });

type Detail = { readonly at?: string; readonly message: string };

const isDetail = (value: unknown): value is Detail =>
  typeof value === "object" && value !== null && "message" in value && typeof value.message === "string";

function problemAt(path: Fault["path"], { at = "", message }: Detail): Problem {
  const place = [placeOf(path), at].filter((part) => part !== "").join(".");
  return { place, words: at !== "" && message.startsWith(at) ? message.slice(at.length).replace(/^:?\s+/, "") : message };
}

/** What the server says is wrong with an army that stands at this place of its file. */
export function problemsOf(path: Fault["path"], { message, details }: ErrorBody["error"]): readonly Problem[] {
  const told = Array.isArray(details) ? details.filter(isDetail) : [];
  return (told.length > 0 ? told : [{ message }]).map((detail) => problemAt(path, detail));
}
