import { CATALOG } from "../build/rules";
import { startSite } from "../e2e/site";
import { median, report } from "./measure";

const ARMIES = 100;
/** As the page of /check asks. */
const AT_ONCE = 6;
const TIMES = 5;

/** How long an organiser waits for the verdicts on a hundred armies: a production server, six requests at a time. */
export async function benchCheck(loop: number): Promise<void> {
  const samples = CATALOG.readyArmies.map(({ army }) => army);
  const armies = Array.from({ length: ARMIES }, (_, at) => JSON.stringify({ ...samples[at % samples.length], name: `Army ${at}` }));
  const site = await startSite({ LOG_LEVEL: "warn", TRUST_PROXY: "1" });
  async function once(address: string): Promise<number> {
    let next = 0;
    const lane = async () => {
      while (next < ARMIES) {
        const headers = { "content-type": "application/json", "x-forwarded-for": address };
        const answer = await fetch(`${site.url}/api/assess`, { method: "POST", headers, body: String(armies[next++]) });
        if (!answer.ok) throw new Error(await answer.text());
        await answer.json();
      }
    };
    const start = performance.now();
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    return performance.now() - start;
  }
  try {
    await once("10.9.0.0");
    const times: number[] = [];
    for (let time = 1; time <= TIMES; time++) times.push(await once(`10.9.0.${time}`));
    report("a hundred armies checked, six at a time", median(times), "ms", { most: 1000 }, loop);
  } finally {
    await site.stop();
  }
}
