import type { Instrumentation } from "next";

export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { serve } = await import("./lib/server/serve");
    await serve(process.cwd());
  }
}

/** Logs what pages and the proxy throw. Route handlers log their own errors. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { running } = await import("./lib/server/running");
    const { method, path } = request;
    running().log.error({ err: error, method, path, route: context.routePath }, "a page could not be made");
  }
};
