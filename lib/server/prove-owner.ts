import { verifyPassword } from "better-auth/crypto";
import { type AccountCall, refused, type tooOften } from "./account-outcome";
import { countTry } from "./count-try";
import { readerOf, type User } from "./identity";
import { running } from "./running";

type Proven = { readonly ok: true; readonly user: User & { readonly email: string }; readonly passwordHash: string };
type Unproven = ReturnType<typeof refused> | ReturnType<typeof tooOften>;

/** Who asks, as one who has an account with a password and has just given it again. */
export async function proveOwner({ headers, address }: AccountCall, password: string | null): Promise<Proven | Unproven> {
  const user = await readerOf(headers);
  if (!user) return refused("no-account");
  const { email } = user;
  if (email === null) return refused("not-claimed");
  const over = await countTry(address, email);
  if (over) return over;
  const passwordHash = await running().users.passwordHashOf(user.id);
  const right = password !== null && passwordHash !== null && (await verifyPassword({ hash: passwordHash, password }));
  return right ? { ok: true, user: { ...user, email }, passwordHash } : refused("wrong-password");
}
