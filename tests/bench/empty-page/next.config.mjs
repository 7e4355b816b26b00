import { resolve } from "node:path";

/** @type {import("next").NextConfig} */
export default {
  poweredByHeader: false,
  reactStrictMode: true,
  turbopack: { root: resolve(import.meta.dirname, "../../..") },
  // Next looks for instrumentation.ts and proxy.ts in the folders above as well, and those belong to the site.
  pageExtensions: ["jsx"],
};
