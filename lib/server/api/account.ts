import type { SchemaName } from "../../model/schemas";
import type { AccountCall, AccountOutcome } from "../account-outcome";
import { LIMITS, RATES, WRONG_TRIES } from "../limits";
import { changePassword, deleteAccount, exportAccount, renewRecoveryKey, whoAmI } from "../own-account";
import { claimAccount, recoverAccount, signIn, signOut } from "../sign-in";
import { type Address, type Answer, type Documents, endpoint, type Refusals } from "./endpoint";
import { refuse, refuseFaults, retryAfter } from "./refusals";
import { NEVER_KEPT, ok, type Reply } from "./reply";
import { WRITES } from "./storing";
import { OWN } from "./who";

/** The answer to a request about an account. It is for the caller only, so no cache may keep it. */
function replyTo(outcome: AccountOutcome<unknown>, headers: Reply["headers"] = {}): Reply {
  if (outcome.ok) {
    const { value, cookies } = outcome;
    return value === null
      ? { status: 204, body: null, headers: NEVER_KEPT, cookies }
      : { ...ok(value, { ...NEVER_KEPT, ...headers }), cookies };
  }
  switch (outcome.code) {
    case "bad-document":
      return refuseFaults(outcome.code, outcome.faults);
    case "no-room-to-bring":
      return refuse(outcome.code, outcome);
    case "too-many-tries":
      return refuse(outcome.code, outcome, retryAfter(outcome.seconds));
    default:
      return refuse(outcome.code, {});
  }
}

const NO_ROOM: Refusals = {
  "no-room-to-bring":
    "this browser's data does not fit in the account, and nothing has changed; make room in it, or send `leaveBehind`: true",
};
const BEHIND =
  "With `leaveBehind` this browser's data is not brought along and cannot be reached any more. Export it first, with the cookie that you send.";
const { free, first, longest } = WRONG_TRIES;
const TRIES = `After ${free} wrong passwords or keys for one account the next try has to wait ${first} s. Each wrong try after that doubles the wait, up to ${longest} s. A browser that has signed in to the account before is counted separately, by the cookie \`condotta.browser\`. All others are counted together, and one network address has ${RATES["sign-in"].requests} wrong tries for one account in ${RATES["sign-in"].seconds} s. A correct recovery key never has to wait.`;

const CLAIMED = (says: string): Answer => ({ says: `${says} The recovery key is shown only here.`, shape: "Claimed" });
const NO_ACCOUNT: Refusals = { "no-account": "you are not signed in" };
const OF_OWNER: Refusals = {
  ...NO_ACCOUNT,
  "not-claimed": "the account is anonymous and has no password",
  "wrong-password": "",
};

type Writing<Name extends SchemaName> = {
  readonly id: string;
  readonly summary: string;
  readonly description: string;
  readonly reads: Name;
  readonly answers: Readonly<Record<number, Answer>>;
  readonly refusals: Refusals;
  readonly write: (call: AccountCall, sent: Documents[Name]) => Promise<AccountOutcome<unknown>>;
};

/** What takes a password or a recovery key. */
const writing = <Name extends SchemaName>({ description, reads, refusals, write, ...told }: Writing<Name>) =>
  endpoint({
    ...told,
    description: `${description} ${TRIES}`,
    who: OWN,
    rate: "passwords",
    body: { shape: reads, most: LIMITS.account },
    refusals: { ...refusals, ...WRITES, "too-many-requests": "from this network address", "too-many-tries": "for this account" },
    answer: async (call) => {
      const sent = call.document();
      return sent.ok ? replyTo(await write(call, sent.value)) : sent.reply;
    },
  });

const MINE: Address = {
  path: "/api/account",
  methods: {
    GET: endpoint({
      id: "whoAmI",
      summary: "Your account.",
      description: "The account is null for a visitor who has saved nothing yet. `armies` does not count the bin.",
      who: OWN,
      answers: { 200: { says: "The account, or null.", shape: "WhoAmI" } },
      answer: async (call) => replyTo(await whoAmI(call)),
    }),
    DELETE: writing({
      id: "deleteAccount",
      summary: "Deletes the account and all its data, for good.",
      description: "Send the password of a claimed account, `null` for an anonymous one. Without an account nothing happens.",
      reads: "Confirmation",
      answers: { 204: { says: "The account is deleted." } },
      refusals: { "wrong-password": "" },
      write: deleteAccount,
    }),
  },
};

const CLAIM: Address = {
  path: "/api/account/claim",
  methods: {
    POST: writing({
      id: "claimAccount",
      summary: "Gives the account an email address and a password.",
      description: `A visitor without an account gets one. The armies of an anonymous account come along. ${BEHIND} If the email address already has an account and the password is right, you are signed in to it. Capitals make no difference in an address. We never send email: only the recovery key replaces a lost password.`,
      reads: "Claim",
      answers: { 200: CLAIMED("The claimed account, signed in.") },
      refusals: {
        "email-taken": "the address has an account with another password",
        "already-claimed": "you are signed in to a claimed account",
        ...NO_ROOM,
      },
      write: claimAccount,
    }),
  },
};

const SIGN_IN: Address = {
  path: "/api/account/sign-in",
  methods: {
    POST: writing({
      id: "signIn",
      summary: "Signs in.",
      description: `The armies of this browser's anonymous account come along. ${BEHIND} At most ${LIMITS.sessions} browsers can be signed in to an account: the one not seen for longest is signed out.`,
      reads: "SignIn",
      answers: { 200: { says: "The account.", shape: "WhoAmI" } },
      refusals: { "wrong-credentials": "the same for an unknown address and a wrong password", ...NO_ROOM },
      write: signIn,
    }),
  },
};

const SIGN_OUT: Address = {
  path: "/api/account/sign-out",
  methods: {
    POST: endpoint({
      id: "signOut",
      summary: "Signs out.",
      description: "It reads no body. An anonymous account cannot be reached after you sign out: claim or export it first.",
      who: OWN,
      answers: { 204: { says: "You are signed out." } },
      refusals: WRITES,
      answer: async (call) => replyTo(await signOut(call)),
    }),
  },
};

const RECOVER: Address = {
  path: "/api/account/recover",
  methods: {
    POST: writing({
      id: "recoverAccount",
      summary: "Sets a new password with the recovery key, and signs in.",
      description: `All other sessions end. The key stops working and the answer has a new one. The armies of this browser's anonymous account come along. If there is no room for them, the key still works. ${BEHIND}`,
      reads: "Recovery",
      answers: { 200: CLAIMED("The account, signed in.") },
      refusals: { "wrong-recovery-key": "the same for an unknown address and a wrong key", ...NO_ROOM },
      write: recoverAccount,
    }),
  },
};

const RECOVERY_KEY: Address = {
  path: "/api/account/recovery-key",
  methods: {
    POST: writing({
      id: "renewRecoveryKey",
      summary: "Creates a new recovery key.",
      description: "The old key stops working.",
      reads: "Confirmation",
      answers: { 200: CLAIMED("The account.") },
      refusals: OF_OWNER,
      write: renewRecoveryKey,
    }),
  },
};

const PASSWORD: Address = {
  path: "/api/account/password",
  methods: {
    POST: writing({
      id: "changePassword",
      summary: "Changes the password.",
      description: "All other sessions end.",
      reads: "PasswordChange",
      answers: { 200: { says: "The account.", shape: "WhoAmI" } },
      refusals: OF_OWNER,
      write: changePassword,
    }),
  },
};

const FILE_NAME = 'attachment; filename="condotta-export.json"';
const AS_FILE = { "content-type": "application/json; charset=utf-8", "content-disposition": FILE_NAME };

const EXPORT: Address = {
  path: "/api/account/export",
  methods: {
    GET: endpoint({
      id: "exportAccount",
      summary: "All data of the account as a file, the bin included.",
      description:
        "It is sent row by row as it is read. If something goes wrong on the way, the connection is cut, and what you have is not valid JSON: the closing brace is the last character of a complete file.",
      who: OWN,
      answers: {
        200: {
          says: "The account with its armies, shares, own values, seats in battles, and own lists with their versions and shares.",
          shape: "AccountExport",
          headers: { "Content-Disposition": FILE_NAME },
        },
      },
      refusals: NO_ACCOUNT,
      answer: async (call) => replyTo(await exportAccount(call), AS_FILE),
    }),
  },
};

/** The caller's account. */
export const ACCOUNT = { MINE, CLAIM, SIGN_IN, SIGN_OUT, RECOVER, RECOVERY_KEY, PASSWORD, EXPORT };
