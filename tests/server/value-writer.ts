import * as oneValue from "@/app/api/own-values/[key]/route";
import * as values from "@/app/api/own-values/route";
import { type OwnValue, ownValue, ownValues } from "@/lib/model/quick-reference";
import { newClaimed, newMember } from "./member";

type Headers = Record<string, string>;

/** A member who writes into the quick reference. */
function writing<Who extends ReturnType<typeof newMember>>(member: Who) {
  const sendTo = (key: string, method: "PUT" | "DELETE", document?: unknown, headers: Headers = {}) =>
    member.send(oneValue, method, `/api/own-values/${encodeURIComponent(key)}`, { document, headers, params: { key } });
  return {
    ...member,
    write: (key: string, value: unknown, headers?: Headers) => sendTo(key, "PUT", { value }, headers),
    writeBody: (key: string, document: unknown) => sendTo(key, "PUT", document),
    takeBack: (key: string, headers?: Headers) => sendTo(key, "DELETE", undefined, headers),
    written: () => member.send(values, "GET", "/api/own-values"),
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
