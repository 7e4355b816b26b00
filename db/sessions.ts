import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "./database";
import type { Row, Tables } from "./schema";

export type NewSession = Pick<Row<"sessions">, "id" | "token" | "expiresAt">;

/** A session with its user. An anonymous user's address is invented. */
export type KnownSession = Pick<Row<"sessions">, "token" | "expiresAt"> & {
  readonly user: Pick<Row<"users">, "id" | "email" | "createdAt" | "isAnonymous">;
};

/** The sessions of signed-in browsers, found by their token. db/users.ts adds them, together with what else a sign-in stores. */
export type Sessions = {
  /** Expired or not; null if there is none with that token. */
  readonly find: (token: string) => Promise<KnownSession | null>;
  /** False if it has ended meanwhile. */
  readonly renew: (token: string, expiresAt: Date) => Promise<boolean>;
  readonly end: (token: string) => Promise<void>;
};

const { placeholder } = sql;
const expiresAt = ({ sessions }: Tables): SQL => sql`${sql.param(placeholder("expiresAt"), sessions.expiresAt)}`;

export function prepareSessions({ orm, tables, now, read, write }: Database): Sessions {
  const { sessions, users } = tables;
  const ofToken = eq(sessions.token, placeholder("token"));
  const find = orm
    .select({
      ...{ token: sessions.token, expiresAt: sessions.expiresAt },
      user: { id: users.id, email: users.email, createdAt: users.createdAt, isAnonymous: users.isAnonymous },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(ofToken)
    .prepare("sessions_find");
  const renew = orm
    .update(sessions)
    .set({ expiresAt: expiresAt(tables), updatedAt: now })
    .where(ofToken)
    .returning({ id: sessions.id })
    .prepare("sessions_renew");
  const end = orm.delete(sessions).where(ofToken).prepare("sessions_end");
  return {
    find: async (token) => (await read(find, { token }))[0] ?? null,
    renew: async (token, until) => (await write(renew, { token, expiresAt: until })).length > 0,
    end: async (token) => void (await write(end, { token })),
  };
}

/** All rows after an offset: SQLite takes none without a limit. */
const ALL = sql.raw(String(Number.MAX_SAFE_INTEGER));

/** What happens to the sessions of a user within a transaction of db/users.ts. */
export function prepareSessionsOfUser({ orm, tables }: Database) {
  const { sessions } = tables;
  const ofUser = eq(sessions.userId, placeholder("user"));
  const others = and(ofUser, ne(sessions.token, placeholder("token")));
  return {
    add: orm
      .insert(sessions)
      .values({ id: placeholder("id"), token: placeholder("token"), userId: placeholder("user"), expiresAt: expiresAt(tables) })
      .prepare("sessions_add"),
    /** Of all sessions but one, those not seen for longest. */
    endOldest: orm
      .delete(sessions)
      .where(
        sql`${sessions.id} in (select ${sessions.id} from ${sessions} where ${others}
          order by ${sessions.updatedAt} desc, ${sessions.createdAt} desc, ${sessions.id} limit ${ALL} offset ${placeholder("mostOthers")})`,
      )
      .prepare("sessions_end_oldest"),
    endOthers: orm.delete(sessions).where(others).prepare("sessions_end_others"),
  };
}
