import { counted, grouped } from "./phrasing";
import { say, slot } from "./sentence";

const NEW_PASSWORD = { label: "New password", hint: "At least 8 characters." } as const;
const DELETES =
  "This deletes all your armies (also those in the archive and those deleted lately), the lists that you wrote, your own values in the quick reference, and changes in this browser that are not saved yet. Your shares are withdrawn. Your opponents keep the battles you played with them. Players with an army from a list of yours keep that list. Events you played in keep your results without your name. Events that you organise are deleted if nobody else plays in them.";
const NO_UNDO = "You cannot undo this.";

/** The account page: an account created, signed in to, recovered, downloaded and deleted. */
export const ACCOUNT = {
  title: "Account",
  email: "Email",
  password: "Password",
  newPassword: NEW_PASSWORD,
  download: "Download my data",

  visitor: (armies: number) =>
    armies === 0
      ? "No armies are saved in this browser. If you have an account, sign in to open its armies. If not, create one at any time."
      : `This browser has ${counted(armies, "army", "armies")}. Create an account to open ${armies === 1 ? "it" : "them"} on other devices.`,
  signedIn: "Your armies open on every device on which you sign in. If you have lost your recovery key, create a new one here.",
  since: "Since",
  armies: "Armies",
  events: "Events",
  /** Of armies, or of events. */
  count: (count: number) => grouped(count),

  create: {
    title: "Create an account",
    emailHint: "Used only to sign in; we never email you.",
    passwordHint: NEW_PASSWORD.hint,
    button: "Create account",
    busy: "Creating…",
  },

  signIn: {
    title: "Sign in",
    button: "Sign in",
    busy: "Signing in…",
    done: "Signed in.",
    ended: "You were signed out. Sign in to see your armies.",
  },
  signOut: { button: "Sign out", done: "Signed out. Sign in to open your armies." },

  recover: {
    title: "Forgot your password?",
    form: "Set a new password",
    recoveryKey: "Recovery key",
    recoveryKeyHint: "32 letters and digits. Spaces and hyphens do not matter.",
    button: "Set new password",
    busy: "Setting…",
    effect: "This signs you out on all other devices.",
    done: "Your password is changed, and your other devices are signed out. The old recovery key no longer works. Here is your new one.",
  },

  /** What this browser has does not fit in the account. */
  leaveBehind: {
    download: "Download this browser’s data",
    confirm:
      "Continue without this browser’s data. You then cannot open it here any more. You can import the downloaded file when your account has room.",
  },

  changePassword: {
    title: "Change password",
    current: "Current password",
    button: "Change password",
    busy: "Changing…",
    done: "Password changed. Sign in again on your other devices.",
  },

  newRecoveryKey: {
    title: "New recovery key",
    effect: "We show you a new key. Your old key stops working.",
    button: "Create new key",
    busy: "Creating…",
  },

  recoverySheet: {
    once: "Shown only once",
    site: "Condotta",
    title: "Your recovery key",
    why: say`If you forget the password of ${slot("email", "your account")}, this key is the only way back in. We cannot email a reset link.`,
    keep: "Copy it, print it or write it down.",
    onPaper: (site: string) =>
      `If you forget your password, open ${site}/account and choose “Forgot your password?”. Enter your email and this key. The key works once; you then get a new one.`,
    saved: "I have saved it",
    after: "We cannot show this key again. While you are signed in you can create a new one on the account page.",
    unsaved: "You have not copied or printed your recovery key. Leave without it? You can create a new one on the account page.",
    done: (email: string) => `Signed in as ${email}.`,
  },

  delete: {
    title: "Delete account",
    /** Of a visitor without a password. */
    titleOfVisitor: "Delete my data",
    effect: `${DELETES} We also delete your email, password and recovery key. ${NO_UNDO}`,
    effectOfVisitor: `${DELETES} ${NO_UNDO}`,
    /** Links to hand them over follow. */
    organises: (count: number) =>
      `You organise ${counted(count, "event")} in which others play. ${count === 1 ? "It goes" : "They go"} on without an organiser, unless you first hand ${count === 1 ? "it" : "them"} over:`,
    handOver: (event: string) => `Hand over ${event}`,
    button: "Delete account",
    buttonOfVisitor: "Delete everything",
    busy: "Deleting…",
    confirm: "Yes, delete everything",
    done: "Your account and your data are deleted.",
  },

  shares: {
    title: "Your shares",
    none: "You share no armies.",
    about: (shows: string, from: string, url: string) =>
      say`${shows}${from === "" ? "" : ` · ${from}`} · shared ${slot("moment", "")} · ${slot("url", url)}`,
    stillShared: (army: string, message: string) => `${army} is still shared. ${message}`,
  },

  /** Every line is true of the code: change them together. */
  privacy: {
    title: "Privacy",
    lines: (binDays: number) => [
      "We store your armies, the lists that you write, battles and shares, the name you give in a battle, the losses you tick off during a battle, and the values you enter in the quick reference. If you create an account we also store your email, and your password and recovery key in a form that nobody can read.",
      "For an event we store the name and club you enter, the army you hand in, and the results, with who entered and confirmed them. Anyone with the event’s link can see the names, clubs and results. They see the armies once the deadline has passed, or earlier where the organiser chose so.",
      "Anyone with the link can see a shared army and the names in it, but not who shared it. After you withdraw a share we keep only its address, to say that it was withdrawn.",
      "One cookie lets this browser open your armies. It is set when you first save, share or sign in. A second, set when you sign in, tells us that this browser has signed in before. No tracking.",
      "We do not store the name of your browser or your network address. To stop abuse, the server counts requests under a scrambled form of your address, and forgets that form within a day. Nothing here is loaded from another server or sent to one.",
      `Deleted armies and lists are removed after ${counted(binDays, "day")}. Deleting your account removes your data at once and withdraws your shares. Your opponents keep your battles. Events keep your results, without your name and your army. A list that you wrote stays with the players who have an army from it, without your name. Old backups stay until the person who runs this server deletes them.`,
      "All of this is stored on this server, by the person who runs it.",
      "“Download my data” has your armies, lists, shares, values and battles. Of an event it has its terms and the army you handed in; of one that you organise, also every round with its results.",
    ],
  },
} as const;
