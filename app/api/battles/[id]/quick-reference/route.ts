import { referenceOf } from "@/lib/server/battles/battle-papers";
import { plainFitted } from "@/lib/sheets/reference/plain-reference";
import { battlePaperHandlers } from "../../_http/battle-paper-handlers";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = battlePaperHandlers((loaded, seat) => {
  const data = plainFitted(referenceOf(loaded, seat));
  return { data, text: () => data.text };
});
