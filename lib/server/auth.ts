import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { betterAuth } from "better-auth/minimal";
import { anonymous } from "better-auth/plugins/anonymous";
import { z } from "zod";
import type { Database } from "../../db/client";
import { credentials, sessions, users, verifications } from "../../db/schema";
import { SESSION } from "./limits";
import type { Log } from "./log";

type Parts = { readonly publicUrl: string; readonly secret: string; readonly database: Database; readonly log: Log };

/**
 * Makes the cookie of a session that is stored elsewhere: by db/users.ts, in one transaction with whatever else belongs to a sign-in.
 * better-auth itself would store the session in a write of its own.
 */
const sessionCookies = {
  id: "session-cookies",
  endpoints: {
    sessionCookie: createAuthEndpoint.serverOnly({ method: "POST", body: z.object({ token: z.string() }) }, async (context) => {
      const now = new Date();
      const user = { id: "", createdAt: now, updatedAt: now, email: "", emailVerified: false, name: "" };
      const session = { id: "", createdAt: now, updatedAt: now, userId: "", expiresAt: now, token: context.body.token };
      await setSessionCookie(context, { session, user }, false);
    }),
  },
};

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
    // Ours counts by account and address (try-password.ts): by address alone a whole club would be locked out.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: loggerTo(log),
    // Nobody is linked or deleted by it: db/users.ts does that.
    plugins: [anonymous({ emailDomainName: "anonymous.invalid", disableDeleteAnonymousUser: true }), sessionCookies],
  });
}

export type Auth = ReturnType<typeof createAuth>;
