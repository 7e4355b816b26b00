import { expect, test } from "vitest";
import { FRONT_DOOR, HEALTH, REFUSALS, severalFaults } from "./refusals";

test.each([
  [REFUSALS["unknown-parameter"]({ name: "page", known: [] }), "page is not a parameter of this address. It takes none."],
  [
    REFUSALS["unknown-parameter"]({ name: "page", known: ["limit", "before"] }),
    "page is not a parameter of this address. It takes limit and before.",
  ],
  [REFUSALS["malformed-json"]({ where: { line: 3, column: 1 } }), "The body is not JSON: see line 3, column 1."],
  [
    REFUSALS["army-changed"]({ sent: 1, stored: 2 }),
    'This army has changed. You edited revision 1, and revision 2 is stored now (see details). Merge the two and send the result with If-Match: "2".',
  ],
  [
    REFUSALS["too-many-armies"]({ most: 1000, anonymous: false }),
    "You have 1000 armies, the most that an account can keep. Delete one, then try again.",
  ],
  [
    REFUSALS["too-many-armies"]({ most: 250, anonymous: true }),
    "You have 250 armies, the most that an account without an email address can keep. Delete one, then try again. An account with an email address keeps more: create one on the account page, or with POST /api/account/claim.",
  ],
  [
    REFUSALS["other-account"]({ wanted: "anna@example.org", signedIn: "ben@example.org" }),
    "You began this army as anna@example.org, and you are signed in as ben@example.org now. Sign in as anna@example.org and it is saved there. Or save it as a new army of ben@example.org.",
  ],
  [
    REFUSALS["other-account"]({ wanted: "anna@example.org", signedIn: null }),
    "You began this army as anna@example.org, and you are signed out now. Sign in as anna@example.org and it is saved there. Or save it as a new army in this browser.",
  ],
  [
    REFUSALS["no-room-to-bring"]({ of: "sharesEver", would: 10_001, most: 10_000 }),
    "This browser’s data does not fit in the account. Together they make 10,001 shares, withdrawn ones included (maximum 10,000). You are not signed in, and nothing has changed. Make room from a browser that is signed in, or download this browser’s data and sign in without it.",
  ],
  [
    REFUSALS["too-many-tries"]({ seconds: 30, ofBrowser: true }),
    "Too many wrong passwords from this browser. Try again in 30 seconds, or use your recovery key now.",
  ],
  [
    REFUSALS["too-much-stored"]({ seconds: 121 }),
    "Your network address has stored as much as it may in one day. What is stored stays. Try again in 3 minutes.",
  ],
  [severalFaults(3000, 1000, "name is missing."), "3000 faults (1000 of them in details). The first: name is missing."],
  [severalFaults(3, 3, "name is missing."), "3 faults. The first: name is missing."],
  [FRONT_DOOR.tooManyPages.message(1), "You asked for too many pages. Try again in 1 second."],
  [HEALTH.lowDisk(120, 500), "The disk has 120 MB free. Below 500 MB only small things are stored. Make room."],
])("%s", (sentence, expected) => {
  expect(sentence).toBe(expected);
});
