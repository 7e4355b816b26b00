import type { Army } from "@/lib/model/army";
import type { Assessment } from "@/lib/model/assessment";
import { EXPORTING } from "@/lib/words/importing";
import { askServer } from "../ask-server";

/** The server’s verdict of an army, in a sentence. */
export async function judgeOverApi(army: Army): Promise<string> {
  const answer = await askServer<Assessment>("POST", "/api/assess", { body: army });
  if (!answer.ok) return EXPORTING.programs.refused(answer.error.message);
  const { findings, numbers } = answer.value;
  const errors = findings.filter((one) => one.severity === "error").length;
  return EXPORTING.programs.answer(errors, numbers.points);
}
