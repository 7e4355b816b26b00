import type { Metadata } from "next";
import type { ReactNode } from "react";
import type { Query } from "@/app/_components/odds/odds-address";
import type { RankAndFileTables } from "@/lib/model/other-games/rank-and-file";
import { RANK_AND_FILE_QUESTIONS } from "@/lib/server/other-games";
import { running } from "@/lib/server/running";
import { RANK_AND_FILE } from "@/lib/words/other-games/rank-and-file";
import type { AskedPage, Values } from "../_components/asked-values";
import { type Drawn, GamePage } from "../_components/game-page";
import { countOf, readAsked, whichOf } from "../asked";
import { ArtilleryAnswer, ElephantAnswer, TestAnswer, TurnsAnswer } from "./answers";
import { ArtilleryFields, ElephantFields, TestFields, TurnsFields } from "./fields";
import "../../odds/odds.css";
import "../other-games.css";

export const metadata: Metadata = { title: RANK_AND_FILE.page.title };

const QUESTIONS = ["test", "turns", "artillery", "elephant"] as const;

/** The example of the text. */
const VETERANS = { grade: "veteran", start: "7", now: "4", status: "routing", commander: "1" };
const SAMPLES = {
  test: { ...VETERANS, kind: "rally", reroll: "1" },
  turns: { ...VETERANS, now: "5", rerolls: "1" },
  artillery: { grade: "regular", "hits.0": "1", "hits.1": "1", "hits.2": "0" },
  elephant: { grade: "regular" },
} as const;

const without = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

/** No more stands than at the start. */
const settleStands = (values: Values): Values => (Number(values.now) > Number(values.start) ? without(values, ["now"]) : values);

/** What a question says, and its answer leaves out. */
function Unheeded({ values, filled }: Pick<AskedPage<unknown>, "values" | "filled">) {
  const [start, turns] = [Number(filled.start), Number(filled.turns)];
  const events = Object.entries(filled).filter(([name]) => /^events\.\d+\.turn$/.test(name));
  const notes = [
    values.single !== "1" && Number(values.now) > start && RANK_AND_FILE.noMoreThan(start),
    events.some(([, turn]) => Number(turn) > turns) && RANK_AND_FILE.tooLate(turns),
  ].filter((note) => note !== false);
  return notes.map((note) => (
    <p key={note} className="finding" data-severity="warning">
      {note}
    </p>
  ));
}

/** Artillery and elephants do not rout on for turns. */
const settleStatus = (values: Values): Values => (values.status === "routing" ? without(values, ["status"]) : values);

/** Only what goes with the kind of test, or with a single stand. */
function settleTest(values: Values): Values {
  const isMorale = values.kind === "morale";
  const misfits = [
    ...(values.single === "1" ? ["start", "now"] : []),
    ...(values.status === (isMorale ? "routing" : "good") ? ["status"] : []),
    ...(isMorale ? [] : ["other"]),
  ];
  return settleStands(without(values, misfits));
}

const withNotes = (page: AskedPage<unknown>, answer: ReactNode) => (
  <>
    <Unheeded values={page.values} filled={page.filled} />
    {answer}
  </>
);

function test(query: Query): Drawn {
  const page = readAsked(query, RANK_AND_FILE_QUESTIONS.test, { sample: SAMPLES.test, settle: settleTest });
  const { answer, filled } = page;
  const fields = <TestFields filled={filled} />;
  if (!answer) return { page, fields, answer, spoken: "" };
  return { page, fields, answer: withNotes(page, <TestAnswer answer={answer} />), spoken: RANK_AND_FILE.spokenTest(answer.pass) };
}

function turns(query: Query): Drawn {
  const page = readAsked(query, RANK_AND_FILE_QUESTIONS.turns, { sample: SAMPLES.turns, settle: settleStands });
  const { answer, filled } = page;
  const fields = <TurnsFields filled={filled} count={countOf(page, "events")} />;
  const last = answer?.turns.at(-1);
  if (!answer || !last) return { page, fields, answer: null, spoken: "" };
  const spoken = RANK_AND_FILE.spokenTurns(answer.turns.length, last.good, last.removed + last.dispersed + last.offTable);
  return { page, fields, answer: withNotes(page, <TurnsAnswer answer={answer} />), spoken };
}

function artillery(query: Query): Drawn {
  const page = readAsked(query, RANK_AND_FILE_QUESTIONS.artillery, {
    sample: SAMPLES.artillery,
    settle: settleStatus,
  });
  const { answer, filled } = page;
  const fields = <ArtilleryFields filled={filled} count={countOf(page, "hits")} />;
  if (!answer) return { page, fields, answer, spoken: "" };
  const spoken = RANK_AND_FILE.spokenGuns(answer.turns.length, answer.turns.at(-1)?.good ?? 0);
  return { page, fields, answer: <ArtilleryAnswer answer={answer} />, spoken };
}

function elephant(query: Query, tables: RankAndFileTables): Drawn {
  const page = readAsked(query, RANK_AND_FILE_QUESTIONS.elephant, { sample: SAMPLES.elephant, settle: settleStatus });
  const { answer } = page;
  const fields = <ElephantFields />;
  if (!answer) return { page, fields, answer, spoken: "" };
  return { page, fields, answer: <ElephantAnswer {...{ answer, tables }} />, spoken: RANK_AND_FILE.spokenElephant(answer.all) };
}

/** Each question of an address, with its fields and its answer. */
const DRAWN = { test, turns, artillery, elephant } as const;

/** Morale in Rank & File: the whole question is in the address. */
export default async function RankAndFilePage({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams;
  const ask = whichOf(query, QUESTIONS);
  const drawn = DRAWN[ask](query, running().knowledge.catalog.otherGames.rankAndFile);
  return <GamePage path="/other-games/rank-and-file" words={RANK_AND_FILE} ask={ask} drawn={drawn} />;
}
