import { callerOf, firstSaver, type Saver } from "@/lib/server/identity";
import { overRate } from "./guards";
import type { Call } from "./handlers-of";
import type { Reply } from "./reply";

/** The user who saves or shares. A visitor gets an anonymous account with the first save. */
export async function saverOf({ headers, address }: Call): Promise<Saver | Reply> {
  const { user, cookies } = await callerOf(headers);
  if (user) return { user, cookies };
  return (await overRate(address, "first-save")) ?? (await firstSaver(headers));
}
