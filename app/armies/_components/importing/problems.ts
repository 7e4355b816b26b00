import type { Fault } from "@/lib/model/faults";
import type { ErrorBody } from "@/lib/model/http";
import { armyAmongOthers, pathOfPlace, placeOf, placeWords } from "@/lib/words/faults";
import { importWords } from "@/lib/words/importing";
import type { FoundArmy, ImportFault } from "./read-documents";

/** One problem of a file: its place, whose it is, which field, and what is wrong. Any of the first three may be empty. */
export type Problem = { readonly place: string; readonly who: string; readonly what: string; readonly words: string };

export function problemOf({ path, code, params }: ImportFault): Problem {
  const [place, who] = [placeOf(path), armyAmongOthers(path, null)];
  return { place, who, what: who === "" ? place : "", words: importWords(code, params) };
}

type Detail = { readonly at?: string; readonly message: string };

const isDetail = (value: unknown): value is Detail =>
  typeof value === "object" && value !== null && "message" in value && typeof value.message === "string";

const joined = (parts: readonly string[], joint: string): string => parts.filter((part) => part !== "").join(joint);

type Found = Pick<FoundArmy, "path" | "document">;

function problemAt({ path, document }: Found, { at = "", message }: Detail): Problem {
  const own: Fault["path"] = pathOfPlace(at);
  const { who, what } = placeWords(own, document);
  return {
    place: placeOf([...path, ...own]),
    who: joined([armyAmongOthers(path, document), who], ", "),
    what,
    words: at !== "" && message.startsWith(at) ? message.slice(at.length).replace(/^:?\s+/, "") : message,
  };
}

/** What the server says is wrong with an army that was found in a file. */
export function problemsOf(found: Found, { message, details }: ErrorBody["error"]): readonly Problem[] {
  const told = Array.isArray(details) ? details.filter(isDetail) : [];
  return (told.length > 0 ? told : [{ message }]).map((detail) => problemAt(found, detail));
}
