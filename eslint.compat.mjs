// Only this: does the code that reaches a browser use anything the browserslist in package.json does not know?
import parser from "@typescript-eslint/parser";
import compat from "eslint-plugin-compat";

/** Browsers keep these from pages that came over plain http, as in a club's own network. */
const SECURE_ONLY = ["randomUUID", "subtle"].map((property) => ({
  object: "crypto",
  property,
  message: "Not there on plain http: hash with @noble/hashes, make ids from crypto.getRandomValues.",
}));

export default [
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    files: ["app/**/*.{ts,tsx}", "lib/{model,rules,advice,words,sheets}/**/*.{ts,tsx}"],
    ignores: ["**/*.test.*", "app/**/route.ts"],
    languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { compat },
    rules: { "compat/compat": "error", "no-restricted-properties": ["error", ...SECURE_ONLY] },
    settings: { lintAllEsApis: true },
  },
];
