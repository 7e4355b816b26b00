import { setTimeout as pause } from "node:timers/promises";
import { largeArmy, newSaver, type Saver } from "./saver";

const SAVERS = 6;
/** Milliseconds: between two saves of a player; after a break, until nothing that was sent can still be under way; and until it must be mended. */
const EACH = 150;
const UNDER_WAY = 1000;
const MENDED = 60_000;

/** What only says that nobody is there. */
const isAway = (told: string) => /the answer is 50[23]|was answered 50[23]/.test(told);

/** Looks until somebody is there to answer. */
async function lossesOf(saver: Saver, url: string): Promise<readonly string[]> {
  const until = Date.now() + MENDED;
  for (;;) {
    const losses = await saver.losses(url).catch((error: unknown) => [error instanceof TypeError ? "the answer is 502" : String(error)]);
    if (!losses.some(isAway) || Date.now() > until) return losses;
    await pause(EACH);
  }
}

/** Players who save until told to stop. After an answer that did not come each looks whether all is there that he was told was stored. */
export async function startSaving(url: string) {
  const template = await largeArmy({ url });
  const savers = Array.from({ length: SAVERS }, (_, at) => newSaver(`Saver ${at}`, `10.200.0.${at + 1}`, template));
  const problems: string[] = [];
  let isOver = false;
  const saving = savers.map(async (saver) => {
    while (!isOver && problems.length === 0) {
      try {
        await saver.save(url);
      } catch (error) {
        if (!(error instanceof TypeError) && !isAway(String(error))) problems.push(String(error));
        await pause(UNDER_WAY);
        problems.push(...(await lossesOf(saver, url)));
      }
      await pause(EACH);
    }
    problems.push(...(await lossesOf(saver, url)));
  });
  const total = (of: keyof Saver["tally"]) => savers.reduce((sum, { tally }) => sum + tally[of], 0);
  return {
    problems,
    told: () =>
      `${total("answered")} saves acknowledged, ${total("unanswered")} not answered, ${total("foundStored")} of those found stored`,
    async stop() {
      isOver = true;
      await Promise.all(saving);
    },
  };
}
