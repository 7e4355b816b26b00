import { and, eq, sql } from "drizzle-orm";
import type { Armies } from "./armies";
import type { Battles } from "./battles";
import type { Database } from "./client";
import { patiently } from "./client";
import type { OwnValues } from "./own-values";
import { credentials, recoveryKeys, users } from "./schema";
import { type NewSession, prepareSessionsOfUser } from "./sessions";
import type { Shares } from "./shares";
import { type Overfull, overfullWith, prepareStock, type Stock } from "./stock";

/** A user with an address and a password. Only the hashes of password and recovery key are stored. */
export type ClaimedUser = {
  readonly id: string;
  readonly email: string;
  readonly createdAt: Date;
  readonly passwordHash: string;
  /** Null if the claim stopped before a key was shown, as could happen in older versions. */
  readonly keyHash: string | null;
};

/**
 * The session that begins, and the anonymous user of that browser, whose belongings come along; null where none do. An account has at most
 * so many sessions: the one not seen for longest ends.
 */
type Entry = { readonly session: NewSession; readonly anonymous: string | null; readonly mostSessions: number };
/** In, or why not: what it was decided by is another by now, or there is no room in the account for what would come along. */
type Entered = "in" | "changed" | Overfull;
type Claim = Entry & Pick<ClaimedUser, "id" | "email" | "passwordHash"> & { readonly keyHash: string };
/** `passwordHash`: of the password that was given. `keyHash`: of a new recovery key, null where the old one stays. */
type SignIn = Entry & {
  readonly user: string;
  readonly passwordHash: string;
  readonly keyHash: string | null;
  readonly most: Stock;
};
type Recovery = Entry & {
  readonly user: string;
  readonly oldKey: string;
  readonly keyHash: string;
  readonly passwordHash: string;
  readonly most: Stock;
};
/** `token`: of the session that goes on. */
type PasswordChange = { readonly user: string; readonly old: string; readonly passwordHash: string; readonly token: string };

/** A visitor's first save. `email`: an invented address, because every user has one. */
type Visitor = Pick<ClaimedUser, "id" | "email"> & { readonly session: NewSession };

/** The users. Every write is one transaction: all or nothing. It returns false if the facts it was decided on have changed. */
export type Users = {
  /** Adds an anonymous user with a session. */
  readonly addVisitor: (visitor: Visitor) => Promise<void>;
  readonly findByEmail: (email: string) => Promise<ClaimedUser | null>;
  /** Whatever comes along has room: the account is new. False where the address belongs to somebody by now. */
  readonly claim: (claim: Claim) => Promise<boolean>;
  /** `changed` where the password is another one by now. */
  readonly signIn: (signIn: SignIn) => Promise<Entered>;
  /** Ends all other sessions. `changed` where the recovery key is another one by now. */
  readonly recover: (recovery: Recovery) => Promise<Entered>;
  /** Ends all other sessions. False where the password is another one by now. */
  readonly changePassword: (change: PasswordChange) => Promise<boolean>;
  /** False if the password has changed. */
  readonly renewKey: (renewal: Pick<SignIn, "user" | "passwordHash"> & { readonly keyHash: string }) => Promise<boolean>;
  /**
   * Removes the user and all belongings; battles stay for the other player. `passwordHash` is null for an anonymous user. False if the
   * password has changed.
   */
  readonly remove: (user: string, passwordHash: string | null) => Promise<boolean>;
};

/** What users own. Each kind can be given to another user or removed, within a transaction. */
type Belongings = {
  readonly armies: Armies;
  readonly shares: Shares;
  readonly ownValues: OwnValues;
  readonly battles: Battles;
};

/** How the rows of `credentials` have always named a password. */
const PASSWORD = "credential";

const { placeholder } = sql;
const NOW = sql`(unixepoch('subsec') * 1000)`;
const ofUser = eq(credentials.userId, placeholder("user"));

function prepareUserRows({ orm }: Database) {
  return {
    ofAddress: orm
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, placeholder("email")), eq(users.isAnonymous, false)))
      .prepare(),
    claimed: orm
      .select({
        ...{ id: users.id, email: users.email, createdAt: users.createdAt },
        ...{ passwordHash: sql<string>`${credentials.password}`, keyHash: recoveryKeys.hash },
      })
      .from(users)
      .innerJoin(credentials, eq(credentials.userId, users.id))
      .leftJoin(recoveryKeys, eq(recoveryKeys.userId, users.id))
      .where(and(eq(users.email, placeholder("email")), eq(users.isAnonymous, false)))
      .prepare(),
    add: orm
      .insert(users)
      .values({ id: placeholder("id"), name: "", email: placeholder("email") })
      .onConflictDoNothing()
      .prepare(),
    addVisitor: orm
      .insert(users)
      .values({ id: placeholder("id"), name: "Anonymous", email: placeholder("email"), isAnonymous: true })
      .prepare(),
    remove: orm
      .delete(users)
      .where(eq(users.id, placeholder("user")))
      .prepare(),
  };
}

function preparePasswords({ orm }: Database) {
  const passwordHash = sql`${placeholder("passwordHash")}`;
  return {
    // One password for each user, because the row uses the user's id.
    add: orm
      .insert(credentials)
      .values({
        id: placeholder("user"),
        accountId: placeholder("user"),
        userId: placeholder("user"),
        providerId: PASSWORD,
        password: passwordHash,
      })
      .onConflictDoNothing()
      .prepare(),
    is: orm
      .select({ id: credentials.id })
      .from(credentials)
      .where(and(ofUser, eq(credentials.password, passwordHash)))
      .prepare(),
    set: orm.update(credentials).set({ password: passwordHash, updatedAt: NOW }).where(ofUser).prepare(),
  };
}

function prepareKeys({ orm }: Database) {
  const hash = sql`${placeholder("hash")}`;
  const key = { hash, createdAt: NOW };
  return {
    put: orm
      .insert(recoveryKeys)
      .values({ userId: placeholder("user"), hash })
      .onConflictDoUpdate({ target: recoveryKeys.userId, set: key })
      .prepare(),
    replace: orm
      .update(recoveryKeys)
      .set(key)
      .where(and(eq(recoveryKeys.userId, placeholder("user")), eq(recoveryKeys.hash, placeholder("old"))))
      .prepare(),
  };
}

/** What a sign-in does once it is known who comes, as part of his transaction. */
function prepareEntries(
  database: Database,
  { armies, shares, ownValues, battles }: Belongings,
  opened: ReturnType<typeof prepareSessionsOfUser>,
  rows: ReturnType<typeof prepareUserRows>,
) {
  const stockOf = prepareStock(database);
  const overfull = (user: string, { anonymous, most }: Pick<SignIn, "anonymous" | "most">) =>
    anonymous === null ? null : overfullWith(stockOf(user), stockOf(anonymous), most);
  /** An anonymous user has nothing left when he is removed: the database itself would refuse. */
  function enter(user: string, { session, anonymous, mostSessions }: Entry): void {
    opened.add.run({ ...session, user });
    opened.endOldest.run({ user, mostSessions });
    if (anonymous === null) return;
    armies.moveAll(anonymous, user);
    shares.moveAll(anonymous, user);
    ownValues.moveAll(anonymous, user);
    battles.moveSeats(anonymous, user);
    rows.remove.run({ user: anonymous });
  }
  return { overfull, enter };
}

/** The queries of the users, built once: building one costs many times what running it does. */
export function prepareUsers(database: Database, belongings: Belongings): Users {
  const { armies, shares, ownValues, battles } = belongings;
  const rows = prepareUserRows(database);
  const passwords = preparePasswords(database);
  const keys = prepareKeys(database);
  const opened = prepareSessionsOfUser(database);
  const { overfull, enter } = prepareEntries(database, belongings, opened, rows);
  const whole = <Given extends unknown[], Result>(work: (...given: Given) => Result) => {
    const transaction = database.sqlite.transaction(work);
    return (...given: Given) => patiently(database, () => transaction.immediate(...given));
  };
  const isPassword = (user: string, passwordHash: string) => passwords.is.all({ user, passwordHash }).length > 0;
  return {
    addVisitor: whole(({ id, email, session }: Visitor) => {
      rows.addVisitor.run({ id, email });
      opened.add.run({ ...session, user: id });
    }),
    findByEmail: async (email) => (await rows.claimed.execute({ email }))[0] ?? null,
    claim: whole(({ id, email, passwordHash, keyHash, ...entry }: Claim) => {
      rows.add.run({ id, email });
      // In older versions a claim could stop before its password was stored. The address then goes to the next person who asks for it.
      const user = rows.ofAddress.get({ email })?.id;
      if (user === undefined || passwords.add.run({ user, passwordHash }).changes === 0) return false;
      keys.put.run({ user, hash: keyHash });
      enter(user, entry);
      return true;
    }),
    signIn: whole(({ user, passwordHash, keyHash, ...entry }: SignIn) => {
      if (!isPassword(user, passwordHash)) return "changed";
      const full = overfull(user, entry);
      if (full) return full;
      if (keyHash !== null) keys.put.run({ user, hash: keyHash });
      enter(user, entry);
      return "in";
    }),
    recover: whole(({ user, oldKey, keyHash, passwordHash, ...entry }: Recovery) => {
      const full = overfull(user, entry);
      if (full) return full;
      if (keys.replace.run({ user, old: oldKey, hash: keyHash }).changes === 0) return "changed";
      passwords.set.run({ user, passwordHash });
      enter(user, entry);
      opened.endOthers.run({ user, token: entry.session.token });
      return "in";
    }),
    changePassword: whole(({ user, old, passwordHash, token }: PasswordChange) => {
      if (!isPassword(user, old)) return false;
      passwords.set.run({ user, passwordHash });
      opened.endOthers.run({ user, token });
      return true;
    }),
    renewKey: whole(({ user, passwordHash, keyHash }) => {
      if (!isPassword(user, passwordHash)) return false;
      keys.put.run({ user, hash: keyHash });
      return true;
    }),
    remove: whole((user: string, passwordHash: string | null) => {
      if (passwordHash !== null && !isPassword(user, passwordHash)) return false;
      armies.deleteAllOf(user);
      shares.withdrawAllOf(user);
      ownValues.removeAllOf(user);
      battles.forgetSeatsOf(user);
      rows.remove.run({ user });
      return true;
    }),
  };
}
