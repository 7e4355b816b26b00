import type { Fault } from "@/lib/model/faults";
import type { ErrorBody } from "@/lib/model/http";
import { faultSentence } from "@/lib/words/fault-words";
import { placeOf } from "@/lib/words/place-of";
import type { Reply } from "./reply";

/** A document of one megabyte can hold a hundred thousand faults; nobody mends them from one answer. */
const MOST = 1000;

function detailOf(fault: Fault) {
  const at = placeOf(fault.path);
  return { ...(at === "" ? {} : { at }), code: fault.code, message: faultSentence(fault) };
}

function summary(first: string, count: number): string {
  if (count === 1) return first;
  return `${count} faults${count > MOST ? `, of which details gives ${MOST}` : ""}; the first: ${first}`;
}

/** All that is wrong with what was sent, each fault with its place and sentence. */
export function refuseFaults(status: number, code: string, faults: readonly Fault[]): Reply {
  const details = faults.slice(0, MOST).map(detailOf);
  const [first] = details;
  const body: ErrorBody = {
    error: { code, message: summary(first?.message ?? "", faults.length), ...(first?.at ? { at: first.at } : {}), details },
  };
  return { status, body };
}
