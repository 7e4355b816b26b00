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
  "`no-room-to-bring`: with what this browser keeps the account would have more than it may; nothing has changed. Make room in it, or send `leaveBehind`: true";
const BEHIND =
  "With `leaveBehind` what the browser had stays behind, and nothing leads back to it: export it first, with the cookie that you send.";
const SIZE = sizeSentence(LIMITS.account);
const { free, first, longest } = WRONG_TRIES;
const TRIES = `After ${free} wrong passwords or keys on one account the next try waits ${first} s, and each wrong one after it doubles that, up to ${longest} s. A browser that has signed in to the account before is counted by itself, by the cookie \`condotta.browser\`. All others are counted together, and one address has ${RATES["sign-in"].requests} wrong tries on one account in ${RATES["sign-in"].seconds} s. A right recovery key never waits.`;
const TOO_MANY = { "429": refusal("`too-many-requests` of this address; or `too-many-tries` on this account.", RETRY_AFTER) };

type Post = {
  readonly summary: string;
  readonly description: string;
  readonly reads: SchemaName;
  readonly answers: unknown;
  /** Beside `foreign-origin`, which any write may be refused for. */
  readonly forbidden?: string;
  readonly refusals: object;
};

const foreign = (or = "") => ({ "403": refusal(`\`foreign-origin\`: a page of another site asks.${or}`) });

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

const claimed = (description: string) => ({ "200": answer(`${description} The recovery key is told this once.`, reference("Claimed")) });
const whoAmI = (description: string) => ({ "200": answer(description, reference("WhoAmI")) });

const NO_ACCOUNT = { "401": refusal("`no-account`: nobody is signed in here.") };
const OF_OWNER = { ...NO_ACCOUNT, "409": refusal("`not-claimed`: the account is anonymous and has no password.") };
const WRONG_PASSWORD = " Or `wrong-password`.";

const ACCOUNT = {
  get: {
    operationId: "whoAmI",
    summary: "Who asks.",
    description: "The account is null for a visitor of whom nothing has been saved yet. `armies` counts those outside the bin.",
    ...OWN,
    responses: { ...whoAmI("The account, or null."), ...NO_PARAMETERS, ...INTERNAL },
  },
  delete: writing("deleteAccount", {
    summary: "Deletes the account and everything it keeps, for good.",
    description: "A claimed account asks for its password; an anonymous one has none: `null`. Where there is no account, it is so already.",
    reads: "Confirmation",
    answers: { "204": { description: "Nothing is left of it." } },
    forbidden: WRONG_PASSWORD,
    refusals: {},
  }),
};

const CLAIM = writing("claimAccount", {
  summary: "Gives the account an e-mail address and a password.",
  description: `A visitor without an account gets one. The armies of an anonymous account come along. ${BEHIND} An address that has an account already is signed in to it where the password is right. Addresses that differ only in capitals are one. No letters are sent: the recovery key is what mends a lost password.`,
  reads: "Claim",
  answers: claimed("The claimed account, signed in."),
  refusals: {
    "409": refusal(
      `\`email-taken\`: the address has an account, with another password; or \`already-claimed\`: you are signed in to a claimed account; or, where it is signed in to, ${NO_ROOM}.`,
    ),
  },
});

const SIGN_IN = writing("signIn", {
  summary: "Signs in.",
  description: `The armies of the anonymous account that the browser had come along. ${BEHIND} An account is signed in to by at most ${LIMITS.sessions} browsers: the one not seen for longest is signed out.`,
  reads: "SignIn",
  answers: whoAmI("The account."),
  refusals: {
    "401": refusal("`wrong-credentials`: alike for an unknown address and a wrong password."),
    "409": refusal(`${NO_ROOM}.`),
  },
});

const SIGN_OUT = {
  operationId: "signOut",
  summary: "Signs out.",
  description: "It reads no body. Nothing leads back to an anonymous account that is signed out of: claim or export it first.",
  ...OWN,
  responses: { "204": { description: "Nobody is signed in." }, ...NO_PARAMETERS, ...foreign(), ...INTERNAL },
};

const RECOVER = writing("recoverAccount", {
  summary: "Sets a new password by the recovery key, and signs in.",
  description: `All older sessions end, the key is spent and a new one told. The armies of the anonymous account that the browser had come along. ${BEHIND}`,
  reads: "Recovery",
  answers: claimed("The account, signed in."),
  refusals: {
    "401": refusal("`wrong-recovery-key`: alike for an unknown address and a wrong key."),
    "409": refusal(`${NO_ROOM}; the key still works.`),
  },
});

const RECOVERY_KEY = writing("renewRecoveryKey", {
  summary: "Makes a new recovery key.",
  description: "The old one no longer works.",
  reads: "Confirmation",
  answers: claimed("The account."),
  forbidden: WRONG_PASSWORD,
  refusals: OF_OWNER,
});

const PASSWORD = writing("changePassword", {
  summary: "Sets another password.",
  description: "All other sessions end.",
  reads: "PasswordChange",
  answers: whoAmI("The account."),
  forbidden: WRONG_PASSWORD,
  refusals: OF_OWNER,
});

const FILE_NAME = { "Content-Disposition": { description: 'attachment; filename="condotta-export.json"', schema: { type: "string" } } };

const EXPORT = {
  operationId: "exportAccount",
  summary: "Everything that is kept of the account, the bin included, as a file.",
  description:
    "It is sent while it is read, row by row. Where something goes wrong on the way, the connection is cut off instead of ended, and what has come is no JSON: the brace that closes the document is its last character.",
  ...OWN,
  responses: {
    "200": answer("The account, its armies, its shares, its own values, and its seats in battles.", reference("AccountExport"), FILE_NAME),
    ...NO_PARAMETERS,
    ...NO_ACCOUNT,
    ...INTERNAL,
  },
};

/** The addresses of the caller's own account. */
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
