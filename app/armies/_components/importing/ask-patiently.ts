import { type Answer, askServer } from "@/app/_components/ask-server";

const PAUSE_MS = 2000;
const TRIES = 10;

const pause = () => new Promise<void>((done) => setTimeout(done, PAUSE_MS));

/** As `askServer`, for many requests in a row: where the server asks for a pause, it gets one. */
export async function askPatiently<T>(...asked: Parameters<typeof askServer>): Promise<Answer<T>> {
  let answer = await askServer<T>(...asked);
  for (let tries = 1; !answer.ok && answer.status === 429 && tries < TRIES; tries++) {
    await pause();
    answer = await askServer<T>(...asked);
  }
  return answer;
}
