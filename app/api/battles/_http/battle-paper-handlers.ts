import type { SeatName } from "@/lib/model/by-seat";
import type { Loaded } from "@/lib/server/battles/loaded";
import { type Call, handlersOf } from "../../_http/handlers-of";
import { refuseFaults } from "../../_http/refuse-faults";
import { NEVER_KEPT, ok, type Reply } from "../../_http/reply";
import { answerOnlooker, type Onlooker } from "./answer-seat";

const VALUES = { format: ["json", "text"], for: ["own", "public"] } as const;

function wrongValue({ query }: Call): Reply | null {
  const faults = Object.entries(VALUES).flatMap(([name, values]) => {
    const value = query[name];
    return value === undefined || values.some((allowed) => allowed === value)
      ? []
      : [{ path: [name], code: "not-one-of" as const, params: { values } }];
  });
  return faults.length === 0 ? null : refuseFaults(400, "not-one-of", faults);
}

const asText = (text: string): Reply => ({
  status: 200,
  body: new Blob([text]).stream(),
  headers: { "content-type": "text/plain; charset=utf-8", ...NEVER_KEPT },
});

type Paper = { readonly data: object; readonly text: () => string };

/** The handlers of a battle's paper, as data or as text, for the caller's seat, or (null) as everybody may see it. */
export function battlePaperHandlers(paperOf: (loaded: Loaded, seat: SeatName | null) => Paper | Reply): ReturnType<typeof handlersOf> {
  function show({ loaded, seat }: Onlooker, call: Call): Reply {
    const wrong = wrongValue(call);
    if (wrong) return wrong;
    const paper = paperOf(loaded, call.query.for === "public" ? null : seat);
    if ("status" in paper) return paper;
    return call.query.format === "text" ? asText(paper.text()) : ok(paper.data, NEVER_KEPT);
  }
  return handlersOf({ GET: { query: Object.keys(VALUES), answer: answerOnlooker(show) } });
}
