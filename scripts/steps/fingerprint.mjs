import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const isSource = (name) => !/\.test\.tsx?$/.test(name) && !name.endsWith(".md");

/** Every file under a folder, in a fixed order; none if there is no such folder. */
function filesUnder(root, folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesUnder(root, path) : [path];
    });
}

function hashOf(root, paths) {
  const hash = createHash("sha256").update(`${process.version} ${process.platform} ${process.arch}\n`);
  for (const path of paths) {
    const content = readFileSync(join(root, path));
    hash.update(`${path} ${content.length}\n`).update(content);
  }
  return hash.digest("hex");
}

/** What the installed packages depend on. */
export function packagesFingerprint(root) {
  return hashOf(
    root,
    ["package.json", "package-lock.json"].filter((path) => existsSync(join(root, path))),
  );
}

const BUILD_FOLDERS = ["app", "db", "lib", "public"];
const BUILD_FILES =
  /^(next\.config|postcss\.config|proxy|instrumentation(-client)?|tsconfig|package|package-lock)\.(ts|mjs|cjs|js|json)$|^\.env/;

/** What the production build depends on: the sources, but not the data it reads at run time, nor the tests. */
export function sourcesFingerprint(root) {
  const top = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() && BUILD_FILES.test(entry.name))
    .map((entry) => entry.name)
    .sort();
  const folders = BUILD_FOLDERS.flatMap((folder) => filesUnder(root, folder)).filter(isSource);
  return hashOf(root, [...top, ...folders]);
}

/** A marker file has the fingerprint of the finished work. It is deleted before the work begins and written last. */
export function markerAt(path) {
  return {
    names: (fingerprint) => existsSync(path) && readFileSync(path, "utf8") === fingerprint,
    exists: () => existsSync(path),
    remove: () => rmSync(path, { force: true }),
    write: (fingerprint) => writeFileSync(path, fingerprint),
  };
}
