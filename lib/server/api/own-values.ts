import type { OwnValues } from "../../model/quick-reference";
import { LIMITS } from "../limits";
import { asOwnValue, ownValueCells } from "../quick-reference";
import { running } from "../running";
import { type Address, type Call, endpoint } from "./endpoint";
import { refuse } from "./refusals";
import { asOwn, bytesOf, DONE, ok, type Reply } from "./reply";
import { STORES, storing, WRITES } from "./storing";
import { CALLER, SAVER, saverOf, userOr } from "./who";

const keyOf = ({ params }: Call): string => String(params.key);

/** Why this cell takes no own value; null if it does. */
function refusedCell(key: string): Reply | null {
  switch (ownValueCells().get(key)) {
    case undefined:
      return refuse("unknown-cell", {});
    case false:
      return refuse("cell-of-the-rulebook", {});
    default:
      return null;
  }
}

const valuesOf = async (owner: string | undefined): Promise<OwnValues> => ({
  values: owner === undefined ? [] : (await running().ownValues.allOf(owner)).map(asOwnValue),
});

const MINE: Address = {
  path: "/api/own-values",
  methods: {
    GET: endpoint({
      id: "ownValues",
      summary: "Your own values in the quick reference, by the keys of their cells.",
      who: CALLER,
      answers: { 200: { says: "Your values. Empty without a session.", shape: "OwnValues" } },
      answer: async (_, user) => ok(await valuesOf(user?.id)),
    }),
  },
};

const ONE: Address = {
  path: "/api/own-values/{key}",
  params: { key: "The cell: `section.table.row.column`, each by its id in the quick reference." },
  methods: {
    PUT: endpoint({
      id: "putOwnValue",
      summary: "Writes your own value into a cell of the quick reference.",
      description:
        "It replaces your last value there, and only you see it. A cell can have one if it is blank, or if its row is not from the rulebook.",
      who: SAVER,
      rate: "saves",
      body: { shape: "TypedOwnValue", most: LIMITS.ownValue },
      answers: { 200: { says: "Your value as it is stored.", shape: "OwnValue" } },
      refusals: {
        "unknown-cell": "the quick reference has no such cell",
        "cell-of-the-rulebook": "the rulebook gives this value",
        "too-many-own-values": `the account has its maximum of ${LIMITS.ownValues}`,
        ...STORES,
      },
      answer: async (call) => {
        const key = keyOf(call);
        const refused = refusedCell(key);
        if (refused) return refused;
        const typed = call.document();
        if (!typed.ok) return typed.reply;
        return storing(call.address, { bytes: bytesOf(typed.value) }, async () => {
          const saver = await saverOf(call);
          if ("status" in saver) return saver;
          const row = { key, value: typed.value.value, changedAt: new Date() };
          const isKept = await running().ownValues.put({ ...row, userId: saver.user.id, most: LIMITS.ownValues });
          return asOwn(isKept ? ok(asOwnValue(row)) : refuse("too-many-own-values", { most: LIMITS.ownValues }), saver.cookies);
        });
      },
    }),
    DELETE: endpoint({
      id: "takeBackOwnValue",
      summary: "Removes your own value.",
      description: "The cell shows the printed value again. If you have no value there, nothing happens.",
      who: userOr(() => DONE),
      rate: "saves",
      answers: { 204: { says: "You have no own value there." } },
      refusals: WRITES,
      answer: async (call, user) => {
        await running().ownValues.remove(user.id, keyOf(call));
        return DONE;
      },
    }),
  },
};

/** Players' own values in the quick reference. */
export const OWN_VALUES = { MINE, ONE };
