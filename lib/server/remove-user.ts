import type { Users } from "../../db/users";

/**
 * Deletes a user after `empty` has taken all armies from him. An army that is saved in between keeps him alive for one round
 * more. May be repeated wherever it stopped.
 */
export async function removeUser(users: Users, id: string, empty: () => Promise<void>): Promise<void> {
  do await empty();
  while (!(await users.deleteIfWithoutArmies(id)));
}
