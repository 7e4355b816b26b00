import { z } from "zod";
import { keptSeat } from "./battle";
import { keptList, keptListShare, keptListVersion } from "./own-list";
import { isOwnAddress, newPassword, password } from "./password";
import { ownValue } from "./quick-reference";
import { armyTags, keptShare, storedArmy } from "./stored-army";
import { keptTournament } from "./tournament";

/** Stored in lower case: addresses that differ only in capitals are the same address. */
const email = z.email().max(254).toLowerCase();
/** For documents that choose an address and its password together. */
const isNotItsAddress = (chosen: { readonly email: string; readonly password: string }) => !isOwnAddress(chosen.password, chosen.email);
const ITS_ADDRESS = { path: ["password"], params: { code: "password-is-address" } };

/** The visitor who sent the request. An account has no address until it is claimed. */
export const account = z.strictObject({
  anonymous: z.boolean(),
  email: email.nullable(),
  since: z.iso.datetime(),
  armies: z.int().min(0),
});
export type Account = z.infer<typeof account>;

/** Null for a visitor with nothing saved yet. */
export const whoAmI = z.strictObject({ account: account.nullable() });
export type WhoAmI = z.infer<typeof whoAmI>;

/** 160 random bits in base32, shown in eight groups of four. */
export const recoveryKey = z.string().regex(/^[a-z2-7]{4}(-[a-z2-7]{4}){7}$/);
/** Case, spaces and hyphens do not matter, and 0, 1 and 8, which no key has, are read as the letters they look like. */
export const TYPED_RECOVERY_KEY = /^\s*([A-Za-z0-8][\s-]*){32}$/;
const typedRecoveryKey = z.string().regex(TYPED_RECOVERY_KEY);

/** Whether what this browser keeps stays behind, where it would come along into an account. */
const leaveBehind = z.boolean().default(false);

export const claim = z.strictObject({ email, password: newPassword, leaveBehind }).refine(isNotItsAddress, ITS_ADDRESS);
export type Claim = z.infer<typeof claim>;

export const signIn = z.strictObject({ email, password, leaveBehind });
export type SignIn = z.infer<typeof signIn>;

export const recovery = z
  .strictObject({ email, recoveryKey: typedRecoveryKey, password: newPassword, leaveBehind })
  .refine(isNotItsAddress, ITS_ADDRESS);
export type Recovery = z.infer<typeof recovery>;

export const passwordChange = z
  .strictObject({ password, newPassword })
  .refine((change) => change.newPassword !== change.password, { path: ["newPassword"], params: { code: "same-password" } });
export type PasswordChange = z.infer<typeof passwordChange>;

/** Needed for anything that cannot be undone. Null for an anonymous account, which has no password. */
export const confirmation = z.strictObject({ password: password.nullable() });
export type Confirmation = z.infer<typeof confirmation>;

/** The recovery key is shown only here, once. */
export const claimed = z.strictObject({ account, recoveryKey });
export type Claimed = z.infer<typeof claimed>;

/** Everything stored for one account. */
export const accountExport = z.strictObject({
  schema: z.literal("condotta.export/1"),
  exportedAt: z.iso.datetime(),
  account,
  armies: z.array(storedArmy.extend(armyTags.shape)),
  shares: z.array(keptShare),
  ownValues: z.array(ownValue),
  battles: z.array(keptSeat),
  /** Own army lists as they stand, with the bin; the versions of them that armies pin; and those shared, with withdrawn ones. */
  lists: z.array(keptList),
  listVersions: z.array(keptListVersion),
  listShares: z.array(keptListShare),
  events: z.array(keptTournament).default([]),
});
export type AccountExport = z.infer<typeof accountExport>;
