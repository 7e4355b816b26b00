import { BATTLE, FROZEN_FORCE } from "./battle-fixtures";
import { keptTournament } from "./tournament-fixtures";

const ACCOUNT = { anonymous: false, email: "wallhausen@example.org", since: "2026-10-05T19:30:00.123Z", armies: 1 };
const ANONYMOUS = { anonymous: true, email: null, since: "2026-10-05T19:30:00Z", armies: 0 };
const RECOVERY_KEY = "mfrg-gzdf-mztw-q2lk-nnwg-23tp-oa7x-vw4c";
const ADDRESS = { email: "wallhausen@example.org", password: "kriegskunst zu fuss" };

const KEPT = {
  id: "mfrggzdfmztwq2lknnwg23tpoa",
  revision: 7,
  place: "archive",
  createdAt: "2026-10-01T08:00:00.000Z",
  changedAt: "2026-10-05T19:30:00.123Z",
};

const SHARED = {
  share: "mfrggzdfmztwq2lknnwg23tpoa",
  url: "https://condotta.example/a/mfrggzdfmztwq2lknnwg23tpoa",
  sharedAt: "2026-10-05T20:00:00.000Z",
};

const OWN_VALUE = { key: "dice-and-claims.dice.red.faces", value: "S W W s – –", changedAt: "2026-10-05T21:00:00.000Z" };

export const OWN_LIST_ID = `own-${"a".repeat(26)}`;
const KEPT_LIST = { ...KEPT, id: OWN_LIST_ID, place: "bin" };
const SHARED_LIST = { share: "b".repeat(26), url: `https://condotta.example/l/${"b".repeat(26)}` };
type OwnListFixtures = { readonly draft: unknown; readonly list: Readonly<Record<string, unknown>> & { readonly version: string } };

/** A document of every shape that is about an account or what it keeps; `army` is what is stored, `list` a player's own. */
export function accountFixtures(army: unknown, list: OwnListFixtures) {
  const storedArmy = { ...KEPT, army };
  return {
    StoredArmy: storedArmy,
    ArmySummary: { ...KEPT, name: "Corbie, 1636", list: "spanish-flanders-1568-1648", year: 1636, pointsLimit: 10_000 },
    ArmyMove: { place: "archive" },
    ArmyTags: { tags: ["Club night", "1605"] },
    Account: ACCOUNT,
    WhoAmI: { account: ACCOUNT },
    Claim: { ...ADDRESS, leaveBehind: false },
    Claimed: { account: ACCOUNT, recoveryKey: RECOVERY_KEY },
    SignIn: { ...ADDRESS, leaveBehind: true },
    Recovery: { ...ADDRESS, recoveryKey: RECOVERY_KEY, leaveBehind: false },
    PasswordChange: { password: "kriegskunst zu fuss", newPassword: "kriegskunst zu pferd" },
    Confirmation: { password: "kriegskunst zu fuss" },
    ListDraft: list.draft,
    StoredList: {
      ...{ ...KEPT_LIST, list: list.draft, version: null },
      faults: [{ at: "lines[0].bases", code: "min-above-max", message: "lines[0].bases has a minimum (9) above its maximum (6)." }],
    },
    OwnListSummary: { ...KEPT_LIST, name: "My Swedes" },
    ListMove: { place: "desk" },
    ListShare: SHARED_LIST,
    SharedList: { ...SHARED_LIST, list: list.list },
    ListShareSummary: { ...SHARED_LIST, list: OWN_LIST_ID, name: "My Swedes", sharedAt: "2026-10-06T07:00:00.000Z" },
    OwnValue: OWN_VALUE,
    OwnValues: { values: [OWN_VALUE] },
    TypedOwnValue: { value: OWN_VALUE.value },
    AccountExport: {
      schema: "condotta.export/1",
      exportedAt: "2026-10-06T07:00:00.000Z",
      account: ACCOUNT,
      armies: [{ ...storedArmy, tags: ["Club night"] }],
      shares: [
        { ...SHARED, army },
        { ...SHARED, army: null },
      ],
      ownValues: [OWN_VALUE],
      events: [keptTournament(army)],
      battles: [
        { battle: BATTLE, seat: "a", takenAt: "2026-10-05T19:30:00.000Z", force: FROZEN_FORCE },
        { battle: BATTLE, seat: "b", takenAt: "2026-10-05T19:40:00.000Z", force: null },
      ],
      lists: [{ ...KEPT_LIST, list: list.draft }],
      listVersions: [{ list: OWN_LIST_ID, version: list.list.version, storedAt: "2026-10-06T07:00:00.000Z", document: list.list }],
      listShares: [
        { ...SHARED_LIST, sharedAt: "2026-10-06T07:00:00.000Z", document: list.list },
        { ...SHARED_LIST, sharedAt: "2026-10-06T07:00:00.000Z", document: null },
      ],
    },
  };
}

/** The same shapes for accounts without an email address. */
export const ANONYMOUS_FIXTURES = [
  ["Account", "anonymous", ANONYMOUS],
  ["WhoAmI", "anonymous", { account: ANONYMOUS }],
  ["WhoAmI", "nobody", { account: null }],
  ["Confirmation", "anonymous", { password: null }],
] as const;
