import type { ReactNode } from "react";
import { Link } from "@/app/_components/link";
import { PrintButton } from "@/app/_components/print-button";
import type { Fault } from "@/lib/model/faults";
import { OTHER_GAMES } from "@/lib/words/other-games/common";
import { type FieldNames, wrongWords } from "@/lib/words/other-games/faults";
import { AskDesk } from "./ask-desk";
import { type AskedPage, addressOf, type Values } from "./asked-values";
import { CopyAnswer } from "./copy-answer";
import type { Reading } from "./our-readings";

/** A question of an address, with its fields and its answer. */
export type Drawn = {
  readonly page: Omit<AskedPage<unknown>, "answer">;
  readonly fields: ReactNode;
  /** Nothing if there is none. */
  readonly answer: ReactNode;
  /** The answer in one sentence, for those who hear it. */
  readonly spoken: string;
};

/** Where a fault is shown: beside its field, and that of an entry of a list beside the first field of the entry. */
function shownAt({ path }: Fault, filled: Values): string {
  const at = path.join(".");
  const isEntry = typeof path.at(-1) === "number" && filled[at] === undefined;
  return (isEntry && Object.keys(filled).find((name) => name.startsWith(`${at}.`))) || at;
}

type GameWords<Ask extends string> = {
  readonly page: {
    readonly title: string;
    readonly game: string;
    readonly intro: string;
    readonly readings: Readonly<Record<string, Reading>>;
    readonly leftOut: readonly string[];
  };
  /** The questions that the page answers, by their names in an address, and what each is for. */
  readonly questions: Readonly<Record<Ask, string>>;
  readonly leads: Readonly<Record<Ask, string>>;
  readonly fields: FieldNames;
  /** The sides of a question, if it has two. */
  readonly side?: Readonly<Record<string, string>>;
};

type Props<Ask extends string> = {
  readonly path: string;
  readonly words: GameWords<Ask>;
  /** The question that is asked. */
  readonly ask: Ask;
  readonly drawn: Drawn;
};

/** The page of another game: its questions, the one that is asked, its answer, and how the rules are read. */
export function GamePage<Ask extends string>({
  path,
  words: { page: words, questions, leads, fields: fieldNames, side = {} },
  ask,
  drawn,
}: Props<Ask>) {
  const { page, fields, answer, spoken } = drawn;
  const { values, filled, faults } = page;
  const wrong = faults.map(({ fault, takes }) => ({ at: shownAt(fault, filled), ...wrongWords(fault, takes, fieldNames, side) }));
  return (
    <div className="other-game px-4 py-6 md:px-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1>{words.title}</h1>
        <p className="flex flex-wrap items-baseline gap-x-5 print:hidden">
          <Link href="/other-games">{OTHER_GAMES.back}</Link>
          <PrintButton />
        </p>
      </div>
      <p className="mt-2 max-w-prose font-serif text-[1.15rem] text-soft italic">{words.intro}</p>
      <nav aria-label={OTHER_GAMES.questions} className="game-questions print:hidden">
        {Object.entries<string>(questions).map(([one, label]) => (
          <Link key={one} href={addressOf(path, { ...values, ask: one })} aria-current={one === ask ? "page" : undefined} scroll={false}>
            {label}
          </Link>
        ))}
      </nav>
      <h2 className="mt-5">{questions[ask]}</h2>
      <p className="max-w-prose text-soft">{leads[ask]}</p>
      <AskDesk
        key={ask}
        {...{ path, values, filled, fields }}
        spoken={wrong[0]?.alone ?? spoken}
        wrong={Object.fromEntries(wrong.map(({ at, beside }) => [at, beside]))}
        label={OTHER_GAMES.question}
        showLabel={OTHER_GAMES.show}
      >
        {wrong.map(({ at, alone }) => (
          <p key={`${at} ${alone}`} className="finding">
            {alone}
          </p>
        ))}
        {answer}
        {answer && <CopyAnswer />}
      </AskDesk>
      <section className="game-notes">
        <h2>{OTHER_GAMES.readings}</h2>
        <ul>
          {Object.values(words.readings).map(({ name, text }) => (
            <li key={name}>
              <strong>{name}.</strong> {text}
            </li>
          ))}
        </ul>
        <h2>{OTHER_GAMES.leftOut}</h2>
        <ul>
          {words.leftOut.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p className="mt-4 text-soft">{OTHER_GAMES.unofficial(words.game)}</p>
      </section>
    </div>
  );
}
