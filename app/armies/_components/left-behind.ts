import type { History } from "@/app/_components/browser/history";
import { inTab, parsedAs } from "@/app/_components/browser/storage";
import { LEFT } from "@/app/_components/saving/unsent";
import type { Army } from "@/lib/model/army";

/** As many steps are kept each way: a tab has room for a few MB. */
const MOST = 50;

/** Keeps the history of an army for a player who looks at another page, as at its cards, and comes back in this tab. */
export function leaveBehind(page: string, { now, past, future }: History<Army>): void {
  if (past.length + future.length === 0) inTab.remove(LEFT + page);
  else inTab.write(LEFT + page, JSON.stringify({ now, past: past.slice(-MOST), future: future.slice(-MOST) }));
}

/** The history that an army was left with, which is not kept any longer; null where there is none that this version can read. */
export async function takeLeft(page: string): Promise<History<Army> | null> {
  const text = inTab.read(LEFT + page);
  if (text === null) return null;
  inTab.remove(LEFT + page);
  const { army } = await import("@/lib/model/army");
  return parsedAs(text, (value) => {
    const { now, past, future } = value as History<Army>;
    return [now, ...past, ...future].every((one) => army.safeParse(one).success) ? { now, past, future, run: null } : null;
  });
}
