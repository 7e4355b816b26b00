import * as claim from "@/app/api/account/claim/route";
import * as exported from "@/app/api/account/export/route";
import * as password from "@/app/api/account/password/route";
import * as recover from "@/app/api/account/recover/route";
import * as recoveryKey from "@/app/api/account/recovery-key/route";
import * as account from "@/app/api/account/route";
import * as signIn from "@/app/api/account/sign-in/route";
import * as signOut from "@/app/api/account/sign-out/route";
import { type Claimed, claimed, whoAmI } from "@/lib/model/account";
import { newPlayer } from "./player";

let addresses = 0;
export const newEmail = () => `player-${addresses++}@example.org`;
export const PASSWORD = "kriegskunst zu fuss";

/** A player who has, or is about to have, an account. */
export function newMember(address?: string) {
  const player = newPlayer(address);
  const post = (handlers: Parameters<typeof player.send>[0], path: string, document: unknown, headers: Record<string, string> = {}) =>
    player.send(handlers, "POST", `/api/account/${path}`, { document, headers });
  return {
    ...player,
    whoAmI: () => player.send(account, "GET", "/api/account"),
    delete: (word: unknown = null) => player.send(account, "DELETE", "/api/account", { document: { password: word } }),
    deleteArmy: player.delete,
    claim: (document: unknown, headers?: Record<string, string>) => post(claim, "claim", document, headers),
    signIn: (document: unknown, headers?: Record<string, string>) => post(signIn, "sign-in", document, headers),
    signOut: () => post(signOut, "sign-out", undefined),
    recover: (document: unknown) => post(recover, "recover", document),
    renewKey: (word: unknown) => post(recoveryKey, "recovery-key", { password: word }),
    changePassword: (old: unknown, next: unknown) => post(password, "password", { password: old, newPassword: next }),
    export: () => player.send(exported, "GET", "/api/account/export"),
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
