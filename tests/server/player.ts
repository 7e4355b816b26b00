import { z } from "zod";
import * as oneArmy from "@/app/api/armies/[id]/route";
import * as armies from "@/app/api/armies/route";
import { armySummary, type StoredArmy, storedArmy } from "@/lib/model/stored-army";
import type { Handlers } from "./asking";
import { newVisitor } from "./visitor";

type Headers = Record<string, string>;

/** A visitor who keeps armies. */
export function newPlayer(address?: string) {
  const visitor = newVisitor(address);
  const sendTo = (id: string, method: keyof Handlers, document?: unknown, headers: Headers = {}) =>
    visitor.send(oneArmy, method, `/api/armies/${encodeURIComponent(id)}`, { document, headers, params: { id } });

  return {
    ...visitor,
    create: (document: unknown, headers: Headers = {}) => visitor.send(armies, "POST", "/api/armies", { document, headers }),
    list: (query = "") => visitor.send(armies, "GET", `/api/armies${query}`),
    get: (id: string, headers: Headers = {}) => sendTo(id, "GET", undefined, headers),
    head: (id: string) => sendTo(id, "HEAD"),
    save: (id: string, document: unknown, revision: number | string) =>
      sendTo(id, "PUT", document, { "if-match": typeof revision === "number" ? `"${revision}"` : revision }),
    saveBlindly: (id: string, document: unknown) => sendTo(id, "PUT", document),
    move: (id: string, place: unknown) => sendTo(id, "PATCH", { place }),
    delete: (id: string) => sendTo(id, "DELETE"),
    /** The army just created, which must be one. */
    async owning(document: unknown): Promise<StoredArmy> {
      return storedIn(await this.create(document));
    },
  };
}

export type Player = ReturnType<typeof newPlayer>;

/** The names of the armies in a player's list, in its order. */
export async function namesOf(player: Player, query = ""): Promise<string[]> {
  const summaries = z.array(armySummary).parse(await (await player.list(query)).json());
  return summaries.map((one) => one.name);
}

export const etagOf = (response: Response) => response.headers.get("etag");

/** All that an answer tells. */
export async function wholeOf(response: Response) {
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
}

export const storedIn = async (response: Response): Promise<StoredArmy> => storedArmy.parse(await response.json());
