import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import type { Plugin } from "vite";

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
const TRANSLATOR_ID = "\0translator";

/** How sentences are put together, which is the same in every language of these files. */
const NOT_SAID = /\/(?:sentence|terms)\.ts$/;
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

const ENGLISH = "?english";

/** A words file that says what the English one says, in the second language. */
function translation(path: string): string {
  const english = JSON.stringify(path + ENGLISH);
  const values = [...new Set(exportsOf(path))].filter((value) => !PATHS.includes(value));
  if (NOT_SAID.test(path)) return `export * from ${english};`;
  return [
    `export * from ${english};`,
    `import * as english from ${english};`,
    `import { translated } from "${TRANSLATOR_ID}";`,
    ...values.map((value) => `export const ${value} = translated(english.${value});`),
  ].join("\n");
}

/** Puts a second set of files in the place of lib/words, in a made-up language: the same words in letters that English lacks. */
export function inSecondLanguage(root: string): Plugin {
  const words = join(root, "lib/words/");
  const isEnglish = (id: string) => id.startsWith(words) && id.endsWith(ENGLISH);
  return {
    name: "second-language",
    enforce: "pre",
    async resolveId(source, importer) {
      if (source === TRANSLATOR_ID) return source;
      // The English files among themselves stay English.
      if (!importer || !isEnglish(importer)) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found?.id.startsWith(words) && !isEnglish(found.id) ? found.id + ENGLISH : found;
    },
    load(id) {
      if (id === TRANSLATOR_ID) return TRANSLATOR;
      return id.startsWith(words) && id.endsWith(".ts") ? translation(id) : null;
    },
  };
}
