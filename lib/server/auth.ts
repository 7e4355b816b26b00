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
 * Makes the cookie of a session that db/users.ts stores in the transaction of the sign-in. better-auth would store the session in a
 * separate write.
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

/** Logs only better-auth's errors: its other messages can contain email addresses. */
const loggerTo = (log: Log) => ({
  level: "error" as const,
  log: (_level: string, message: string, ...rest: readonly unknown[]) => {
    log.error({ err: rest.find((one) => one instanceof Error) }, message);
  },
});

/**
 * Sessions, cookies and passwords, by better-auth. Its own HTTP routes are not served: the use cases call it directly. The cookie is for
 * https only exactly when PUBLIC_URL is https, because phones in a club may use plain http.
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
    // We count by account and address (try-password.ts). By address alone a whole club would be locked out.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: loggerTo(log),
    // db/users.ts links and deletes users, not this plugin.
    plugins: [anonymous({ emailDomainName: "anonymous.invalid", disableDeleteAnonymousUser: true }), sessionCookies],
  });
}

export type Auth = ReturnType<typeof createAuth>;
