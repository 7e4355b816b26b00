import { and, eq, sql } from "drizzle-orm";
import type { Database } from "./client";
import { recoveryKeys, users } from "./schema";

type Found = { readonly user: string; readonly hash: string };

/** One key a user, of which only the hash is known here. */
export type RecoveryKeys = {
  readonly findByEmail: (email: string) => Promise<Found | null>;
  /** The key from before, if there is one, no longer works. */
  readonly put: (key: Found) => Promise<void>;
  /** False where the key is another one by now. */
  readonly replace: (key: Found & { readonly old: string }) => Promise<boolean>;
};

export function prepareRecoveryKeys({ orm }: Database): RecoveryKeys {
  const { placeholder } = sql;
  const hash = sql`${placeholder("hash")}`;
  const createdAt = sql`(unixepoch('subsec') * 1000)`;
  const find = orm
    .select({ user: recoveryKeys.userId, hash: recoveryKeys.hash })
    .from(recoveryKeys)
    .innerJoin(users, eq(users.id, recoveryKeys.userId))
    .where(eq(users.email, placeholder("email")))
    .prepare();
  const put = orm
    .insert(recoveryKeys)
    .values({ userId: placeholder("user"), hash })
    .onConflictDoUpdate({ target: recoveryKeys.userId, set: { hash, createdAt } })
    .prepare();
  const replace = orm
    .update(recoveryKeys)
    .set({ hash, createdAt })
    .where(and(eq(recoveryKeys.userId, placeholder("user")), eq(recoveryKeys.hash, placeholder("old"))))
    .returning({ user: recoveryKeys.userId })
    .prepare();
  return {
    findByEmail: async (email) => (await find.execute({ email }))[0] ?? null,
    put: async (key) => void (await put.execute(key)),
    replace: async (key) => (await replace.execute(key)).length > 0,
  };
}
