import type { Army } from "@/lib/model/army";
import type { Assessment } from "@/lib/model/assessment";
import { counted } from "@/lib/words/phrasing";
import { askServer } from "../ask-server";

/** What the server says of an army, in a sentence. */
export async function judgeOverApi(army: Army): Promise<string> {
  const answer = await askServer<Assessment>("POST", "/api/assess", { body: army });
  if (!answer.ok) return `${answer.error.message} The verdict on this page needs no connection.`;
  const { legal, findings, numbers } = answer.value;
  const errors = findings.filter((one) => one.severity === "error").length;
  return `The server says: ${legal ? "legal" : `not legal, ${counted(errors, "error")}`}, ${numbers.points} points.`;
}
