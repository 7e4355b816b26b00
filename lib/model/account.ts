import { z } from "zod";
import { keptSeat } from "./battle";
import { ownValue } from "./own-values";
import { isOwnAddress, newPassword, password } from "./password";
import { keptShare } from "./share";
import { storedArmy } from "./stored-army";

/** Addresses that differ only in capitals are one address: a parsed one has none. */
const email = z.email().max(254).toLowerCase();
/** Where an address and a password for it are chosen in one document. */
const isNotItsAddress = (chosen: { readonly email: string; readonly password: string }) => !isOwnAddress(chosen.password, chosen.email);
const ITS_ADDRESS = { path: ["password"], params: { code: "password-is-address" } };

/** Who asks. An account is anonymous until it is claimed; it has no address then. */
export const account = z.strictObject({
  anonymous: z.boolean(),
  email: email.nullable(),
  since: z.iso.datetime(),
  armies: z.int().min(0),
});
export type Account = z.infer<typeof account>;

/** Null for a visitor of whom nothing has been saved yet. */
export const whoAmI = z.strictObject({ account: account.nullable() });
export type WhoAmI = z.infer<typeof whoAmI>;

/** 160 random bits in base32, shown in eight groups of four; case, spaces and hyphens do not matter. */
export const recoveryKey = z.string().regex(/^[a-z2-7]{4}(-[a-z2-7]{4}){7}$/);
export const TYPED_RECOVERY_KEY = /^\s*([A-Za-z2-7][\s-]*){32}$/;
const typedRecoveryKey = z.string().regex(TYPED_RECOVERY_KEY);

/** Whether what this browser keeps stays behind, where it would come along into an account. */
const leaveBehind = z.boolean().default(false);

export const claim = z.strictObject({ email, password: newPassword, leaveBehind }).refine(isNotItsAddress, ITS_ADDRESS);

export const signIn = z.strictObject({ email, password, leaveBehind });

export const recovery = z
  .strictObject({ email, recoveryKey: typedRecoveryKey, password: newPassword, leaveBehind })
  .refine(isNotItsAddress, ITS_ADDRESS);

export const passwordChange = z.strictObject({ password, newPassword });

/** Asked again for what cannot be taken back; an anonymous account has no password. */
export const confirmation = z.strictObject({ password: password.nullable() });

/** The only time that the key is told. */
export const claimed = z.strictObject({ account, recoveryKey });
export type Claimed = z.infer<typeof claimed>;

/** Everything that is kept of one account. */
export const accountExport = z.strictObject({
  schema: z.literal("condotta.export/1"),
  exportedAt: z.iso.datetime(),
  account,
  armies: z.array(storedArmy),
  shares: z.array(keptShare),
  ownValues: z.array(ownValue),
  battles: z.array(keptSeat),
});
export type AccountExport = z.infer<typeof accountExport>;
