/**
 * What npm start and npm test print. They run before any package is installed, so these words cannot stand in lib/words, which is TypeScript.
 */

const LISTS = new Intl.ListFormat("en-GB", { type: "conjunction" });
const PLURALS = new Intl.PluralRules("en-GB");

const plural = (count, one, many) => (PLURALS.select(count) === "one" ? one : many);

export const START = {
  badPort: (text) => `PORT must be a whole number from 1 to 65535; it is "${text}".`,
  portTaken: (port) => `Port ${port} is in use by another program. Stop it, or choose another port: PORT=8080 npm start.`,
  portRefused: (port, code) => `Port ${port} cannot be used (${code}). Choose another port: PORT=8080 npm start.`,
};

export const INSTALL = {
  oldNode: (least, version) => `Condotta needs Node ${least} or newer. This is Node ${version}.`,
  noCompiler: (missing) =>
    `Installing compiles the database driver, which needs ${LISTS.format(missing)}. On Debian or Ubuntu, install build-essential and python3, then run this again.`,
  noDriver: "The database driver better-sqlite3 is installed but does not load. The messages above say why.",
  brokenOff: "The last install did not finish. Starting again.",
  failed: (code) => `Installing the packages failed (npm ended with code ${code}). The messages above say why.`,
  begins: "Installing the packages. The first time takes one to four minutes.",
};

export const BUILD = {
  failed: (code) => `The build failed (code ${code}). The messages above say why.`,
  begins: "Building the site. This takes about half a minute.",
};

export const RUN = {
  notStarted: (program, why) => `The program ${program} could not be started (${why}).`,
  done: (seconds) => `  done in ${seconds} s`,
  waiting: "Another start is installing or building in this folder. Waiting for it.",
};

export const PACKAGES = {
  failed: (command, code) => `${command} failed (code ${code}). The messages above say why.`,
  missing: (packages) =>
    `The tests need ${LISTS.format(packages)}. Install ${plural(packages.length, "it", "them")} (apt-get install ${packages.join(" ")}), then run this again.`,
  begins: (packages) => `Installing ${LISTS.format(packages)} from Debian.`,
};

export const TEST = {
  steps: {
    types: "Checking the types",
    browsers: "Checking that the oldest supported browsers know what we use",
    unused: "Looking for unused files, exports and packages",
    boundaries: "Checking which folder imports which",
    data: "Checking every file in data",
    lint: "Checking style and format",
    unit: "Running the unit tests",
    postgres: "Running the tests of what is stored on PostgreSQL",
    build: "Building for production, unless it is already built",
    browser: "Running the tests in a browser",
  },
  usage: (names) => `Use npm test -- --only with one or more of ${names.join(", ")}, joined by commas.`,
  begins: (name) => `${name}: ${TEST.steps[name]}.`,
  ended: (name, ok, seconds) => `${name}: ${TEST.result(ok)} in ${seconds} s`,
  result: (ok) => (ok ? "passed" : "FAILED"),
  skipped: "not run",
  notRun: (name, needed) => `${name}: not run, because ${needed} failed.`,
  columns: { step: "step", seconds: "seconds", tests: "tests", result: "result", total: "total" },
  failed: (line) => `failed: ${line}`,
  sum: (passed, failed) => `${passed} passed, ${failed} failed`,
};
