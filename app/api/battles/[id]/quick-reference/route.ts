import { referenceOf } from "@/lib/server/battles/reference-of";
import { battlePaperHandlers } from "../../_http/battle-paper-handlers";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = battlePaperHandlers((loaded, seat) => {
  const data = referenceOf(loaded, seat);
  return { data, text: () => data.text };
});
