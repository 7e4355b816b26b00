import { z } from "zod";
import { type Claimed, claimed, whoAmI } from "@/lib/model/account";
import { type StoredList, storedList } from "@/lib/model/own-list";
import { type OwnValue, ownValue, ownValues } from "@/lib/model/quick-reference";
import { armySummary, type Share, type StoredArmy, share, sharedArmy, shareSummary, storedArmy } from "@/lib/model/stored-army";
import { ask, type Method } from "./asking";

type Headers = Record<string, string>;
type Sent = { readonly document?: unknown; readonly headers?: Headers };

let visitors = 0;

/** A browser that keeps its cookies, at an address of its own so that no limit is shared unless a test says so. */
export function newVisitor(address = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors++ & 255}`) {
  const jar = new Map<string, string>();

  function keep(cookie: string) {
    const [pair = "", ...attributes] = cookie.split("; ");
    const [name = "", ...value] = pair.split("=");
    if (attributes.includes("Max-Age=0")) jar.delete(name);
    else jar.set(name, value.join("="));
  }

  return {
    jar,
    cookie: () => [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
    async send(method: Method, path: string, { document, headers = {} }: Sent = {}): Promise<Response> {
      const cookie = this.cookie();
      const type: Headers = document === undefined ? {} : { "content-type": "application/json" };
      const response = await ask(method, path, {
        headers: { "x-forwarded-for": address, ...(cookie ? { cookie } : {}), ...type, ...headers },
        ...(document === undefined ? {} : { body: JSON.stringify(document) }),
      });
      for (const one of response.headers.getSetCookie()) keep(one);
      return response;
    },
  };
}

/** A visitor who keeps armies. */
export function newPlayer(address?: string) {
  const visitor = newVisitor(address);
  const sendTo = (id: string, method: Method, document?: unknown, headers: Headers = {}) =>
    visitor.send(method, `/api/armies/${encodeURIComponent(id)}`, { document, headers });

  return {
    ...visitor,
    create: (document: unknown, headers: Headers = {}) => visitor.send("POST", "/api/armies", { document, headers }),
    list: (query = "") => visitor.send("GET", `/api/armies${query}`),
    get: (id: string, headers: Headers = {}) => sendTo(id, "GET", undefined, headers),
    head: (id: string) => sendTo(id, "HEAD"),
    save: (id: string, document: unknown, revision: number | string) =>
      sendTo(id, "PUT", document, { "if-match": typeof revision === "number" ? `"${revision}"` : revision }),
    saveBlindly: (id: string, document: unknown) => sendTo(id, "PUT", document),
    move: (id: string, place: unknown) => sendTo(id, "PATCH", { place }),
    delete: (id: string) => sendTo(id, "DELETE"),
    tag: (id: string, tags: unknown) => visitor.send("PUT", `/api/armies/${id}/tags`, { document: { tags } }),
    tagsOf: (id: string) => visitor.send("GET", `/api/armies/${id}/tags`),
    follow: (id: string) => visitor.send("POST", `/api/armies/${id}/links`),
    linksOf: (id: string) => visitor.send("GET", `/api/armies/${id}/links`),
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

let addresses = 0;
export const newEmail = () => `player-${addresses++}@example.org`;
export const PASSWORD = "kriegskunst zu fuss";

/** A player who has, or is about to have, an account. */
export function newMember(address?: string) {
  const player = newPlayer(address);
  const post = (path: string, document: unknown, headers: Record<string, string> = {}) =>
    player.send("POST", `/api/account/${path}`, { document, headers });
  return {
    ...player,
    whoAmI: () => player.send("GET", "/api/account"),
    delete: (word: unknown = null) => player.send("DELETE", "/api/account", { document: { password: word } }),
    deleteArmy: player.delete,
    claim: (document: unknown, headers?: Record<string, string>) => post("claim", document, headers),
    signIn: (document: unknown, headers?: Record<string, string>) => post("sign-in", document, headers),
    signOut: () => post("sign-out", undefined),
    recover: (document: unknown) => post("recover", document),
    renewKey: (word: unknown) => post("recovery-key", { password: word }),
    changePassword: (old: unknown, next: unknown) => post("password", { password: old, newPassword: next }),
    export: () => player.send("GET", "/api/account/export"),
  };
}

export type Member = ReturnType<typeof newMember>;

export const accountIn = async (response: Response) => whoAmI.parse(await response.json()).account;
export const claimedIn = async (response: Response): Promise<Claimed> => claimed.parse(await response.json());

/** Somebody with an account of his own, signed in. */
export async function newClaimed(address?: string) {
  const member = newMember(address);
  const email = newEmail();
  const { recoveryKey: key } = await claimedIn(await member.claim({ email, password: PASSWORD }));
  return { member, email, key };
}

/** A member who shares armies. */
function sharing<Who extends ReturnType<typeof newMember>>(member: Who) {
  const sendTo = (id: string, method: Method, headers: Headers = {}) =>
    member.send(method, `/api/shares/${encodeURIComponent(id)}`, { headers });
  return {
    ...member,
    share: (document: unknown, headers: Headers = {}) => member.send("POST", "/api/shares", { document, headers }),
    shared: (query = "") => member.send("GET", `/api/shares${query}`),
    open: (id: string, headers?: Headers) => sendTo(id, "GET", headers),
    openHead: (id: string) => sendTo(id, "HEAD"),
    withdraw: (id: string, headers?: Headers) => sendTo(id, "DELETE", headers),
    /** Shares it for the opponent alone. */
    async sharingForOpponent(document: unknown): Promise<Share> {
      return shareIn(await member.send("POST", "/api/shares?for=opponent", { document }));
    },
    /** The share just made, which must be one. */
    async sharing(document: unknown): Promise<Share> {
      return shareIn(await this.share(document));
    },
    /** The status that the link answers with. */
    async statusOf(id: string): Promise<number> {
      return (await sendTo(id, "GET")).status;
    },
  };
}

export const newSharer = (address?: string) => sharing(newMember(address));
export type Sharer = ReturnType<typeof newSharer>;

/** One with an account of his own, signed in. */
export async function newClaimedSharer() {
  const { member, ...rest } = await newClaimed();
  return { ...rest, member: sharing(member) };
}

export const shareIn = async (response: Response): Promise<Share> => share.parse(await response.json());
export const sharedIn = async (response: Response) => sharedArmy.parse(await response.json());

/** A member who writes army lists, and shares them and his armies. */
export function newListWriter(address?: string) {
  const sharer = newSharer(address);
  const sendTo = (id: string, method: Method, document?: unknown, headers: Headers = {}) =>
    sharer.send(method, `/api/my-lists/${id}`, { document, headers });
  const sendToShare = (share: string, method: Method) => sharer.send(method, `/api/list-shares/${share}`);
  return {
    ...sharer,
    createList: (document: unknown, headers: Headers = {}) => sharer.send("POST", "/api/my-lists", { document, headers }),
    lists: (query = "") => sharer.send("GET", `/api/my-lists${query}`),
    getList: (id: string, headers: Headers = {}) => sendTo(id, "GET", undefined, headers),
    saveList: (id: string, document: unknown, revision: number) => sendTo(id, "PUT", document, { "if-match": `"${revision}"` }),
    saveListBlindly: (id: string, document: unknown, headers: Headers = {}) => sendTo(id, "PUT", document, headers),
    restoreList: (id: string) => sendTo(id, "PATCH", { place: "desk" }),
    deleteList: (id: string) => sendTo(id, "DELETE"),
    shareList: (id: string) => sharer.send("POST", `/api/my-lists/${id}/shares`),
    sharesOfList: (id: string) => sharer.send("GET", `/api/my-lists/${id}/shares`),
    openList: (share: string) => sendToShare(share, "GET"),
    withdrawList: (share: string) => sendToShare(share, "DELETE"),
    /** The list just created, which must be one. */
    async writing(document: unknown): Promise<StoredList> {
      return storedListIn(await this.createList(document));
    },
  };
}

export const storedListIn = async (response: Response): Promise<StoredList> => storedList.parse(await response.json());

/** What somebody shares, as he is told it. */
export async function sharesOf(sharer: Sharer) {
  return z.array(shareSummary).parse(await (await sharer.shared()).json());
}

/** A member who writes into the quick reference. */
function writing<Who extends ReturnType<typeof newMember>>(member: Who) {
  const sendTo = (key: string, method: "PUT" | "DELETE", document?: unknown, headers: Headers = {}) =>
    member.send(method, `/api/own-values/${encodeURIComponent(key)}`, { document, headers });
  return {
    ...member,
    write: (key: string, value: unknown, headers?: Headers) => sendTo(key, "PUT", { value }, headers),
    writeBody: (key: string, document: unknown) => sendTo(key, "PUT", document),
    takeBack: (key: string, headers?: Headers) => sendTo(key, "DELETE", undefined, headers),
    written: () => member.send("GET", "/api/own-values"),
  };
}

export const newWriter = (address?: string) => writing(newMember(address));
type Writer = ReturnType<typeof newWriter>;

/** One with an account of his own, signed in. */
export async function newClaimedWriter() {
  const { member, ...rest } = await newClaimed();
  return { ...rest, member: writing(member) };
}

export const valueIn = async (response: Response): Promise<OwnValue> => ownValue.parse(await response.json());

/** What somebody wrote, as he is told it. */
export const valuesOf = async (writer: Writer) => ownValues.parse(await (await writer.written()).json()).values;

/** The same as cells and what stands in them. */
export const textsOf = async (writer: Writer) => Object.fromEntries((await valuesOf(writer)).map(({ key, value }) => [key, value]));
