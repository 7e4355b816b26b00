"use client";

import type { GameResult } from "@/lib/model/tournament";
import { EVENT, playerLine, staterWords } from "@/lib/words/events/events";
import { sentenceCase } from "@/lib/words/phrasing";
import { EnterForm, type ResultAt, useResult } from "./result-form";
import { type RoundsProps, resultAt, stateWords } from "./rounds";
import { ChangeLine } from "./use-change";

const WORDS = EVENT.rounds;

/** The battle of ours that decided the reader's game, and its result in the seats of the table. */
type OwnBattle = { readonly battle: string; readonly result: GameResult };

type Props = RoundsProps & { readonly ownBattle: OwnBattle | null };

/** The reader's own game of the last round, with what he can do about it: the first thing on the page of a player at the table. */
export function YourGame({ ownBattle, ...props }: Props) {
  const { view } = props;
  const last = view.rounds.at(-1);
  const { entry } = view.you;
  const pairing = last?.pairings.find(({ a, b }) => entry !== null && (a === entry || b === entry));
  if (!last || !pairing) return null;
  const opponent = view.entries.find((one) => one.entry === (pairing.a === entry ? pairing.b : pairing.a));
  return (
    <section aria-labelledby="your-game" className="my-4 border-y border-rule py-4 print:hidden">
      <h2 id="your-game">{EVENT.result.yours}</h2>
      {pairing.table === null || !opponent ? (
        <p>
          {WORDS.title(last.round)} · {WORDS.bye(view.terms.bye)}
        </p>
      ) : (
        <Game {...resultAt(props, last.round, pairing)} table={pairing.table} opponent={playerLine(opponent)} ownBattle={ownBattle} />
      )}
    </section>
  );
}

type GameProps = ResultAt & { readonly table: number; readonly opponent: string; readonly ownBattle: OwnBattle | null };

function Game({ table, opponent, ownBattle, ...at }: GameProps) {
  const { round, pairing, names, side } = at;
  const { send, busy, said, form, isOpen, toggle } = useResult(at);
  const isSettled = pairing.state === "settled";
  const last = isSettled ? undefined : pairing.statements.at(-1);
  const toConfirm = last && last.by !== side ? pairing.result : null;
  const offered = isSettled ? null : ownBattle;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-10 gap-y-3">
        <div>
          <p className="font-serif text-[1.25rem]">
            {WORDS.title(round)} · {WORDS.table(table)} · {WORDS.against} {opponent}
          </p>
          <Stands {...at} toConfirm={toConfirm} />
          {offered && (
            <p>
              {EVENT.result.yourBattle(offered.result, names)} <a href={`/battles/${offered.battle}`}>{EVENT.result.toBattle}</a>
            </p>
          )}
        </div>
        {!isSettled && (
          <div className="flex flex-wrap gap-3">
            {toConfirm && (
              <Send label={EVENT.result.confirm(toConfirm, names)} {...{ busy }} act={() => send({ ending: toConfirm.ending })} />
            )}
            {offered && <Send label={EVENT.result.enterBattle} {...{ busy }} act={() => send({ battle: offered.battle })} />}
            <button type="button" className="button" data-filled={(!last && !offered && !isOpen) || undefined} {...toggle}>
              {last ? EVENT.result.another : EVENT.result.title}
            </button>
          </div>
        )}
      </div>
      {!isSettled && (
        <div id={form} hidden={!isOpen} className="mt-4">
          <EnterForm {...at} {...{ busy, send }} />
        </div>
      )}
      <ChangeLine said={said} />
    </>
  );
}

/** What stands at the table, and whose word it waits for. */
function Stands({ pairing, names, toConfirm }: ResultAt & { readonly toConfirm: GameResult | null }) {
  const last = pairing.statements.at(-1);
  return (
    <>
      {(!toConfirm || pairing.state === "disputed") && <p className="text-soft">{stateWords(pairing, names)}</p>}
      {last && toConfirm && <p>{EVENT.result.confirmText(sentenceCase(staterWords(last.by, names.a, names.b)), toConfirm, names)}</p>}
      {last && !toConfirm && pairing.state !== "settled" && <p className="text-soft">{EVENT.result.waiting}</p>}
    </>
  );
}

type SendProps = { readonly label: string; readonly busy: boolean; readonly act: () => Promise<boolean> };

const Send = ({ label, busy, act }: SendProps) => (
  <button type="button" className="button" data-filled aria-disabled={busy || undefined} onClick={() => void act()}>
    {label}
  </button>
);
