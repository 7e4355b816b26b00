import type { Armies } from "../../db/armies";
import type { Battles } from "../../db/battles";
import type { OwnValues } from "../../db/own-values";
import type { Shares } from "../../db/shares";
import type { Users } from "../../db/users";
import { removeUser } from "./remove-user";

type Owned = {
  readonly armies: Armies;
  readonly shares: Shares;
  readonly ownValues: OwnValues;
  readonly battles: Battles;
  readonly users: Users;
};

/** Gives everything that an anonymous user has to the one whom he turned out to be. May be repeated wherever it stopped. */
export const adoptBelongings = ({ armies, shares, ownValues, battles, users }: Owned, anonymous: string, owner: string): Promise<void> =>
  removeUser(users, anonymous, async () => {
    await armies.moveAll(anonymous, owner);
    await shares.moveAll(anonymous, owner);
    await ownValues.moveAll(anonymous, owner);
    await battles.moveSeats(anonymous, owner);
  });
