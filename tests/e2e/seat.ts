import { randomUUID } from "node:crypto";
import { createParser } from "eventsource-parser";
import type { BattleCommand, LegalCommand } from "@/lib/model/battle-command";
import type { BattleView } from "@/lib/model/battle-view";

type Headers = Readonly<Record<string, string>>;
export type Told = { readonly id: number; readonly text: string; readonly view: BattleView };

/** What may be set of a seat: the server may be another one after a restart, at another address. */
export type Seat = { url: string; readonly battle: string; readonly headers: Headers };

const JSON_TYPE = { "content-type": "application/json" };

/** Posts a document to a real server; the status and the whole text of the answer. */
export async function post(url: string, document: unknown, headers: Headers = {}) {
  const response = await fetch(url, { method: "POST", body: JSON.stringify(document), headers: { ...JSON_TYPE, ...headers } });
  return { status: response.status, text: await response.text() };
}

/** A force typed in by hand, with cards enough to keep some unless told otherwise. */
export const quickForce = (name: string, mapCards = 7, grade = "competent") => ({
  ...{ kind: "quick", name, commander: { grade, class: "professional" }, territories: ["C", "M", "F", "P"] },
  subCommanders: [{ grade: "mediocre", class: "professional", ally: false }],
  ...{ mapCards, scoutingCards: 3, camp: { kind: "standard" } },
  units: [{ number: 1, name: "Reiters", troop: { type: "mounted", formation: "loose" }, bases: 4 }],
});

export const bearer = (token: string | null): Headers => (token === null ? {} : { authorization: `Bearer ${token}` });

/** Read as JSON when somebody looks at it: of hundreds of streams most views are seen by nobody. */
function toldBy(id: string | undefined, text: string): Told {
  let view: BattleView | undefined;
  return {
    ...{ id: Number(id), text },
    get view() {
      view ??= JSON.parse(text) as BattleView;
      return view;
    },
  };
}

/** Reads a battle's stream as it comes in; `lastId` as a browser would send it that lost the connection. */
export async function listenTo({ url, battle, headers }: Seat, onEvent: (told: Told) => void, lastId: number | null = null) {
  const leaving = new AbortController();
  const response = await fetch(`${url}/api/battles/${battle}/events`, {
    headers: { ...headers, ...(lastId === null ? {} : { "last-event-id": String(lastId) }) },
    signal: leaving.signal,
  });
  if (response.status !== 200 || !response.body) throw new Error(`no stream: ${response.status} ${await response.text()}`);
  const parser = createParser({
    // News of the players themselves are no events of the battle.
    onEvent: ({ event, id, data }) => event !== "company" && onEvent(toldBy(id, data)),
  });
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  /** How the stream ended: by the server's own will, or broken off. */
  const ended = (async () => {
    try {
      for (let next = await reader.read(); !next.done; next = await reader.read())
        parser.feed(decoder.decode(next.value, { stream: true }));
      return "ended" as const;
    } catch {
      return "broken" as const;
    }
  })();
  return { headers: response.headers, ended, leave: () => leaving.abort() };
}

/** A listed command, completed: taking a seat needs a nonce. */
const whole = (command: LegalCommand | BattleCommand, nonce: string) => (command.type === "sit" ? { nonce, ...command } : command);

export const sendCommand = (
  { url, battle, headers }: Seat,
  command: LegalCommand | BattleCommand,
  nonce = "00112233445566778899aabbccddeeff",
) => post(`${url}/api/battles/${battle}/commands`, { commandId: randomUUID(), ...whole(command, nonce) }, headers);
