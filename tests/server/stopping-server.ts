import { createServer, type ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Running } from "@/lib/server/running";
import { stopGracefully } from "@/lib/server/serve";

/** A server with nothing but the stop of ours: event streams, slow answers, and uploads it waits for. */
process.once("exit", () => console.log("exited by itself"));

function stream(response: ServerResponse) {
  // As Next does: headers given to writeHead could not be asked for again.
  response.setHeader("content-type", "text/event-stream; charset=utf-8");
  setInterval(() => response.writableEnded || response.write("data: tick\n\n"), 20).unref();
}

const server = createServer(async (request, response) => {
  console.log("asked");
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  if (pathname === "/stream") return stream(response);
  if (request.method === "POST") for await (const _ of request);
  await pause(Number(searchParams.get("ms")));
  response.end("answered");
});
stopGracefully({ log: { info: () => undefined } } as unknown as Running, server);
server.listen(0, () => console.log(JSON.stringify(server.address())));
