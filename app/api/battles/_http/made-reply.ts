import type { Made } from "@/lib/server/battles/renew-invite";
import { refuse } from "../../_http/refusals";
import { ok, type Reply } from "../../_http/reply";

export const madeReply = (made: Made): Reply => (made.ok ? ok(made.made) : refuse(made.code, {}));
