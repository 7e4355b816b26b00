import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { betterAuth } from "better-auth/minimal";
import { anonymous } from "better-auth/plugins/anonymous";
import type { Database } from "../../db/client";
import { credentials, sessions, users, verifications } from "../../db/schema";
import type { Log } from "./log";

/** In seconds. Browsers keep no cookie longer than 400 days. */
const SESSION = { expiresIn: 400 * 86_400, updateAge: 86_400 };

type Parts = { readonly publicUrl: string; readonly secret: string; readonly database: Database; readonly log: Log };

/** Of what happens in better-auth only its faults are noted: anything less may name a player's address. */
const loggerTo = (log: Log) => ({
  level: "error" as const,
  log: (_level: string, message: string, ...rest: readonly unknown[]) => {
    log.error({ err: rest.find((one) => one instanceof Error) }, message);
  },
});

/**
 * Sessions, their cookies and passwords, by better-auth. Its own HTTP addresses are not served: the use cases ask it directly.
 * The cookie is for https alone exactly when PUBLIC_URL is https, because a club's phones reach it over plain http.
 */
export function createAuth({ publicUrl, secret, database, log }: Parts) {
  return betterAuth({
    appName: "Condotta",
    baseURL: publicUrl,
    trustedOrigins: [publicUrl],
    secret,
    database: drizzleAdapter(database.orm, {
      provider: "sqlite",
      schema: { user: users, session: sessions, account: credentials, verification: verifications },
    }),
    emailAndPassword: { enabled: true, disableSignUp: true },
    session: SESSION,
    advanced: { cookiePrefix: "condotta", ipAddress: { disableIpTracking: true } },
    databaseHooks: { session: { create: { before: async () => ({ data: { ipAddress: null, userAgent: null } }) } } },
    // Ours counts by address and account (rate-limit.ts): by address alone a whole club would be locked out.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: loggerTo(log),
    // Nobody is linked or deleted by it: openSession (identity.ts) does that.
    plugins: [anonymous({ emailDomainName: "anonymous.invalid", disableDeleteAnonymousUser: true })],
  });
}

export type Auth = ReturnType<typeof createAuth>;
