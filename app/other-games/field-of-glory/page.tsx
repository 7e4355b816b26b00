import "../../odds/odds.css";
import "../other-games.css";
import type { Metadata } from "next";
import type { Query } from "@/app/_components/odds/odds-address";
import { FIELD_OF_GLORY_MOST as MOST, QUALITIES } from "@/lib/model/other-games/field-of-glory";
import type { OtherGamesTables } from "@/lib/model/other-games/tables";
import { FIELD_OF_GLORY_QUESTIONS } from "@/lib/server/other-games";
import { running } from "@/lib/server/running";
import { meanWords, shareWords } from "@/lib/words/other-games/common";
import { FIELD_OF_GLORY } from "@/lib/words/other-games/field-of-glory";
import { COMMON } from "@/lib/words/site";
import { Amount, OrderButton, Pick } from "../_components/ask-fields";
import type { AskedPage, Values } from "../_components/asked-values";
import { type Drawn, GamePage } from "../_components/game-page";
import { choicesOf, numbersFrom, Pairs, Part } from "../_components/question";
import { countOf, readAsked, whichOf } from "../asked";
import { CommanderLostAnswer, CommanderLostFields } from "./commander-lost";
import { HitsAnswer, NeedFields, TestAnswer } from "./hits-and-tests";
import { RoundAnswer } from "./round";

export const metadata: Metadata = { title: FIELD_OF_GLORY.page.title };

const QUESTIONS = ["hits", "round", "test", "commander-lost"] as const;

const SIDES: Values = {
  ...{ "own.dice": "6", "own.line.0.quality": "superior", "own.line.0.commander": "front" },
  ...{ "other.dice": "6", "other.line.0.quality": "average" },
};
const TESTED: Values = { "line.0.quality": "superior" };
const { sample, sampleCommands } = FIELD_OF_GLORY;
const NEAR: readonly (readonly [string, string, string])[] = [
  [sample.mercenaries, sampleCommands.mercenary, "0"],
  [sample.persians, sampleCommands.persian, "2"],
  [sample.levy, sampleCommands.persian, "5"],
  [sample.camp, sampleCommands.mercenary, "3"],
];
const FALLEN: Values = Object.assign(
  { "fallen.rank": "command", "fallen.command": sampleCommands.mercenary },
  ...NEAR.map(([name, command, distance], at) => ({
    ...{ [`groups.${at}.name`]: name, [`groups.${at}.command`]: command, [`groups.${at}.distance`]: distance },
  })),
);

const both = (page: AskedPage<unknown>) => (
  <>
    <SideFields side="own" count={countOf(page, "own.line")} />
    <SideFields side="other" count={countOf(page, "other.line")} />
  </>
);

type Tables = OtherGamesTables["fieldOfGlory"];

function hits(query: Query, tables: Tables): Drawn {
  const page = readAsked(query, FIELD_OF_GLORY_QUESTIONS.hits, { sample: SIDES, always: { own: {}, other: {} } });
  const { answer } = page;
  if (!answer) return { page, fields: both(page), answer, spoken: "" };
  return {
    ...{ page, fields: both(page) },
    answer: <HitsAnswer {...{ answer, tables }} />,
    spoken: FIELD_OF_GLORY.spokenHits(meanWords(answer.own.mean)),
  };
}

function round(query: Query, tables: Tables): Drawn {
  const page = readAsked(query, FIELD_OF_GLORY_QUESTIONS.round, { sample: SIDES, always: { own: {}, other: {} } });
  const { answer } = page;
  if (!answer) return { page, fields: both(page), answer, spoken: "" };
  return {
    ...{ page, fields: both(page) },
    answer: <RoundAnswer {...{ answer, tables }} />,
    spoken: FIELD_OF_GLORY.spokenRound(shareWords(answer.win), shareWords(answer.draw), shareWords(answer.lose)),
  };
}

function test(query: Query, tables: Tables): Drawn {
  const page = readAsked(query, FIELD_OF_GLORY_QUESTIONS.test, { sample: TESTED });
  const { answer } = page;
  const fields = (
    <NeedFields>
      <LineFields path="line" count={countOf(page, "line")} of={FIELD_OF_GLORY.line} />
    </NeedFields>
  );
  if (!answer) return { page, fields, answer, spoken: "" };
  return { page, fields, answer: <TestAnswer {...{ answer, tables }} />, spoken: FIELD_OF_GLORY.spokenTest(shareWords(answer.pass)) };
}

function commanderLost(query: Query): Drawn {
  const page = readAsked(query, FIELD_OF_GLORY_QUESTIONS.commanderLost, { sample: FALLEN });
  const { answer } = page;
  const fields = <CommanderLostFields count={countOf(page, "groups")} isOfArmy={page.filled["fallen.rank"] === "army"} />;
  if (!answer) return { page, fields, answer, spoken: "" };
  const testing = answer.groups.filter(({ mustTest }) => mustTest);
  return { page, fields, answer: <CommanderLostAnswer answer={answer} />, spoken: FIELD_OF_GLORY.spokenLost(testing.length) };
}

/** Each question of an address, with its fields and its answer. */
const DRAWN = { hits, round, test, "commander-lost": commanderLost } as const;

/** Quality re-rolls in Field of Glory: the whole question is in the address. */
export default async function FieldOfGloryPage({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams;
  const ask = whichOf(query, QUESTIONS);
  const drawn = DRAWN[ask](query, running().knowledge.catalog.otherGames.fieldOfGlory);
  return <GamePage path="/other-games/field-of-glory" words={FIELD_OF_GLORY} ask={ask} drawn={drawn} />;
}

const qualities = choicesOf(FIELD_OF_GLORY.levels, QUALITIES);
const commanders = choicesOf(FIELD_OF_GLORY.commanders);
const targets = numbersFrom(2, 6, FIELD_OF_GLORY.orMore);

/** The groups of a battle line; the first is the one that fights. `count`: how many it has. */
function LineFields({ path, count, of }: { readonly path: string; readonly count: number; readonly of: string }) {
  return (
    <>
      {Array.from({ length: count }, (_, at) => `${path}.${at}`).map((group, at) => (
        <div key={group} className="grid grid-cols-2 items-end gap-3">
          <Pick name={`${group}.quality`} label={FIELD_OF_GLORY.fields.quality(at)} options={qualities} />
          <Pick name={`${group}.commander`} label={FIELD_OF_GLORY.fields.commander(at)} options={commanders} />
          {at > 0 && (
            <OrderButton order={`drop.${group}`} label={FIELD_OF_GLORY.removeGroup(at)}>
              {COMMON.remove}
            </OrderButton>
          )}
        </div>
      ))}
      {count < MOST.line && (
        <OrderButton order={`add.${path}`} first="quality=average" label={FIELD_OF_GLORY.addGroupOf(of)}>
          {FIELD_OF_GLORY.addGroup}
        </OrderButton>
      )}
    </>
  );
}

/** Dice, target and line of one side. */
function SideFields({ side, count }: { readonly side: "own" | "other"; readonly count: number }) {
  return (
    <Part name={FIELD_OF_GLORY.side[side]} side={side}>
      <Pairs>
        <Amount name={`${side}.dice`} label={FIELD_OF_GLORY.fields.dice} min={0} max={MOST.dice} />
        <Pick name={`${side}.target`} label={FIELD_OF_GLORY.fields.target} options={targets} />
      </Pairs>
      <LineFields path={`${side}.line`} count={count} of={FIELD_OF_GLORY.side[side]} />
    </Part>
  );
}
