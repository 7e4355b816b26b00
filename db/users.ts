import { and, eq, lt, sql } from "drizzle-orm";
import type { Armies } from "./armies";
import type { Battles } from "./battles";
import { type Database, type Steps, step } from "./database";
import type { OwnLists } from "./own-lists";
import type { OwnValues } from "./own-values";
import { type NewSession, prepareSessionsOfUser } from "./sessions";
import type { Shares } from "./shares";
import { NO_STOCK, type Overfull, overfullWith, prepareStock, type Stock } from "./stock";
import type { TournamentOwners } from "./tournament-owners";

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

/** `key`: the hash of the browser's key for its first saves. Those since then are the same visitor's. */
type FirstSave = { readonly key: string; readonly now: Date; readonly since: Date };

/** A visitor's first save. `email`: an invented address, because every user has one. `first`: null where the browser sent no key. */
type Visitor = Pick<ClaimedUser, "id" | "email" | "createdAt"> & { readonly session: NewSession; readonly first: FirstSave | null };
type Anonymous = Pick<ClaimedUser, "id" | "createdAt">;

/** The users. Every write is one transaction: all or nothing. It returns false if the facts it was decided on have changed. */
export type Users = {
  /** A session for an anonymous user: a new one, or the one of the same browser's first save a moment before. */
  readonly addVisitor: (visitor: Visitor) => Promise<Anonymous>;
  /** Forgets which browsers saved for the first time before that moment. */
  readonly forgetFirstSaves: (before: Date) => Promise<void>;
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
  readonly ownLists: OwnLists;
  readonly battles: Battles;
  readonly tournaments: TournamentOwners;
};

/** How the rows of `credentials` have always named a password. */
const PASSWORD = "credential";

const { placeholder } = sql;

function prepareUserRows({ orm, tables: { credentials, recoveryKeys, users } }: Database) {
  const ofAddress = and(eq(users.email, placeholder("email")), eq(users.isAnonymous, false));
  return {
    ofAddress: orm.select({ id: users.id }).from(users).where(ofAddress).prepare("users_of_address"),
    claimed: orm
      .select({
        ...{ id: users.id, email: users.email, createdAt: users.createdAt },
        ...{ passwordHash: sql<string>`${credentials.password}`, keyHash: recoveryKeys.hash },
      })
      .from(users)
      .innerJoin(credentials, eq(credentials.userId, users.id))
      .leftJoin(recoveryKeys, eq(recoveryKeys.userId, users.id))
      .where(ofAddress)
      .prepare("users_claimed"),
    add: orm
      .insert(users)
      .values({ id: placeholder("id"), name: "", email: placeholder("email") })
      .onConflictDoNothing()
      .prepare("users_add"),
    addVisitor: orm
      .insert(users)
      .values({
        ...{ id: placeholder("id"), name: "Anonymous", email: placeholder("email"), isAnonymous: true },
        createdAt: placeholder("createdAt"),
      })
      .prepare("users_add_visitor"),
    remove: orm
      .delete(users)
      .where(eq(users.id, placeholder("user")))
      .prepare("users_remove"),
  };
}

function preparePasswords({ orm, tables: { credentials }, now }: Database) {
  const passwordHash = sql`${placeholder("passwordHash")}`;
  const ofUser = eq(credentials.userId, placeholder("user"));
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
      .returning({ id: credentials.id })
      .prepare("passwords_add"),
    is: orm
      .select({ id: credentials.id })
      .from(credentials)
      .where(and(ofUser, eq(credentials.password, passwordHash)))
      .prepare("passwords_is"),
    set: orm.update(credentials).set({ password: passwordHash, updatedAt: now }).where(ofUser).prepare("passwords_set"),
  };
}

function prepareKeys({ orm, tables: { recoveryKeys }, now }: Database) {
  const hash = sql`${placeholder("hash")}`;
  const key = { hash, createdAt: now };
  return {
    put: orm
      .insert(recoveryKeys)
      .values({ userId: placeholder("user"), hash })
      .onConflictDoUpdate({ target: recoveryKeys.userId, set: key })
      .prepare("keys_put"),
    replace: orm
      .update(recoveryKeys)
      .set(key)
      .where(and(eq(recoveryKeys.userId, placeholder("user")), eq(recoveryKeys.hash, placeholder("old"))))
      .returning({ user: recoveryKeys.userId })
      .prepare("keys_replace"),
  };
}

/** One anonymous user for all first saves that a browser sends at once. */
function prepareFirstSaves({ orm, tables: { firstSaves, sessions, users }, write, holding }: Database) {
  const { key, userId, at } = firstSaves;
  const row = { key: placeholder("key"), userId: placeholder("id"), at: placeholder("now") };
  const put = orm.insert(firstSaves).values(row);
  const newest = { userId: sql`excluded.user_id`, at: sql`excluded.at` };
  const putIfOld = put
    .onConflictDoUpdate({ target: key, set: newest, setWhere: lt(at, sql`${sql.param(placeholder("since"), at)}`) })
    .returning({ userId })
    .prepare("first_saves_put_if_old");
  const replace = orm.insert(firstSaves).values(row).onConflictDoUpdate({ target: key, set: newest }).prepare("first_saves_replace");
  /** One who has signed out meanwhile cannot be reached by his key. */
  const find = orm
    .select({ id: users.id, createdAt: users.createdAt })
    .from(firstSaves)
    .innerJoin(users, eq(users.id, userId))
    .innerJoin(sessions, eq(sessions.userId, userId))
    .where(eq(key, placeholder("key")))
    .limit(1)
    .prepare("first_saves_find");
  const forget = orm
    .delete(firstSaves)
    .where(lt(at, sql`${sql.param(placeholder("before"), at)}`))
    .prepare("first_saves_forget");
  /** The user of the same browser's other save; null where there is none, and the new user is the one from now on. */
  function* other(id: string, { key, now, since }: FirstSave): Steps<Anonymous | null> {
    if ((yield* step(putIfOld, { key, id, now, since })).length > 0) return null;
    const found = (yield* step(find, { key }))[0];
    // Who comes or goes at this very moment is waited for.
    if (found) yield* holding({ users: [found.id] });
    const still = (yield* step(find, { key }))[0];
    if (found && still?.id === found.id) return still;
    yield* step(replace, { key, id, now });
    return null;
  }
  return { other, forget: async (before: Date) => void (await write(forget, { before })) };
}

type Rows = ReturnType<typeof prepareUserRows>;

/** What a sign-in does once it is known who comes, as part of his transaction. */
function prepareEntries(database: Database, { armies, shares, ownValues, ownLists, battles, tournaments }: Belongings, rows: Rows) {
  const opened = prepareSessionsOfUser(database);
  const stock = prepareStock(database);
  function* stockOf(owner: string): Steps<Stock> {
    return (yield* step(stock, { owner }))[0] ?? NO_STOCK;
  }
  function* overfull(user: string, { anonymous, most }: Pick<SignIn, "anonymous" | "most">): Steps<Overfull | null> {
    return anonymous === null ? null : overfullWith(yield* stockOf(user), yield* stockOf(anonymous), most);
  }
  /** An anonymous user has nothing left when he is removed: the database itself would refuse. */
  function* enter(user: string, { session, anonymous, mostSessions }: Entry): Steps<void> {
    yield* step(opened.add, { ...session, user });
    yield* step(opened.endOldest, { user, token: session.token, mostOthers: mostSessions - 1 });
    if (anonymous === null) return;
    for (const { moveAll } of [armies, shares, ownValues, ownLists, tournaments]) yield* moveAll(anonymous, user);
    yield* battles.moveSeats(anonymous, user);
    yield* step(rows.remove, { user: anonymous });
  }
  /** Nobody else works on the user meanwhile, nor on the visitor who comes along. */
  const holding = (user: string, { anonymous }: Pick<Entry, "anonymous">) =>
    database.holding({ users: anonymous === null ? [user] : [user, anonymous] });
  return { opened, overfull, enter, holding };
}

type Entries = ReturnType<typeof prepareEntries>;
type Parts = {
  readonly rows: Rows;
  readonly passwords: ReturnType<typeof preparePasswords>;
  readonly keys: ReturnType<typeof prepareKeys>;
  readonly firstSaves: ReturnType<typeof prepareFirstSaves>;
};

/** Becoming a user, signing in and recovering. */
function prepareComing(
  { transaction }: Database,
  { rows, passwords, keys, firstSaves }: Parts,
  { opened, overfull, enter, holding }: Entries,
) {
  function* claim({ id, email, passwordHash, keyHash, ...entry }: Claim): Steps<boolean> {
    yield* step(rows.add, { id, email });
    // In older versions a claim could stop before its password was stored. The address then goes to the next person who asks for it.
    const user = (yield* step(rows.ofAddress, { email }))[0]?.id;
    if (user === undefined) return false;
    yield* holding(user, entry);
    if ((yield* step(passwords.add, { user, passwordHash })).length === 0) return false;
    yield* step(keys.put, { user, hash: keyHash });
    yield* enter(user, entry);
    return true;
  }
  function* signIn({ user, passwordHash, keyHash, ...entry }: SignIn): Steps<Entered> {
    yield* holding(user, entry);
    if ((yield* step(passwords.is, { user, passwordHash })).length === 0) return "changed";
    const full = yield* overfull(user, entry);
    if (full) return full;
    if (keyHash !== null) yield* step(keys.put, { user, hash: keyHash });
    yield* enter(user, entry);
    return "in";
  }
  function* recover({ user, oldKey, keyHash, passwordHash, ...entry }: Recovery): Steps<Entered> {
    yield* holding(user, entry);
    const full = yield* overfull(user, entry);
    if (full) return full;
    if ((yield* step(keys.replace, { user, old: oldKey, hash: keyHash })).length === 0) return "changed";
    yield* step(passwords.set, { user, passwordHash });
    yield* enter(user, entry);
    yield* step(opened.endOthers, { user, token: entry.session.token });
    return "in";
  }
  function* addVisitor({ id, email, createdAt, session, first }: Visitor): Steps<Anonymous> {
    yield* step(rows.addVisitor, { id, email, createdAt });
    const other = first === null ? null : yield* firstSaves.other(id, first);
    if (other) yield* step(rows.remove, { user: id });
    yield* step(opened.add, { ...session, user: other?.id ?? id });
    return other ?? { id, createdAt };
  }
  return {
    addVisitor: (visitor: Visitor) => transaction(() => addVisitor(visitor)),
    forgetFirstSaves: firstSaves.forget,
    claim: (one: Claim) => transaction(() => claim(one)),
    signIn: (one: SignIn) => transaction(() => signIn(one)),
    recover: (one: Recovery) => transaction(() => recover(one)),
  };
}

/** The queries of the users, built once: building one costs many times what running it does. */
export function prepareUsers(database: Database, belongings: Belongings): Users {
  const { armies, shares, ownValues, ownLists, battles, tournaments } = belongings;
  const { read, transaction, holding } = database;
  const rows = prepareUserRows(database);
  const [passwords, keys] = [preparePasswords(database), prepareKeys(database)];
  const entries = prepareEntries(database, belongings, rows);
  /** Does something to a user alone, if the password is still that one. Null: there is no password to compare. */
  const ifPassword = (user: string, passwordHash: string | null, work: () => Steps<unknown>) =>
    transaction(function* (): Steps<boolean> {
      yield* holding({ users: [user] });
      if (passwordHash !== null && (yield* step(passwords.is, { user, passwordHash })).length === 0) return false;
      yield* work();
      return true;
    });
  return {
    ...prepareComing(database, { rows, passwords, keys, firstSaves: prepareFirstSaves(database) }, entries),
    findByEmail: async (email) => (await read(rows.claimed, { email }))[0] ?? null,
    changePassword: ({ user, old, passwordHash, token }) =>
      ifPassword(user, old, function* () {
        yield* step(passwords.set, { user, passwordHash });
        yield* step(entries.opened.endOthers, { user, token });
      }),
    renewKey: ({ user, passwordHash, keyHash }) => ifPassword(user, passwordHash, () => step(keys.put, { user, hash: keyHash })),
    remove: (user, passwordHash) =>
      ifPassword(user, passwordHash, function* () {
        yield* tournaments.leaveAll(user);
        yield* armies.deleteAllOf(user);
        yield* shares.withdrawAllOf(user);
        yield* ownValues.removeAllOf(user);
        yield* ownLists.deleteAllOf(user);
        yield* battles.forgetSeatsOf(user);
        yield* step(rows.remove, { user });
      }),
  };
}
