import type { Users } from "../../db/users";

/**
 * Deletes a user after `empty` has taken everything that is his from him. What he saves, shares, writes or takes in between keeps him
 * alive for one round more. May be repeated wherever it stopped.
 */
export async function removeUser(users: Users, id: string, empty: () => Promise<void>): Promise<void> {
  do await empty();
  while (!(await users.deleteIfWithoutBelongings(id)));
}
