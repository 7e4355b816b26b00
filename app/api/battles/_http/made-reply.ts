import type { Made } from "@/lib/server/battles/seats";
import { refuse } from "../../_http/refusals";
import { ok, type Reply } from "../../_http/reply";

/** What a code counts as stored, even if it replaces an older one. */
export const ONE_CODE = { rows: 1, bytes: 200 };

export const madeReply = (made: Made): Reply => (made.ok ? ok(made.made) : refuse(made.code, {}));
