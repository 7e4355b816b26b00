import type { Fault } from "@/lib/model/faults";
import type { ErrorBody } from "@/lib/model/http";
import { faultSentence } from "@/lib/words/fault-words";
import { placeOf } from "@/lib/words/place-of";
import { severalFaults } from "@/lib/words/refusals";
import type { Reply } from "./reply";

/** A document of one megabyte can have a hundred thousand faults. This many are listed. */
const MOST = 1000;

function detailOf(fault: Fault) {
  const at = placeOf(fault.path);
  return { ...(at === "" ? {} : { at }), code: fault.code, message: faultSentence(fault) };
}

/** Refuses a document with all its faults, each with its place and sentence. */
export function refuseFaults(status: number, code: string, faults: readonly Fault[]): Reply {
  const details = faults.slice(0, MOST).map(detailOf);
  const [first = { message: "" }] = details;
  const message = faults.length === 1 ? first.message : severalFaults(faults.length, details.length, first.message);
  const body: ErrorBody = {
    error: { code, message, ...("at" in first ? { at: first.at } : {}), details },
  };
  return { status, body };
}
