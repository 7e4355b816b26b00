/** On every answer; the content security policy, which differs from page to page, is proxy.ts's. */
const HEADERS = [
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Permissions-Policy", value: "camera=(), geolocation=(), microphone=(), payment=(), usb=()" },
];

/** What is shown to whoever has its link is not for those who search. */
const SHOWN_BY_LINK = ["/a/:path*", "/api/shares/:path*", "/api/battles/:path*"];
const UNSEARCHED = [{ key: "X-Robots-Tag", value: "noindex, nofollow" }];

/** @type {import("next").NextConfig} */
export default {
  poweredByHeader: false,
  // No picture here wants another size: without its address nobody can have one made, or make it fail.
  images: { unoptimized: true },
  reactStrictMode: true,
  // Types are checked by npm test, tests and all; a start should not wait for it.
  typescript: { ignoreBuildErrors: true },
  // Otherwise a lock file in a folder above is taken for the root of this project.
  turbopack: { root: import.meta.dirname },
  headers: async () => [{ source: "/:path*", headers: HEADERS }, ...SHOWN_BY_LINK.map((source) => ({ source, headers: UNSEARCHED }))],
};
