import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import ts from "typescript";

/** What a checkout needs to be built and served. The files are copied, since a build may write into them. */
const FOLDERS = ["app", "data", "db", "lib", "public", "scripts", "node_modules"];
const FILES = ["instrumentation.ts", "next.config.mjs", "package.json", "postcss.config.mjs", "proxy.ts", "tsconfig.json"];

/** Letters that no English sentence has, each in the place of one that every English word has. */
const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  [..."aeiouyAEIOUYbcdfghjklmnpqrstvwxz"].map((letter, at) => [letter, [..."áéíóúýÁÉÍÓÚÝƀçďƒğħĵķłɱñƥɋřšťṽŵẋž"][at] ?? letter]),
);

/** The module that turns what a words file exports into the second language, whatever its shape. */
const TRANSLATOR = `
const LETTERS = ${JSON.stringify(LETTERS)};
const NAMES = new Set(["id", "term", "slot", "kind", "code", "key", "seat", "type", "source", "from", "href", "sheet", "command", "colour", "severity", "do", "field", "state", "role"]);
const said = (text) => text.replace(/[A-Za-z]/g, (letter) => LETTERS[letter] ?? letter);
const known = new WeakMap();
export function translated(value) {
  if (typeof value === "string") return said(value);
  if (value === null || (typeof value !== "object" && typeof value !== "function")) return value;
  if (typeof value === "function" && /^class /.test(Function.prototype.toString.call(value))) return value;
  const seen = known.get(value);
  if (seen) return seen;
  const made = make(value);
  known.set(value, made);
  return made;
}
function make(value) {
  if (typeof value === "function") return (...given) => translated(value(...given));
  if (Array.isArray(value)) return value.map(translated);
  if (value instanceof Map) return new Map([...value].map(([key, one]) => [key, translated(one)]));
  if (Object.getPrototypeOf(value) !== Object.prototype && Object.getPrototypeOf(value) !== null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, NAMES.has(key) && /^[a-z0-9-]+$/.test(one) ? one : translated(one)]));
}
`;

/** How sentences are put together, which is the same in every language of these files. */
const NOT_SAID = ["sentence.ts"];
/** The path of a value in a document is the same too. */
const PATHS = ["placeOf", "pathOfPlace"];

function exportsOf(path: string): readonly string[] {
  const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((statement) => {
    const isExported =
      ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) return [];
    if (ts.isFunctionDeclaration(statement)) return statement.name ? [statement.name.text] : [];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  });
}

/** A words file that says what the English one says, in the second language. */
function translation(name: string, words: string, english: string): string {
  const from = relative(dirname(join(words, name)), join(english, name)).replace(/\.ts$/, "");
  const all = [`export * from "${from}";`];
  const values = [...new Set(exportsOf(join(english, name)))].filter((value) => !PATHS.includes(value));
  if (NOT_SAID.includes(name) || values.length === 0) return all.join("\n");
  const translator = relative(dirname(join(words, name)), join(english, "translated.mjs"));
  return [
    "// @ts-nocheck",
    ...all,
    `import * as english from "${from}";`,
    `import { translated } from "${translator}";`,
    ...values.map((value) => `export const ${value} = translated(english.${value});`),
  ].join("\n");
}

function copy(how: string, names: readonly string[], root: string, folder: string): void {
  const { status, stderr } = spawnSync("cp", [how, ...names.map((name) => join(root, name)), folder], { encoding: "utf8" });
  if (status !== 0) throw new Error(`The checkout could not be copied:\n${stderr}`);
}

/**
 * A copy of this checkout in `folder`, on the same disk, in which lib/words is a second set of files, in a made-up language: the same words
 * in letters that English lacks. Nothing else differs.
 */
export function copyInSecondLanguage(root: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  copy("-al", FOLDERS, root, folder);
  copy("-a", FILES, root, folder);
  const [words, english] = [join(folder, "lib/words"), join(folder, "lib/english-words")];
  renameSync(words, english);
  writeFileSync(join(english, "translated.mjs"), TRANSLATOR);
  for (const name of readdirSync(english, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".ts") || name.endsWith(".test.ts")) continue;
    mkdirSync(dirname(join(words, name)), { recursive: true });
    writeFileSync(join(words, name), `${translation(name, words, english)}\n`);
  }
}
