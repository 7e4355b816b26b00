import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { run, stopIfAsked } from "./run.mjs";

/** A file that could not even be loaded has no tests to count; it counts as one failed. */
function countsOf(report) {
  const broken = report.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.every((test) => test.status !== "failed"),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/** Runs one project of the tests; what it counted stands in .test-results/ and comes back. */
export async function runProject(root, project) {
  const file = join(root, ".test-results", `${project}.json`);
  mkdirSync(join(root, ".test-results"), { recursive: true });
  rmSync(file, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const { code } = await run(process.execPath, ["node_modules/vitest/vitest.mjs", "run", "--project", project, ...reporters], {
    cwd: root,
  });
  stopIfAsked();
  try {
    return { ok: code === 0, ...countsOf(JSON.parse(readFileSync(file, "utf8"))) };
  } catch {
    return { ok: false, passed: 0, failed: 0 };
  }
}
