import type { SchemaName } from "../model/schemas";
import {
  answer,
  INTERNAL,
  json,
  NO_JSON,
  NO_PARAMETERS,
  OWN,
  RETRY_AFTER,
  reference,
  refusal,
  sizeSentence,
  UNREAD,
} from "./describe-parts";
import { LIMITS, RATES, WRONG_TRIES } from "./limits";

const NO_ROOM =
  "`no-room-to-bring`: this browser's data does not fit in the account, and nothing has changed; make room in it, or send `leaveBehind`: true";
const BEHIND =
  "With `leaveBehind` this browser's data is not brought along and cannot be reached any more. Export it first, with the cookie that you send.";
const SIZE = sizeSentence(LIMITS.account);
const { free, first, longest } = WRONG_TRIES;
const TRIES = `After ${free} wrong passwords or keys for one account the next try has to wait ${first} s. Each wrong try after that doubles the wait, up to ${longest} s. A browser that has signed in to the account before is counted separately, by the cookie \`condotta.browser\`. All others are counted together, and one network address has ${RATES["sign-in"].requests} wrong tries for one account in ${RATES["sign-in"].seconds} s. A correct recovery key never has to wait.`;
const TOO_MANY = { "429": refusal("`too-many-requests` from this network address; or `too-many-tries` for this account.", RETRY_AFTER) };

type Post = {
  readonly summary: string;
  readonly description: string;
  readonly reads: SchemaName;
  readonly answers: unknown;
  /** Reasons for 403 besides `foreign-origin`. */
  readonly forbidden?: string;
  readonly refusals: object;
};

const foreign = (or = "") => ({ "403": refusal(`\`foreign-origin\`: the request comes from a page of another site.${or}`) });

function writing(operationId: string, { summary, description, reads, answers, forbidden, refusals }: Post) {
  return {
    operationId,
    summary,
    description: `${description} ${SIZE} ${TRIES}`,
    ...OWN,
    requestBody: { required: true, content: json(reference(reads)) },
    responses: {
      ...(answers as object),
      "400": refusal(`\`bad-document\`, with every fault in \`details\`; or ${NO_JSON}; or \`unknown-parameter\`.`),
      ...refusals,
      ...foreign(forbidden),
      ...UNREAD,
      ...TOO_MANY,
      ...INTERNAL,
    },
  };
}

const claimed = (description: string) => ({ "200": answer(`${description} The recovery key is shown only here.`, reference("Claimed")) });
const whoAmI = (description: string) => ({ "200": answer(description, reference("WhoAmI")) });

const NO_ACCOUNT = { "401": refusal("`no-account`: you are not signed in.") };
const OF_OWNER = { ...NO_ACCOUNT, "409": refusal("`not-claimed`: the account is anonymous and has no password.") };
const WRONG_PASSWORD = " Or `wrong-password`.";

const ACCOUNT = {
  get: {
    operationId: "whoAmI",
    summary: "Your account.",
    description: "The account is null for a visitor who has saved nothing yet. `armies` does not count the bin.",
    ...OWN,
    responses: { ...whoAmI("The account, or null."), ...NO_PARAMETERS, ...INTERNAL },
  },
  delete: writing("deleteAccount", {
    summary: "Deletes the account and all its data, for good.",
    description: "Send the password of a claimed account, `null` for an anonymous one. Without an account nothing happens.",
    reads: "Confirmation",
    answers: { "204": { description: "The account is deleted." } },
    forbidden: WRONG_PASSWORD,
    refusals: {},
  }),
};

const CLAIM = writing("claimAccount", {
  summary: "Gives the account an email address and a password.",
  description: `A visitor without an account gets one. The armies of an anonymous account come along. ${BEHIND} If the email address already has an account and the password is right, you are signed in to it. Capitals make no difference in an address. We never send email: only the recovery key replaces a lost password.`,
  reads: "Claim",
  answers: claimed("The claimed account, signed in."),
  refusals: {
    "409": refusal(
      `\`email-taken\`: the address has an account with another password; or \`already-claimed\`: you are signed in to a claimed account; or ${NO_ROOM}.`,
    ),
  },
});

const SIGN_IN = writing("signIn", {
  summary: "Signs in.",
  description: `The armies of this browser's anonymous account come along. ${BEHIND} At most ${LIMITS.sessions} browsers can be signed in to an account: the one not seen for longest is signed out.`,
  reads: "SignIn",
  answers: whoAmI("The account."),
  refusals: {
    "401": refusal("`wrong-credentials`: the same for an unknown address and a wrong password."),
    "409": refusal(`${NO_ROOM}.`),
  },
});

const SIGN_OUT = {
  operationId: "signOut",
  summary: "Signs out.",
  description: "It reads no body. An anonymous account cannot be reached after you sign out: claim or export it first.",
  ...OWN,
  responses: { "204": { description: "You are signed out." }, ...NO_PARAMETERS, ...foreign(), ...INTERNAL },
};

const RECOVER = writing("recoverAccount", {
  summary: "Sets a new password with the recovery key, and signs in.",
  description: `All other sessions end. The key stops working and the answer has a new one. The armies of this browser's anonymous account come along. ${BEHIND}`,
  reads: "Recovery",
  answers: claimed("The account, signed in."),
  refusals: {
    "401": refusal("`wrong-recovery-key`: the same for an unknown address and a wrong key."),
    "409": refusal(`${NO_ROOM}; the key still works.`),
  },
});

const RECOVERY_KEY = writing("renewRecoveryKey", {
  summary: "Creates a new recovery key.",
  description: "The old key stops working.",
  reads: "Confirmation",
  answers: claimed("The account."),
  forbidden: WRONG_PASSWORD,
  refusals: OF_OWNER,
});

const PASSWORD = writing("changePassword", {
  summary: "Changes the password.",
  description: "All other sessions end.",
  reads: "PasswordChange",
  answers: whoAmI("The account."),
  forbidden: WRONG_PASSWORD,
  refusals: OF_OWNER,
});

const FILE_NAME = { "Content-Disposition": { description: 'attachment; filename="condotta-export.json"', schema: { type: "string" } } };

const EXPORT = {
  operationId: "exportAccount",
  summary: "All data of the account as a file, the bin included.",
  description:
    "It is sent row by row as it is read. If something goes wrong on the way, the connection is cut, and what you have is not valid JSON: the closing brace is the last character of a complete file.",
  ...OWN,
  responses: {
    "200": answer("The account with its armies, shares, own values and seats in battles.", reference("AccountExport"), FILE_NAME),
    ...NO_PARAMETERS,
    ...NO_ACCOUNT,
    ...INTERNAL,
  },
};

/** The addresses of the caller's account. */
export const ACCOUNT_PATHS = {
  "/api/account": ACCOUNT,
  "/api/account/claim": { post: CLAIM },
  "/api/account/sign-in": { post: SIGN_IN },
  "/api/account/sign-out": { post: SIGN_OUT },
  "/api/account/recover": { post: RECOVER },
  "/api/account/recovery-key": { post: RECOVERY_KEY },
  "/api/account/password": { post: PASSWORD },
  "/api/account/export": { get: EXPORT },
};
