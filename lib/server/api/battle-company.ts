import { MOST_TICKS } from "../../model/company";
import { companyOf, nameSeat, tick } from "../battles/company";
import { LIMITS } from "../limits";
import { secondsToWait } from "../rate-limit";
import { type Address, endpoint } from "./endpoint";
import { refuse, retryAfter } from "./refusals";
import { bytesOf, ok } from "./reply";
import { STORES_LITTLE, storing } from "./storing";
import { BATTLE, battleOf, HOLDER } from "./who";

const COMPANY: Address = {
  path: "/api/battles/{id}/company",
  params: BATTLE,
  methods: {
    GET: endpoint({
      id: "battleCompany",
      summary: "What the two players know of each other: their names, who is here, and what they have ticked on the day.",
      description:
        "For the players only: no spectator, record or paper of a spectator has it. Your stream sends the same as an event named `company`, without an `id`, whenever it changes. A player is here while one of their streams is open, and for five seconds after; presence is not stored. What is ticked of unit groups that march or hide is shown to their own player only, until the order is revealed.",
      who: HOLDER,
      answers: { 200: { says: "The company, as your seat may see it.", shape: "Company" } },
      answer: async (_, { loaded, seat }) => ok(await companyOf(loaded, seat)),
    }),
  },
};

const NAME: Address = {
  path: "/api/battles/{id}/name",
  params: BATTLE,
  methods: {
    PUT: endpoint({
      id: "nameSeat",
      summary: "Says what you are called in this battle.",
      description:
        "Only the players of the battle read it. It is one line of at most 40 characters; invisible characters and direction marks are removed. Two players at one seat have one name.",
      who: HOLDER,
      rate: "saves",
      body: { shape: "Player", most: LIMITS.ownValue },
      answers: { 200: { says: "The company with the name.", shape: "Company" } },
      refusals: STORES_LITTLE,
      answer: async (call, { loaded, seat }) => {
        const said = call.document();
        if (!said.ok) return said.reply;
        return storing(call.address, { rows: 1, bytes: bytesOf(said.value) }, async () => {
          await nameSeat(loaded, seat, said.value.name);
          return ok(await companyOf(loaded, seat));
        });
      },
    }),
  },
};

const TICKS: Address = {
  path: "/api/battles/{id}/ticks",
  params: BATTLE,
  methods: {
    PUT: endpoint({
      id: "putTicks",
      summary: "Adds what your seat has ticked on the day, for both players to see.",
      description: `Each seat may tick both armies. Of each thing the last word counts, by \`at\` (never later than our clock); the last word of the other seat is kept beside it. They may be sent again, late and in any order: the result is the same. Ticks about what your seat cannot know are left out, and so are those beyond ${MOST_TICKS} things. Keys: \`unit:a:7\` (wounds), \`gone:a:7\`, \`camp:a\`, \`killed:a:0\` and \`hurt:a:0\` (commanders), \`here:a:march-1\`, \`kind:a:0\` and \`lost:a:0\` (groups nobody has seen), \`test:...\` (a kill-a-base test that was made).`,
      who: HOLDER,
      body: { shape: "SentTicks", most: LIMITS.command },
      answers: { 200: { says: "The company with the ticks.", shape: "Company" } },
      refusals: { "not-fought": "", "too-many-commands": "from this seat", ...STORES_LITTLE },
      answer: async (call, { loaded, seat }) => {
        const seconds = await secondsToWait("commands", `${battleOf(call)}|${seat}`);
        if (seconds > 0) return refuse("too-many-commands", { seconds }, retryAfter(seconds));
        const sent = call.document();
        if (!sent.ok) return sent.reply;
        const { ticks } = sent.value;
        return storing(call.address, { rows: ticks.length, bytes: bytesOf(sent.value) }, async () =>
          (await tick(loaded, seat, ticks)) ? ok(await companyOf(loaded, seat)) : refuse("not-fought", {}),
        );
      },
    }),
  },
};

/** What the players of a battle tell each other beside it. */
export const BATTLE_COMPANY = { COMPANY, NAME, TICKS };
