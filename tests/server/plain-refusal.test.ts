import { once } from "node:events";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { refusalFor, replaceFailure } from "@/lib/server/plain-refusal";
import { FRONT_DOOR } from "@/lib/words/refusals";

/** What Next compresses with. */
const compression = createRequire(import.meta.url)("next/dist/compiled/compression");

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** What a browser is answered where Next answers with that status, in pieces and compressed. `isAway`: the database has failed meanwhile. */
async function answerOf(status: number, isAway: boolean) {
  const compress = compression({ threshold: 0 });
  const server = createServer((request, response) => {
    response.setHeader("strict-transport-security", "max-age=1");
    replaceFailure(response, () => (isAway ? refusalFor("database-away") : null));
    compress(request, response, () => {
      response.statusCode = status;
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.setHeader("x-of-next", "yes");
      response.write("half of ");
      setImmediate(() => response.end("what Next says"));
    });
  }).listen(0, "127.0.0.1");
  closing.push(() => void server.close().closeAllConnections());
  await once(server, "listening");
  const { headers, ...response } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/lists`).then(async (found) => ({
    ...{ headers: found.headers, status: found.status, text: await found.text() },
  }));
  const header = (name: string) => headers.get(name);
  return {
    ...response,
    wait: header("retry-after"),
    ofNext: header("x-of-next"),
    coding: header("content-encoding"),
    always: header("strict-transport-security"),
  };
}

test("a page that fails as the database does is ours in whole, which comes back by itself", async () => {
  const { text, ...rest } = await answerOf(500, true);
  expect(rest).toEqual({ status: 503, wait: "5", ofNext: null, coding: null, always: "max-age=1" });
  expect(text).toContain(`<p>${FRONT_DOOR.databaseAway.message}</p>`);
  expect(text).toContain('<meta http-equiv="refresh" content="5">');
  expect(text).not.toContain("Next");
});

test.each([
  [500, false],
  [200, true],
  [404, true],
])("any other answer is as Next gives it (%i)", async (status, isAway) => {
  expect(await answerOf(status, isAway)).toEqual({
    ...{ status, text: "half of what Next says", wait: null, ofNext: "yes", coding: "gzip", always: "max-age=1" },
  });
});
