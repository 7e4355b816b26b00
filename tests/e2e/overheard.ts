import type { Page } from "playwright-core";

const textOf = (base64: string): string => Buffer.from(base64, "base64").toString("utf8");

/** Every answer that a page is given from now on, streams as far as they have come in. */
export async function overhear(page: Page): Promise<() => readonly string[]> {
  const answers: string[] = [];
  const streams = new Map<string, { buffered: string; pieces: string[] }>();
  const wire = await page.context().newCDPSession(page);
  await wire.send("Network.enable");
  wire.on("Network.responseReceived", ({ requestId, response }) => {
    if (response.mimeType !== "text/event-stream") return;
    const stream = { buffered: "", pieces: [] };
    streams.set(requestId, stream);
    void wire.send("Network.streamResourceContent", { requestId }).then(
      ({ bufferedData }) => {
        stream.buffered = textOf(bufferedData);
      },
      () => undefined,
    );
  });
  wire.on("Network.dataReceived", ({ requestId, data }) => void streams.get(requestId)?.pieces.push(textOf(data ?? "")));
  page.on("response", async (response) => {
    const type = response.headers()["content-type"] ?? "";
    if (/^(text\/html|text\/x-component|application\/json)/.test(type)) answers.push(await response.text().catch(() => ""));
  });
  return () => [...answers, ...[...streams.values()].map(({ buffered, pieces }) => buffered + pieces.join(""))];
}

const IN_A_VIEW = [/"hand":\["\w+"/g, /"committed":\{[^}]*\},"card":"\w+"/g, /"legal":\[\{[^}]*\}/g];
const IN_A_RECORD = [/"(?:hands|dealt)":\{[^}]*\}/g, /"(?:keep|pack)":\["\w+"/g, /"(?:salt|seed)":"\w+"/g];

/** Cards that were told of before they were laid open. */
function cardsUnseen(answer: string): readonly string[] {
  const committed = [...answer.matchAll(/"type":"card-committed","seat":"\w","day":(\d),"card":"\w+"/g)];
  return committed.filter(([, day]) => !answer.includes(`"type":"cards-revealed","seat":null,"day":${day}`)).map(([told]) => told);
}

/** What of a running battle's secrets stands in what a page was told: a hand, what may be done with it, cards unseen, a seed. */
export const secretsIn = (told: readonly string[]): readonly string[] =>
  told
    // A page carries what its scripts begin with as a text within a text.
    .map((answer) => answer.replaceAll('\\"', '"'))
    .flatMap((answer) => [...[...IN_A_VIEW, ...IN_A_RECORD].flatMap((secret) => answer.match(secret) ?? []), ...cardsUnseen(answer)]);
