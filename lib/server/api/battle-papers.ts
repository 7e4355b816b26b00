import { z } from "zod";
import { plainFitted } from "@/lib/sheets/reference/reference-parts";
import type { SeatName } from "../../model/by-seat";
import type { SchemaName } from "../../model/schemas";
import { planText } from "../../sheets/plan/plan-text";
import { planOf, referenceOf } from "../battles/battle-papers";
import type { Loaded } from "../battles/loaded";
import { knowledgeFor } from "../known-lists";
import { type Address, asked, endpoint, type Refusals } from "./endpoint";
import { refuse } from "./refusals";
import { asText, NEVER_KEPT, ok, type Reply } from "./reply";
import { BATTLE, ONLOOKER } from "./who";

const FORM = asked(
  {
    format: z.enum(["json", "text"]).default("json").describe("As data, or as plain text."),
    for: z.enum(["own", "public"]).default("own").describe("`public`: without any secret, even for a player."),
  },
  { "not-one-of": "" },
);

type Made = { readonly data: object; readonly text: () => string };

type Paper = {
  readonly id: string;
  readonly summary: string;
  readonly description: string;
  readonly says: string;
  readonly shape: SchemaName;
  readonly refusals?: Refusals;
  /** For a seat, or (null) as everybody may see it. */
  readonly make: (loaded: Loaded, seat: SeatName | null) => Made | Reply | Promise<Made | Reply>;
};

/** A battle's paper, as data or as text. */
const paper = ({ says, shape, make, ...told }: Paper): Address["methods"] => ({
  GET: endpoint({
    ...told,
    who: ONLOOKER,
    query: FORM,
    answers: { 200: { says, shape, text: true } },
    answer: async ({ query }, { loaded, seat }) => {
      const made = await make(loaded, query.for === "public" ? null : seat);
      if ("status" in made) return made;
      return query.format === "text" ? asText(made.text()) : ok(made.data, NEVER_KEPT);
    },
  }),
});

const PLAN: Address = {
  path: "/api/battles/{id}/plan",
  params: BATTLE,
  methods: paper({
    id: "battlePlan",
    summary: "The plan of the battlefield for a real table: terrain, deployment, commands, orders.",
    description:
      "There is a plan from the step flank on. Your own shows your secrets, and `secret` says so. Without a seat, or with `for=public`, it is the plan that everybody may see.",
    says: "The plan.",
    shape: "BattlePlan",
    refusals: { "nothing-to-lay": "nothing is on the table yet" },
    make: async (loaded, seat) => {
      const plan = await planOf(loaded, seat);
      return plan ? { data: plan, text: () => planText(plan) } : refuse("nothing-to-lay", {});
    },
  }),
};

const QUICK_REFERENCE: Address = {
  path: "/api/battles/{id}/quick-reference",
  params: BATTLE,
  methods: paper({
    id: "battleQuickReference",
    summary: "The rows of the quick reference that either army of a battle can use, and what was left out with the reason.",
    description:
      "Your own uses your whole army and what you have seen of the other. It marks the rows that only the opponent can use, and those that both can. Without a seat, or with `for=public`, it uses what everybody may see. Hidden parts of an army could be anything: `notKnown` lists them. Cell keys and `marks` are as in the whole quick reference.",
    says: "The rows that are left.",
    shape: "BattleReference",
    make: async (loaded, seat) => {
      const data = plainFitted(referenceOf(loaded, seat, await knowledgeFor(seat && loaded.battle.seats[seat].force?.army)));
      return { data, text: () => data.text };
    },
  }),
};

/** A battle's papers for a real table. */
export const BATTLE_PAPERS = { PLAN, QUICK_REFERENCE };
