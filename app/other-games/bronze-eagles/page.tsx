import type { Metadata } from "next";
import type { Query } from "@/app/_components/odds/odds-address";
import type { EagleTables } from "@/lib/model/other-games/bronze-eagles";
import { BRONZE_EAGLES_QUESTIONS as ASKED } from "@/lib/server/other-games";
import { running } from "@/lib/server/running";
import { BRONZE_EAGLES } from "@/lib/words/other-games/bronze-eagles";
import { meanWords, shareWords } from "@/lib/words/other-games/common";
import type { Values } from "../_components/asked-values";
import { type Drawn, GamePage } from "../_components/game-page";
import { readAsked, whichOf } from "../asked";
import { ArmyAnswer } from "./army";
import { ArmyFields, FightFields } from "./fields";
import { beaten, FightAnswer } from "./fight";
import { BreakTestAnswer, BreakTestFields, PursuitAnswer, PursuitFields, ShootingAnswer, ShootingFields } from "./tests-and-shots";
import "../../odds/odds.css";
import "../other-games.css";
import "./bronze-eagles.css";

export const metadata: Metadata = { title: BRONZE_EAGLES.page.title };

const QUESTIONS = ["army", "fight", "break-test", "pursuit", "shooting"] as const;

const KINDS = ["trained-close", "trained-close", "trained-open", "trained-open", "levy", "cavalry"];
const ARMY: Values = Object.assign(
  { people: "roman", seed: BRONZE_EAGLES.army.sampleSeed, openingReroll: "0" },
  ...KINDS.map((kind, at) => ({ [`commands.${at}.kind`]: kind, [`rerolls.${at}`]: "0" })),
  ...BRONZE_EAGLES.army.samples.map((name, at) => ({ [`commands.${at}.name`]: name })),
);
const FIGHT: Values = { "own.troop": "trained-close", "own.charges": "1", "other.troop": "warband" };
const TEST: Values = { rating: "7", casualties: "2" };
const PURSUIT: Values = { runner: "cavalry", pursuer: "trained-close", how: "break-off" };
const SHOOTING: Values = { weapon: "bow" };

/** A seed that nobody has used. */
const freshSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, "0")).join("");

function army(query: Query, tables: EagleTables): Drawn {
  const page = readAsked(query, ASKED.army, { sample: ARMY });
  const { answer } = page;
  return {
    page,
    fields: <ArmyFields filled={page.filled} tables={tables} fresh={freshSeed()} />,
    answer: answer && <ArmyAnswer answer={answer} />,
    spoken: answer ? BRONZE_EAGLES.army.spoken(answer.bases, answer.figures) : "",
  };
}

function fight(query: Query, tables: EagleTables): Drawn {
  const page = readAsked(query, ASKED.fight, { sample: FIGHT });
  const { answer } = page;
  const last = answer?.rounds.at(-1);
  return {
    page,
    fields: <FightFields filled={page.filled} tables={tables} />,
    answer: answer && <FightAnswer answer={answer} />,
    spoken: last
      ? BRONZE_EAGLES.fight.spoken(shareWords(beaten(last, "own")), shareWords(beaten(last, "other")), shareWords(last.fighting))
      : "",
  };
}

function breakTest(query: Query, tables: EagleTables): Drawn {
  const page = readAsked(query, ASKED.breakTest, { sample: TEST });
  const { answer } = page;
  return {
    page,
    fields: <BreakTestFields />,
    answer: answer && <BreakTestAnswer {...{ answer, tables }} />,
    spoken: answer ? BRONZE_EAGLES.breakTest.spoken(shareWords(answer.pass)) : "",
  };
}

function pursuit(query: Query, tables: EagleTables): Drawn {
  const page = readAsked(query, ASKED.pursuit, { sample: PURSUIT });
  const { answer } = page;
  return {
    page,
    fields: <PursuitFields />,
    answer: answer && <PursuitAnswer {...{ answer, tables }} />,
    spoken: answer ? BRONZE_EAGLES.pursuit.spoken(shareWords(answer.caught)) : "",
  };
}

function shooting(query: Query, tables: EagleTables): Drawn {
  const page = readAsked(query, ASKED.shooting, { sample: SHOOTING });
  const { answer } = page;
  const told = answer?.allowed ? BRONZE_EAGLES.shooting.spoken(meanWords(answer.mean)) : BRONZE_EAGLES.shooting.spokenNone;
  return {
    page,
    fields: <ShootingFields tables={tables} />,
    answer: answer && <ShootingAnswer answer={answer} />,
    spoken: answer ? told : "",
  };
}

/** Each question of an address, with its fields and its answer. */
const DRAWN = { army, fight, "break-test": breakTest, pursuit, shooting } as const;

/** Bronze Eagles II: the whole question is in the address. */
export default async function BronzeEaglesPage({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams;
  const ask = whichOf(query, QUESTIONS);
  const drawn = DRAWN[ask](query, running().knowledge.catalog.otherGames.bronzeEagles);
  return <GamePage path="/other-games/bronze-eagles" words={BRONZE_EAGLES} ask={ask} drawn={drawn} />;
}
