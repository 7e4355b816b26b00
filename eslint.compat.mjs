// Only this: does the code that reaches a browser use anything the browserslist in package.json does not know?
import parser from "@typescript-eslint/parser";
import compat from "eslint-plugin-compat";

export default [
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    files: ["app/**/*.{ts,tsx}", "lib/{model,rules,advice,words,sheets}/**/*.{ts,tsx}"],
    ignores: ["**/*.test.*", "app/**/route.ts"],
    languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { compat },
    rules: { "compat/compat": "error" },
    settings: { lintAllEsApis: true },
  },
];
