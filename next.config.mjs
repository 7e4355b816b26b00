import { sourcesFingerprint } from "./scripts/steps/fingerprint.mjs";

/** Headers of every answer. proxy.ts adds the content security policy, which differs from page to page. */
const HEADERS = [
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Permissions-Policy", value: "camera=(), geolocation=(), microphone=(), payment=(), usb=()" },
];

/** Pages that open by a link are not for search engines. */
const SHOWN_BY_LINK = ["/a/:path*", "/api/shares/:path*", "/api/battles/:path*"];
const UNSEARCHED = [{ key: "X-Robots-Tag", value: "noindex, nofollow" }];

/**
 * Every answer says which build it is of, and so does the worker that keeps pages: it keeps none of another. All machines that built the same
 * sources have the same build. Next reads this file in several processes: the first one names the build for those it starts.
 */
process.env.CONDOTTA_BUILD ??=
  process.env.NODE_ENV === "production" ? sourcesFingerprint(import.meta.dirname).slice(0, 16) : Date.now().toString(36);
const BUILD = process.env.CONDOTTA_BUILD;

/** @type {import("next").NextConfig} */
export default {
  poweredByHeader: false,
  env: { CONDOTTA_BUILD: BUILD },
  generateBuildId: () => BUILD,
  // We need no resized pictures. Without the optimiser's address nobody can request one or make it fail.
  images: { unoptimized: true },
  reactStrictMode: true,
  // npm test checks the types. A start should not wait for that.
  typescript: { ignoreBuildErrors: true },
  // Otherwise Next takes a lock file in a parent folder for the root of this project.
  turbopack: { root: import.meta.dirname },
  headers: async () => [
    { source: "/:path*", headers: [...HEADERS, { key: "X-Condotta-Build", value: BUILD }] },
    ...SHOWN_BY_LINK.map((source) => ({ source, headers: UNSEARCHED })),
  ],
};
