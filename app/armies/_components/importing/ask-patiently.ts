import { type Answer, askServer } from "@/app/_components/ask-server";

const SECONDS = 2;
/** A longer wait is refused instead. */
const MOST_SECONDS = 120;
const TRIES = 10;

export type Patience = {
  /** Called with the seconds of every pause that the server asks for. */
  readonly waits: (seconds: number) => void;
  /** Whether the player has left. */
  readonly isLeft: () => boolean;
};

async function pause(seconds: number, isLeft: () => boolean): Promise<void> {
  for (let waited = 0; waited < seconds && !isLeft(); waited++) await new Promise<void>((done) => setTimeout(done, 1000));
}

/** As `askServer`, for many requests in a row: where the server asks for a pause, it gets one. */
export async function askPatiently<T>({ waits, isLeft }: Patience, ...request: Parameters<typeof askServer>): Promise<Answer<T>> {
  let answer = await askServer<T>(...request);
  for (let tries = 1; !answer.ok && answer.status === 429 && tries < TRIES; tries++) {
    const { retryAfter = SECONDS } = answer;
    if (retryAfter > MOST_SECONDS) break;
    waits(retryAfter);
    await pause(retryAfter, isLeft);
    if (isLeft()) break;
    answer = await askServer<T>(...request);
  }
  return answer;
}
