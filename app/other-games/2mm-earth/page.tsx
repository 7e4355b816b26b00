import type { Metadata } from "next";
import type { Query } from "@/app/_components/odds/odds-address";
import type { EarthTables } from "@/lib/model/other-games/earth-tables";
import { EARTH_DEEDS } from "@/lib/model/other-games/earth-terms";
import { meanOf } from "@/lib/rules/other-games/chances";
import { EARTH_QUESTIONS as ASKED } from "@/lib/server/other-games";
import { running } from "@/lib/server/running";
import { meanWords, shareWords } from "@/lib/words/other-games/common";
import { EARTH } from "@/lib/words/other-games/earth";
import type { Values } from "../_components/asked-values";
import { type Drawn, GamePage } from "../_components/game-page";
import { countOf, readAsked, whichOf } from "../asked";
import {
  type Asks,
  CausesFields,
  FormationFields,
  holdsFire,
  MeetingFields,
  MessengerFields,
  MoveFields,
  OrderFields,
  PanicFields,
  PlayFields,
  ShotFields,
} from "./fields";
import { BoundsAnswer, leaves, MeleeAnswer, ShootingAnswer } from "./fights";
import { CausesAnswer, MessengerAnswer, MoveAnswer, OrderAnswer, PanicAnswer, PlayAnswer } from "./tests-and-orders";
import "../../odds/odds.css";
import "../other-games.css";

export const metadata: Metadata = { title: EARTH.page.title };

const QUESTIONS = ["shooting", "melee", "bounds", "panic", "causes", "order", "messenger", "move", "order-of-play"] as const;
const SIDES = ["own", "other"] as const;

/** The archers of the text, four ranks deep, against a smaller block of foot. */
const BOTH: Values = {
  ...{
    "own.front": "5",
    "own.bases": "20",
    "own.ranged": "2",
    "own.resilience.melee": "3",
    "own.resilience.ranged": "4",
    "own.missile": "1",
  },
  ...{ "other.front": "4", "other.bases": "12", "other.melee": "3", "other.ranged": "1", "other.resilience.ranged": "3" },
};
const shotOf = (name: string): Values => ({ [`${name}.distance`]: "150", [`${name}.range`]: "250" });
const SHOT: Values = { ...BOTH, ...shotOf("shot"), "shot.mode": "ordnance" };
const TESTED: Values = { "resilience.melee": "4", "resilience.ranged": "3" };
const CAUSES: Values = { ...TESTED, atStart: "12", killed: "4", frontKilled: "1", situation: "contact" };
const LEGS: Values = { age: "ancient", "legs.0.metres": "400", "legs.1.metres": "150", "legs.1.slow": "1" };
const UNITS: Values = Object.assign(
  {},
  ...EARTH.samples.map((name, at) => ({ [`units.${at}.name`]: name, [`units.${at}.initiative`]: String(2 + at) })),
);

const leftOut = (values: Values, isOut: (name: string) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !isOut(name)));

/** Only the shots of a fight of shooting, by those who shoot; nobody flees as it begins. */
function settleBounds(values: Values): Values {
  const isMelee = values.mode !== "shooting";
  const shooters = SIDES.filter((side) => !isMelee && values[holdsFire(side)] !== "1");
  const shots = Object.assign({}, ...shooters.map((side) => shotOf(`${side}Shot`))) as Values;
  const silent = SIDES.filter((side) => !shooters.includes(side)).map((side) => `${side}Shot.`);
  return { ...shots, ...leftOut(values, (name) => name.endsWith(".state") || silent.some((shot) => name.startsWith(shot))) };
}

const SHOOTER: Asks = { arming: "ranged", resilience: null, ticks: ["skirmisher"] };
const TARGET: Asks = { arming: null, resilience: "ranged", state: true, ticks: [] };
const FIGHTER: Asks = { arming: "melee", resilience: "melee", initiative: true, state: true, ticks: ["mounted", "missile"] };

function shooting(query: Query, tables: EarthTables): Drawn {
  const page = readAsked(query, ASKED.shooting, { sample: SHOT });
  const { answer, filled } = page;
  const fields = (
    <>
      <FormationFields side="own" filled={filled} asks={SHOOTER} />
      <ShotFields name="shot" />
      <FormationFields side="other" filled={filled} asks={TARGET} />
    </>
  );
  if (!answer) return { page, fields, answer, spoken: "" };
  const spoken = answer.allowed
    ? EARTH.spokenShot(meanWords(meanOf(answer.hits)), shareWords(Math.max(0, 1 - (answer.killed[0] ?? 0))))
    : EARTH.spokenNoShot;
  return { page, fields, answer: <ShootingAnswer {...{ answer, tables }} />, spoken };
}

function melee(query: Query, tables: EarthTables): Drawn {
  const page = readAsked(query, ASKED.melee, { sample: BOTH });
  const { answer, filled } = page;
  const fields = SIDES.map((side) => <FormationFields key={side} side={side} filled={filled} asks={FIGHTER} />);
  if (!answer) return { page, fields, answer, spoken: "" };
  const spoken = EARTH.spokenMelee(meanWords(meanOf(answer.own.hits)), meanWords(meanOf(answer.other.hits)));
  return { page, fields, answer: <MeleeAnswer {...{ answer, tables }} />, spoken };
}

function bounds(query: Query): Drawn {
  const page = readAsked(query, ASKED.bounds, { sample: { ...BOTH, mode: "melee" }, settle: settleBounds });
  const { answer, filled } = page;
  const isMelee = filled.mode !== "shooting";
  const kind = isMelee ? "melee" : "ranged";
  const asks: Asks = {
    ...{ arming: kind, resilience: kind, initiative: true, leadership: true },
    ticks: isMelee ? ["mounted", "missile"] : ["skirmisher"],
  };
  const fields = (
    <>
      <MeetingFields />
      {SIDES.map((side) => (
        <FormationFields key={side} side={side} filled={filled} asks={asks} />
      ))}
      {!isMelee && SIDES.map((side) => <ShotFields key={side} name={`${side}Shot`} side={side} />)}
    </>
  );
  const last = answer?.bounds.at(-1);
  if (!answer || !last) return { page, fields, answer: null, spoken: "" };
  const spoken = EARTH.spokenBounds(leaves(last, "own"), leaves(last, "other"), last.goesOn);
  return { page, fields, answer: <BoundsAnswer answer={answer} />, spoken };
}

function panic(query: Query, tables: EarthTables): Drawn {
  const page = readAsked(query, ASKED.panic, { sample: TESTED });
  const { answer } = page;
  const fields = <PanicFields />;
  if (!answer) return { page, fields, answer, spoken: "" };
  return { page, fields, answer: <PanicAnswer {...{ answer, tables }} />, spoken: EARTH.spokenPanic(answer.fine, answer.rout) };
}

/** Those who rout already have nothing to be tested for, and random troops are rash or reluctant. */
const settleCauses = (values: Values): Values =>
  leftOut(values, (name) => (name === "state" && values.state === "routing") || (name === "temper" && values.temper === "random"));

function causes(query: Query): Drawn {
  const page = readAsked(query, ASKED.causes, { sample: CAUSES, settle: settleCauses });
  const { answer, filled } = page;
  const fields = <CausesFields filled={filled} />;
  if (!answer) return { page, fields, answer, spoken: "" };
  return { page, fields, answer: <CausesAnswer answer={answer} />, spoken: EARTH.spokenPanic(answer.fine, answer.rout) };
}

function order(query: Query, tables: EarthTables): Drawn {
  const page = readAsked(query, ASKED.order, { sample: { temper: "rash", order: "hold" } });
  const { answer, filled } = page;
  const fields = <OrderFields filled={filled} />;
  if (!answer) return { page, fields, answer, spoken: "" };
  const deeds = EARTH_DEEDS.flatMap((deed) => (answer[deed] > 0 ? `${EARTH.deeds[deed]} ${shareWords(answer[deed])}` : []));
  return { page, fields, answer: <OrderAnswer {...{ answer, tables }} />, spoken: EARTH.spokenOrder(deeds) };
}

function messenger(query: Query): Drawn {
  const page = readAsked(query, ASKED.messenger, { sample: LEGS });
  const { answer } = page;
  const fields = <MessengerFields count={countOf(page, "legs")} />;
  if (!answer) return { page, fields, answer, spoken: "" };
  return { page, fields, answer: <MessengerAnswer answer={answer} />, spoken: EARTH.spokenWay(answer.bounds) };
}

function move(query: Query): Drawn {
  const page = readAsked(query, ASKED.move, { sample: { type: "infantry", metres: "400" } });
  const { answer } = page;
  const fields = <MoveFields />;
  if (!answer) return { page, fields, answer, spoken: "" };
  const spoken = answer.bounds === null ? EARTH.cannotTravel : EARTH.spokenWay(answer.bounds);
  return { page, fields, answer: <MoveAnswer answer={answer} />, spoken };
}

function orderOfPlay(query: Query): Drawn {
  const page = readAsked(query, ASKED.orderOfPlay, { sample: UNITS });
  const { answer } = page;
  const fields = <PlayFields count={countOf(page, "units")} />;
  if (!answer) return { page, fields, answer, spoken: "" };
  return { page, fields, answer: <PlayAnswer answer={answer} />, spoken: EARTH.spokenPlay(answer.asked.units.length) };
}

/** Each question of an address, with its fields and its answer. */
const DRAWN = { shooting, melee, bounds, panic, causes, order, messenger, move, "order-of-play": orderOfPlay } as const;

/** Battle for 2mm Earth: the whole question is in the address. */
export default async function EarthPage({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams;
  const ask = whichOf(query, QUESTIONS);
  const drawn = DRAWN[ask](query, running().knowledge.catalog.otherGames.earth);
  return <GamePage path="/other-games/2mm-earth" words={EARTH} ask={ask} drawn={drawn} />;
}
