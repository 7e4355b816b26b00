import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { run, stopIfAsked } from "./run.mjs";

/** Each failure in one line, at the end of the log, where a shortened log still has it. */
function failuresIn({ testResults }) {
  const lineOf = (name, message) => `${name}: ${(message ?? "").trim().split("\n")[0]}`;
  return testResults.flatMap(({ name = "", status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (failed.length === 0) return status === "failed" ? [lineOf(file, message)] : [];
    return failed.map(({ fullName, failureMessages = [] }) => lineOf(`${file}, ${fullName}`, failureMessages[0]));
  });
}

/** A test file that fails to load counts as one failed test. */
function countsOf(report) {
  const broken = report.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.every((test) => test.status !== "failed"),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/** Runs one project of the tests, and those named after it ("unit", "unit-lib"). Returns its counts, which are also in .test-results/. */
export async function runProject(root, project) {
  const file = join(root, ".test-results", `${project}.json`);
  mkdirSync(join(root, ".test-results"), { recursive: true });
  rmSync(file, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const projects = ["--project", project, "--project", `${project}-*`];
  const { code } = await run(process.execPath, ["node_modules/vitest/vitest.mjs", "run", ...projects, ...reporters], {
    cwd: root,
    name: project,
  });
  stopIfAsked();
  try {
    const report = JSON.parse(readFileSync(file, "utf8"));
    return { ok: code === 0, ...countsOf(report), failures: failuresIn(report) };
  } catch {
    return { ok: false, passed: 0, failed: 0 };
  }
}
