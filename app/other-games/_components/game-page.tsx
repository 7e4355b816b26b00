import type { ReactNode } from "react";
import { Link } from "@/app/_components/link";
import { PrintButton } from "@/app/_components/print-button";
import type { Fault } from "@/lib/model/faults";
import { OTHER_GAMES } from "@/lib/words/other-games/common";
import { questionSentence } from "@/lib/words/other-games/faults";
import { AskDesk } from "./ask-desk";
import { addressOf, type Values } from "./asked-values";

type GameWords = {
  readonly title: string;
  readonly game: string;
  readonly intro: string;
  readonly readings: readonly string[];
  readonly leftOut: readonly string[];
};

type Props = {
  readonly path: string;
  readonly words: GameWords;
  /** The questions that the page answers, by their names in an address, and which is asked. */
  readonly questions: readonly { readonly ask: string; readonly label: string }[];
  readonly ask: string;
  readonly lead: string;
  readonly values: Values;
  readonly filled: Values;
  readonly faults: readonly Fault[];
  readonly fields: ReactNode;
  readonly spoken: string;
  /** The answer; nothing if there is none. */
  readonly children: ReactNode;
};

/** The page of another game: its questions, the one that is asked, its answer, and how the rules are read. */
export function GamePage({ path, words, questions, ask, lead, values, filled, faults, fields, spoken, children }: Props) {
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
        {questions.map((one) => (
          <Link
            key={one.ask}
            href={addressOf(path, { ...values, ask: one.ask })}
            aria-current={one.ask === ask ? "page" : undefined}
            scroll={false}
          >
            {one.label}
          </Link>
        ))}
      </nav>
      <h2 className="mt-5">{questions.find((one) => one.ask === ask)?.label}</h2>
      <p className="max-w-prose text-soft">{lead}</p>
      <AskDesk key={ask} {...{ path, values, filled, fields, spoken }} label={OTHER_GAMES.question} showLabel={OTHER_GAMES.show}>
        {faults.map((fault) => (
          <p key={`${fault.path.join(".")} ${fault.code}`} className="finding">
            {questionSentence(fault)}
          </p>
        ))}
        {children}
      </AskDesk>
      <section className="game-notes">
        <h2>{OTHER_GAMES.readings}</h2>
        <ul>
          {words.readings.map((text) => (
            <li key={text}>{text}</li>
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
