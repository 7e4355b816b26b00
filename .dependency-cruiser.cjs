/*
 * The arrows between the folders, as docs/ARCHITECTURE.md tells them: each row says what a folder may import, and
 * everything it does not say is refused. Needs TypeScript below 7: with 7 nothing is read and all seems well.
 * tests/house/boundaries.test.ts plants every forbidden arrow and proves that this file refuses it.
 */
const { builtinModules } = require("node:module");

/** Packages without input or output, for the folders that only compute. */
const PURE_PACKAGES = ["@noble/hashes", "canonicalize"];

/** What components may use; most of them also run in the browser. */
const COMPONENT_PACKAGES = [
  "next",
  "react",
  "react-dom",
  "react-hook-form",
  "@hookform/resolvers",
  "@dnd-kit/core",
  "eventsource-parser",
  "qrcode",
  "uuid",
];

/** What a test beside its source may use on top of what the source may. */
const TEST_PACKAGES = ["vitest", "fast-check"];

const COMPONENTS = ["^app/_components/", "^app/.*/_components/"];
const TESTS = "\\.test\\.tsx?$";

/** name of the rule, where it holds, our folders it may import, packages, and whether Node itself. */
const ROWS = [
  { name: "model-imports-only-itself", from: "^lib/model/", ours: ["^lib/model/"], packages: ["zod", "jsonc-parser"] },
  {
    name: "rules-import-only-model",
    from: "^lib/rules/",
    ours: ["^lib/rules/", "^lib/model/"],
    packages: [...PURE_PACKAGES, "edmonds-blossom-fixed"],
  },
  { name: "words-import-only-model", from: "^lib/words/", ours: ["^lib/words/", "^lib/model/"], packages: [] },
  {
    name: "advice-imports-only-rules-and-model",
    from: "^lib/advice/",
    ours: ["^lib/advice/", "^lib/rules/", "^lib/model/"],
    packages: PURE_PACKAGES,
  },
  {
    name: "sheets-import-only-words-rules-and-model",
    from: "^lib/sheets/",
    ours: ["^lib/sheets/", "^lib/words/", "^lib/rules/", "^lib/model/"],
    packages: PURE_PACKAGES,
  },
  {
    name: "catalog-imports-only-model-and-data",
    from: "^lib/catalog/",
    ours: ["^lib/catalog/", "^lib/model/", "^data/"],
    packages: ["canonicalize", "@noble/hashes", "zod"],
    node: true,
  },
  {
    name: "db-imports-only-model",
    from: "^db/",
    ours: ["^db/", "^lib/model/"],
    packages: ["drizzle-orm", "better-sqlite3", "pg"],
    node: true,
  },
  {
    name: "server-imports-only-lib-and-db",
    from: "^lib/server/",
    ours: ["^lib/(server|catalog|sheets|advice|words|rules|model)/", "^db/"],
    packages: ["pino", "prom-client", "rate-limiter-flexible", "zod"],
    node: true,
  },
  {
    name: "app-imports-no-data-layer",
    from: ["^app/", "^(proxy|instrumentation)\\.ts$"],
    except: COMPONENTS,
    ours: ["^app/", "^lib/(server|sheets|words|advice|rules|model)/"],
    packages: ["next", "react", "react-dom", "@fontsource", "@fontsource-variable"],
  },
  {
    name: "components-import-no-server",
    from: COMPONENTS,
    ours: [...COMPONENTS, "^lib/(sheets|words|advice|rules|model)/"],
    packages: COMPONENT_PACKAGES,
  },
  { name: "scripts-import-only-lib-and-db", from: "^scripts/", ours: ["^scripts/", "^lib/", "^db/"], packages: [".*"], node: true },
];

/** Where a package lies: its types may stand under @types instead. */
const installed = (name) => `(^|/)node_modules/(@types/)?${name}(/|\\.)`;

const NODE = `^(node:)?(${builtinModules.join("|")})$`;

function arrowRules({ name, from, except = [], ours, packages, node = false }) {
  const allowed = [...ours, ...packages.map(installed), ...(node ? [NODE] : [])];
  const inTests = [...allowed, "^tests/build/", ...TEST_PACKAGES.map(installed)];
  const row = { severity: "error", comment: "docs/ARCHITECTURE.md says what each folder may import; this is not in its row." };
  return [
    { ...row, name, from: { path: from, pathNot: [TESTS, ...except] }, to: { pathNot: allowed } },
    {
      ...row,
      name: `${name}-in-tests`,
      from: { path: [from].flat().map((path) => `${path}.*${TESTS}`), pathNot: except },
      to: { pathNot: inTests },
    },
  ];
}

module.exports = {
  forbidden: [
    ...ROWS.flatMap(arrowRules),
    {
      name: "pure-folders-use-nothing-of-node",
      comment: "These folders compute: values in, values out. They also run in the browser.",
      severity: "error",
      from: { path: "^lib/(model|rules|words|advice|sheets)/" },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "only-app-imports-app",
      comment: "app shows; nothing stands on it.",
      severity: "error",
      from: { pathNot: "^(app|tests)/" },
      to: { path: "^app/" },
    },
    {
      name: "only-tests-import-tests",
      comment: "Builders and recorded battles are for tests.",
      severity: "error",
      from: { pathNot: ["^tests/", "^vitest\\.config\\.ts$", TESTS] },
      to: { path: "^tests/" },
    },
    {
      name: "one-link",
      comment: "app/_components/link.tsx says why our links fetch nothing ahead.",
      severity: "error",
      from: { pathNot: "^app/_components/link\\.tsx$" },
      to: { path: "(^|/)next/(dist/client/app-dir/)?link" },
    },
    {
      name: "no-circles",
      comment: "Two files that need each other are one file, or three.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "nothing-unresolved",
      comment: "An import that leads nowhere cannot be judged.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    exclude: { path: ["^\\.next/", "^next-env\\.d\\.ts$", "^var/"] },
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default", "require"],
      mainFields: ["module", "main", "types", "typings"],
    },
  },
};
