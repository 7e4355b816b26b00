import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");

/** Where no sentence may stand that a player reads: it belongs in lib/words. */
const SILENT = ["app", "lib/advice", "lib/sheets"];

/** Seen by nobody but us: in production it is not there. */
const FOR_US = "app/style/";

/** Turns of phrase we have given up, each with what to say instead. */
const BANNED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:whoever|whomever|whosoever)\b/i, '"you", or the person who'],
  [/\bKept (?:are|is)\b/, '"We keep ..."'],
  [/\banew\b/i, '"again"'],
  [/\b(?:hitherto|thereof|herein|whereupon|wherein|whither|hence)\b/i, "everyday words"],
  [/\bput away\b/i, '"archive"'],
  [/\btake (?:it |them )?out\b/i, '"remove"'],
  [/\btoo (?:few|many) of\b/i, '"add 4 bases (minimum 4)"'],
  [/\bday the (?:first|second|third|fourth|fifth)\b/i, '"day one"'],
  [/\bat the latest\b/i, '"before ..."'],
  [/\bfrom (?:nearer|farther)\b/i, '"zoom in", "zoom out"'],
  [/\bdrawn by lot\b/i, '"random"'],
  [/\b(?:should|were|had) (?:you|it|they|he) (?:not )?(?:be|lose|wish|want|have)\b/, '"if you ..."'],
  [/\bthe house commander\b/i, '"the computer"'],
  [/\b(?:letters|e-letters) with links\b/i, '"email"'],
  [/\be-mail/i, '"email"'],
  [/\bto look on\b|\blook(?:s|ing)? on\b/i, '"watch"'],
  [/\bwhat (?:stood|lay|stands|lies) here\b/i, "name it"],
  [/\bnothing of (?:it|this|them)\b/i, '"none of it", or say what happened'],
  [/\bno letters are\b/i, '"we never email you"'],
  [/\bmay as well\b|\bso to speak\b|\bas it were\b/i, "nothing"],
  [/\bof (?:his|her|your|its|their) own accord\b/i, '"by itself"'],
];

const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name);

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));

type Found = { readonly where: string; readonly text: string };

const TECHNICAL =
  /^(?:class(?:Name)?|lastClass|keys|href|id|key|type|name|role|rel|d|viewBox|transform|points|style|data-.*|html[fF]or|autoComplete|inputMode|fill|stroke.*|media|sizes|lang|method|action|form|accept|pattern|scope|as|variant|align|tone|kind|at|joint|shortcut|slot)$/;

/** A class name, a selector, a property of CSS. */
const isStyle = (word: string): boolean =>
  /[-:[\]/0-9_=%#().>]|^(?:flex|grid|block|inline|hidden|relative|absolute|tabular|italic|uppercase|summary|a|button|input|select|textarea|label|dialog|video|public|immutable)$/.test(
    word,
  );

/** Two words in a row, or one that begins with a capital: what a player might read. Class names and the like are neither. */
function isProse(text: string): boolean {
  // The name of something in the browser's storage.
  if (/^condotta[ .]/.test(text)) return false;
  if (/^[A-Z][a-z]+…?$/.test(text)) return true;
  const words = text
    .split(/\s+/)
    .map((word) => word.replace(/^[("“]+|[.,:;!?…)"”]+$/g, ""))
    .filter(Boolean);
  const styles = words.filter(isStyle).length;
  return /[A-Za-z]{2,}[,;:]? [a-z]{2,}/.test(text) && (/[A-Z]|[.,;!?]/.test(text) ? styles < words.length - 1 : styles < words.length / 2);
}

/** Texts for engineers: what is thrown, logged, imported, a type, a key, or compared with. */
function isForEngineers(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.findAncestor(node, (one) => ts.isJsxAttribute(one) && TECHNICAL.test(one.name.getText()))) return true;
  if (ts.findAncestor(node, (one) => ts.isCallExpression(one) && /\blog\.\w+$|^console\./.test(one.expression.getText()))) return true;
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isLiteralTypeNode(parent)) return true;
  if (ts.isNewExpression(parent) && /Error$/.test(parent.expression.getText())) return true;
  if (ts.isBinaryExpression(parent) && /^[!=]==?$/.test(parent.operatorToken.getText())) return true;
  if (ts.isCaseClause(parent) || ts.isExpressionStatement(parent)) return true;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return true;
  if (ts.isElementAccessExpression(parent)) return true;
  return (
    ts.isCallExpression(parent) &&
    /[rR]egExp|headers|\.get$|\.has$|\.types\.includes$|describe$|cssVar|^seeded$/.test(parent.expression.getText())
  );
}

function textOf(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return /[A-Za-z]{2}/.test(node.text) ? node.text.trim() : null;
  if (ts.isStringLiteral(node) && ts.isJsxAttribute(node.parent))
    return !TECHNICAL.test(node.parent.name.getText()) && (/\s/.test(node.text) || /^[A-Z][a-z]/.test(node.text)) ? node.text : null;
  if (!(ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node))) return null;
  const text = ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join("…")
    : node.text;
  return isProse(text) && !isForEngineers(node) ? text : null;
}

/** Every piece of text, parts of sentences too. */
const pieceOf = (node: ts.Node): string | null =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isJsxText(node)
    ? node.text
    : null;

/** Every text of a file that a player might read, or that `of` finds. */
function textsIn(path: string, of: (node: ts.Node) => string | null = textOf): readonly Found[] {
  const source = ts.createSourceFile(path, readFileSync(join(ROOT, path), "utf8"), ts.ScriptTarget.Latest, true);
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    const text = of(node);
    if (text !== null) found.push({ where: `${path}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`, text });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const told = ({ where, text }: Found): string => `${where}: ${text.replace(/\s+/g, " ").slice(0, 100)}`;

describe("a sentence that a player reads", () => {
  test("stands in lib/words and nowhere else", () => {
    const files = SILENT.flatMap(filesIn).filter((path) => isSource(path) && !path.startsWith(FOR_US));
    expect(files.flatMap((path) => textsIn(path)).map(told)).toEqual([]);
  });

  test("has curved apostrophes", () => {
    const spoken = filesIn("lib/words").filter(isSource);
    // The other data have versions: `curved` is for them.
    const written = ["afield", "combat", "reference", "advice", "basing"].flatMap((folder) => filesIn(`data/${folder}`));
    const texts = [
      ...spoken.flatMap((path) => textsIn(path, pieceOf)),
      ...written.map((path) => ({ where: path, text: readFileSync(join(ROOT, path), "utf8") })),
    ];
    const straight = /\p{L}'|^'\p{L}/u;
    expect(
      texts.filter(({ text }) => straight.test(text)).map(({ where, text }) => told({ where, text: text.slice(text.search(straight)) })),
    ).toEqual([]);
  });

  test("has none of the turns of phrase we have given up", () => {
    const spoken = ["lib/words", "app", "lib/sheets", "lib/server"]
      .flatMap(filesIn)
      .filter(isSource)
      .flatMap((path) => textsIn(path));
    const written = ["docs", "data/reference"].flatMap(filesIn).filter((path) => /\.(?:md|json)$/.test(path) && !/VOICE\.md$/.test(path));
    const lines = ["README.md", "CONTRIBUTING.md", "SECURITY.md", ...written].flatMap((path) =>
      readFileSync(join(ROOT, path), "utf8")
        .split("\n")
        .map((text, at) => ({ where: `${path}:${at + 1}`, text })),
    );
    const bad = [...spoken, ...lines].flatMap((one) =>
      BANNED.filter(([turn]) => turn.test(one.text)).map(([turn, instead]) => `${told(one)} (${turn.exec(one.text)?.[0]}: say ${instead})`),
    );
    expect(bad).toEqual([]);
  });
});
