import type { Armies } from "../../db/armies";
import type { Users } from "../../db/users";
import { removeUser } from "./remove-user";

type Owned = { readonly armies: Armies; readonly users: Users };

/** Gives everything that an anonymous user has to the one whom he turned out to be. May be repeated wherever it stopped. */
export const adoptArmies = ({ armies, users }: Owned, anonymous: string, owner: string): Promise<void> =>
  removeUser(users, anonymous, () => armies.moveAll(anonymous, owner));
