import { and, eq, exists, ne, notExists, sql } from "drizzle-orm";
import type { Database } from "./client";
import { armies, battleSeats, credentials, ownValues, recoveryKeys, sessions, shares, users } from "./schema";

type NewUser = { readonly id: string; readonly email: string; readonly passwordHash: string };
type Replacement = { readonly user: string; readonly old: string; readonly passwordHash: string };
type Recovery = { readonly user: string; readonly keyHash: string; readonly passwordHash: string };

/** Users with an address and a password. better-auth makes the anonymous ones, and all sessions. */
export type Users = {
  /** Leaves alone the user whom the address belongs to already, and the password he has. */
  readonly addIfAbsent: (user: NewUser) => Promise<void>;
  readonly passwordHashOf: (user: string) => Promise<string | null>;
  /** False where the password is another one by now. */
  readonly replacePassword: (replacement: Replacement) => Promise<boolean>;
  /** False where the recovery key is another one by now. */
  readonly recoverPassword: (recovery: Recovery) => Promise<boolean>;
  /** All of them, or all but the one with that token. */
  readonly endSessions: (user: string, but?: string) => Promise<void>;
  /** With sessions, password and recovery key. False where he is still there, because he has armies, shares, own values or seats. */
  readonly deleteIfWithoutBelongings: (user: string) => Promise<boolean>;
};

/** What better-auth calls a way to sign in by password. */
const PASSWORD = "credential";

const { placeholder } = sql;
const given = (name: keyof typeof credentials.$inferSelect) => sql`${sql.param(placeholder(name), credentials[name])}`;

function prepareReads({ orm }: Database) {
  return {
    ofAddress: orm
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, placeholder("email")), eq(users.isAnonymous, false)))
      .prepare(),
    byId: orm
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, placeholder("user")))
      .prepare(),
    password: orm
      .select({ hash: credentials.password })
      .from(credentials)
      .where(eq(credentials.userId, placeholder("user")))
      .prepare(),
  };
}

function prepareAdditions({ orm }: Database) {
  return {
    user: orm
      .insert(users)
      .values({ id: placeholder("id"), name: "", email: placeholder("email") })
      .onConflictDoNothing()
      .prepare(),
    // One password a user, because the row bears his own id.
    password: orm
      .insert(credentials)
      .values({
        id: placeholder("user"),
        accountId: placeholder("user"),
        userId: placeholder("user"),
        providerId: PASSWORD,
        password: placeholder("passwordHash"),
      })
      .onConflictDoNothing()
      .prepare(),
  };
}

function preparePasswordChanges({ orm }: Database) {
  const keyOfUser = orm
    .select({ one: sql`1` })
    .from(recoveryKeys)
    .where(and(eq(recoveryKeys.userId, credentials.userId), eq(recoveryKeys.hash, placeholder("keyHash"))));
  const changed = () => orm.update(credentials).set({ password: given("password"), updatedAt: sql`(unixepoch('subsec') * 1000)` });
  const ofUser = eq(credentials.userId, placeholder("user"));
  return {
    replace: changed()
      .where(and(ofUser, eq(credentials.password, placeholder("old"))))
      .returning({ id: credentials.id })
      .prepare(),
    recover: changed()
      .where(and(ofUser, exists(keyOfUser)))
      .returning({ id: credentials.id })
      .prepare(),
  };
}

function prepareEndings({ orm }: Database) {
  const ownArmies = orm.select({ one: sql`1` }).from(armies).where(eq(armies.owner, users.id));
  const ownShares = orm.select({ one: sql`1` }).from(shares).where(eq(shares.owner, users.id));
  const written = orm.select({ one: sql`1` }).from(ownValues).where(eq(ownValues.userId, users.id));
  const ownSeats = orm.select({ one: sql`1` }).from(battleSeats).where(eq(battleSeats.userId, users.id));
  return {
    sessions: orm
      .delete(sessions)
      .where(and(eq(sessions.userId, placeholder("user")), ne(sessions.token, placeholder("but"))))
      .prepare(),
    user: orm
      .delete(users)
      .where(and(eq(users.id, placeholder("user")), notExists(ownArmies), notExists(ownShares), notExists(written), notExists(ownSeats)))
      .prepare(),
  };
}

export function prepareUsers(database: Database): Users {
  const reads = prepareReads(database);
  const add = prepareAdditions(database);
  const change = preparePasswordChanges(database);
  const end = prepareEndings(database);
  return {
    // Killed between the two, it leaves a user without a password: he owns nothing, and the next who asks for the address gets it.
    addIfAbsent: async ({ id, email, passwordHash }) => {
      await add.user.execute({ id, email });
      const [owner] = await reads.ofAddress.execute({ email });
      if (owner) await add.password.execute({ user: owner.id, passwordHash });
    },
    passwordHashOf: async (user) => (await reads.password.execute({ user }))[0]?.hash ?? null,
    replacePassword: async ({ user, old, passwordHash }) =>
      (await change.replace.execute({ user, old, password: passwordHash })).length > 0,
    recoverPassword: async ({ user, keyHash, passwordHash }) =>
      (await change.recover.execute({ user, keyHash, password: passwordHash })).length > 0,
    endSessions: async (user, but = "") => void (await end.sessions.execute({ user, but })),
    deleteIfWithoutBelongings: async (user) => {
      await end.user.execute({ user });
      return (await reads.byId.execute({ user })).length === 0;
    },
  };
}
