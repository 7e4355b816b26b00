import { firstSaver } from "@/lib/server/first-save";
import { callerOf, type Saver } from "@/lib/server/identity";
import { overRate } from "./guards";
import type { Call } from "./handlers-of";
import type { Reply } from "./reply";

/** Who saves or shares: a visitor gets an account with the first thing that is kept for him, and not before. */
export async function saverOf({ headers, address }: Call): Promise<Saver | Reply> {
  const { user, cookies } = await callerOf(headers);
  if (user) return { user, cookies };
  return (await overRate(address, "first-save")) ?? (await firstSaver(headers));
}
