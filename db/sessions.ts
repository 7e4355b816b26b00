import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "./client";
import { patiently } from "./client";
import { sessions, users } from "./schema";

export type NewSession = Pick<typeof sessions.$inferSelect, "id" | "token" | "expiresAt">;

/** A session with its user. An anonymous user's address is invented. */
export type KnownSession = Pick<typeof sessions.$inferSelect, "token" | "expiresAt"> & {
  readonly user: Pick<typeof users.$inferSelect, "id" | "email" | "createdAt" | "isAnonymous">;
};

/** The sessions of signed-in browsers, found by their token. db/users.ts adds them, together with what else a sign-in stores. */
export type Sessions = {
  /** Expired or not; null if there is none with that token. */
  readonly find: (token: string) => KnownSession | null;
  /** False if it has ended meanwhile. */
  readonly renew: (token: string, expiresAt: Date) => Promise<boolean>;
  readonly end: (token: string) => Promise<void>;
};

const { placeholder } = sql;
const ofToken = eq(sessions.token, placeholder("token"));
const NOW = sql`(unixepoch('subsec') * 1000)`;
const expiresAt = (): SQL => sql`${sql.param(placeholder("expiresAt"), sessions.expiresAt)}`;

export function prepareSessions(database: Database): Sessions {
  const { orm } = database;
  const find = orm
    .select({
      ...{ token: sessions.token, expiresAt: sessions.expiresAt },
      user: { id: users.id, email: users.email, createdAt: users.createdAt, isAnonymous: users.isAnonymous },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(ofToken)
    .prepare();
  const renew = orm.update(sessions).set({ expiresAt: expiresAt(), updatedAt: NOW }).where(ofToken).prepare();
  const end = orm.delete(sessions).where(ofToken).prepare();
  return {
    find: (token) => find.get({ token }) ?? null,
    renew: async (token, until) => (await patiently(database, () => renew.run({ token, expiresAt: until }))).changes > 0,
    end: async (token) => void (await patiently(database, () => end.run({ token }))),
  };
}

/** What happens to the sessions of a user within a transaction of db/users.ts. */
export function prepareSessionsOfUser({ orm }: Database) {
  return {
    add: orm
      .insert(sessions)
      .values({ id: placeholder("id"), token: placeholder("token"), userId: placeholder("user"), expiresAt: expiresAt() })
      .prepare(),
    endOldest: orm
      .delete(sessions)
      .where(
        sql`${sessions.id} in (select ${sessions.id} from ${sessions} where ${eq(sessions.userId, placeholder("user"))}
          order by ${sessions.updatedAt} desc, rowid desc limit -1 offset ${placeholder("mostSessions")})`,
      )
      .prepare(),
    endOthers: orm
      .delete(sessions)
      .where(and(eq(sessions.userId, placeholder("user")), ne(sessions.token, placeholder("token"))))
      .prepare(),
  };
}
