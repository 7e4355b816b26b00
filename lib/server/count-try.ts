import { tooOften } from "./account-outcome";
import { secondsToWait } from "./rate-limit";

/**
 * Counts one more password or recovery key that is tried on an account; a refusal where there were too many. By address and
 * account: by address alone a club would be locked out, by account alone a stranger could lock out its owner.
 */
export async function countTry(address: string, email: string): Promise<ReturnType<typeof tooOften> | null> {
  const seconds = await secondsToWait("sign-in", `${address} ${email}`);
  return seconds === 0 ? null : tooOften(seconds);
}
