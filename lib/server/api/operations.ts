import { createHash, timingSafeEqual } from "node:crypto";
import { healthOf } from "../health";
import { running } from "../running";
import { type Address, endpoint } from "./endpoint";
import { refuse, retryAfter } from "./refusals";
import { NEVER_KEPT } from "./reply";
import { WATCHER } from "./who";

/** Seconds until it has been looked anew. */
const LOOKED_ANEW = 5;

const HEALTH: Address = {
  path: "/api/health",
  methods: {
    GET: endpoint({
      id: "health",
      summary:
        "Whether the server can read and store, by which database, and the version of all its data. Checked at most every five seconds.",
      answers: {
        200: { says: "It is healthy.", shape: "Health" },
        503: {
          says: "It cannot read or write its database, or its disk is nearly full. See `problems`.",
          shape: "Health",
          headers: { "Retry-After": "Seconds until it has been checked again." },
        },
      },
      answer: async () => {
        const { database, problems } = await healthOf(running());
        const isWell = problems.length === 0;
        const body = { ok: isWell, database, data: running().knowledge.catalog.version, problems };
        return { status: isWell ? 200 : 503, body, headers: { ...NEVER_KEPT, ...(isWell ? {} : retryAfter(LOOKED_ANEW)) } };
      },
    }),
  },
};

const digest = (text: string) => createHash("sha256").update(text).digest();

/** As long for a token that is nearly right as for any other. */
const isToken = (sent: string | null, token: string) => timingSafeEqual(digest(sent ?? ""), digest(`Bearer ${token}`));

const METRICS: Address = {
  path: "/api/metrics",
  methods: {
    GET: endpoint({
      id: "metrics",
      summary: "What this process counts, in the Prometheus text format. Off unless the operator has set METRICS_TOKEN.",
      who: WATCHER,
      rate: "metrics",
      answers: { 200: { says: "Metrics of this process alone.", text: true } },
      refusals: { "not-found": "It is off.", "wrong-metrics-token": "" },
      answer: async ({ headers }) => {
        const { environment, metrics } = running();
        if (environment.metricsToken === null || !metrics) return refuse("not-found", { path: "/api/metrics" });
        if (!isToken(headers.get("authorization"), environment.metricsToken))
          return refuse("wrong-metrics-token", {}, { "www-authenticate": "Bearer" });
        const { text, type } = await metrics.told();
        return { status: 200, body: new Blob([text]).stream(), headers: { "content-type": type, ...NEVER_KEPT } };
      },
    }),
  },
};

/** For those who run the server. */
export const OPERATIONS = { HEALTH, METRICS };
