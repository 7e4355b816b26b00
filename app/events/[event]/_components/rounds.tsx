"use client";

import { useState } from "react";
import { AskedButton } from "@/app/_components/asked-button";
import { SelectField } from "@/app/_components/text-field";
import type { BattlefieldLimit } from "@/lib/model/battle-tables";
import type { Entry, ToldPairing, Tournament } from "@/lib/model/tournament";
import { isConfirmation } from "@/lib/rules/tournament/results";
import { EVENT, playerLine, playerWords, staterWords } from "@/lib/words/events/events";
import { COMMON } from "@/lib/words/site";
import { type ArmySize, type ResultAt, ResultForm } from "./result-form";
import { ChangeLine, useChange } from "./use-change";

const WORDS = EVENT.rounds;

export type RoundsProps = {
  readonly view: Tournament;
  /** The names of the armies by their players, where the reader knows them. */
  readonly armies: Readonly<Record<string, string>>;
  readonly limits: Readonly<Record<BattlefieldLimit, number>>;
  /** The sizes of the armies by their players, where the reader knows them, and the tables by which they break. */
  readonly breaking: { readonly sizes: Readonly<Record<string, ArmySize>>; readonly book: ResultAt["book"] };
};

const nameIn =
  (entries: readonly Entry[], tell: (entry: Entry) => string) =>
  (id: string | null): string => {
    const entry = entries.find((one) => one.entry === id);
    return entry ? tell(entry) : "";
  };

/** What stands at a table now. */
export function stateWords({ state, result, statements }: ToldPairing, names: { readonly a: string; readonly b: string }): string {
  const last = statements.at(-1);
  if (!result || !last) return WORDS.open;
  const by = staterWords(last.by, names.a, names.b);
  if (state === "entered") return WORDS.entered(result, names, by);
  if (state === "disputed") return WORDS.disputed(result, names, by);
  return WORDS.settled(result, names);
}

export const resultAt = (
  { view, armies, limits, breaking: { sizes, book } }: RoundsProps,
  round: number,
  pairing: ToldPairing,
): ResultAt => {
  const name = nameIn(view.entries, playerWords);
  const { entry } = view.you;
  return {
    ...{ event: view.event, round, pairing, limits, bye: view.terms.bye, names: { a: name(pairing.a), b: name(pairing.b) } },
    armies: { a: armies[pairing.a] ?? null, b: armies[pairing.b ?? ""] ?? null },
    ...{ book, sizes: { a: sizes[pairing.a] ?? null, b: sizes[pairing.b ?? ""] ?? null } },
    side: entry === null ? null : pairing.a === entry ? "a" : pairing.b === entry ? "b" : null,
  };
};

/** Where a table of a round stands on the page. */
export const tableId = (round: number, table: number): string => `round-${round}-table-${table}`;

/** These rounds in this order. */
export function Rounds({ rounds, ...props }: RoundsProps & { readonly rounds: Tournament["rounds"] }) {
  const { view } = props;
  const change = useChange(view.event);
  const { organiser } = view.you;
  return rounds.map(({ round, pairings }) => (
    <section key={round} aria-labelledby={`round-${round}`} className="mt-8 max-w-4xl break-inside-avoid print:mt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id={`round-${round}`}>{WORDS.title(round)}</h2>
        {organiser && round === view.rounds.length && pairings.every(({ statements }) => statements.length === 0) && (
          <div className="print:hidden">
            <AskedButton
              label={WORDS.takeBack}
              asks={WORDS.takeBackAsk}
              keep={COMMON.cancel}
              busy={change.busy}
              act={() => change.change("DELETE", `/rounds/${round}`)}
              isQuiet
            />
          </div>
        )}
      </div>
      <ul className="mt-2 border-t border-rule">
        {pairings.map((pairing) => (
          <Table key={`${pairing.a}`} {...props} round={round} pairing={pairing} />
        ))}
      </ul>
      <ChangeLine said={change.said} />
      {organiser && round === view.rounds.length && pairings.every(({ statements }) => statements.length === 0) && (
        <Swap view={view} round={round} pairings={pairings} />
      )}
    </section>
  ));
}

type SwapProps = Pick<RoundsProps, "view"> & { readonly round: number; readonly pairings: readonly ToldPairing[] };

/** The organiser lets two players change places before the round is played. */
function Swap({ view, round, pairings }: SwapProps) {
  const { change, busy, said } = useChange(view.event);
  const [{ one, other }, setSwap] = useState({ one: "", other: "" });
  const line = nameIn(view.entries, playerLine);
  const players = pairings.flatMap(({ a, b }) => (b === null ? [a] : [a, b])).map((entry) => ({ entry, name: line(entry) }));
  const isChosen = one !== "" && other !== "" && one !== other;
  const options = [{ entry: "", name: WORDS.swap.choose }, ...players].map(({ entry, name }) => (
    <option key={entry} value={entry}>
      {name}
    </option>
  ));
  return (
    <details className="print:hidden">
      <summary className="min-h-[44px] content-center">{WORDS.swap.title}</summary>
      <p className="max-w-prose text-soft">{WORDS.swap.hint}</p>
      <div className="mt-2 flex flex-wrap items-end gap-3">
        <SelectField label={WORDS.swap.one} className="w-56" value={one} onChange={({ target }) => setSwap({ one: target.value, other })}>
          {options}
        </SelectField>
        <SelectField
          label={WORDS.swap.other}
          className="w-56"
          value={other}
          onChange={({ target }) => setSwap({ one, other: target.value })}
        >
          {options}
        </SelectField>
        <button
          type="button"
          className="button"
          aria-disabled={busy || !isChosen || undefined}
          onClick={() => isChosen && void change("PATCH", `/rounds/${round}`, { one, other })}
        >
          {WORDS.swap.send}
        </button>
      </div>
      <ChangeLine said={said} />
    </details>
  );
}

function Table(props: RoundsProps & { readonly round: number; readonly pairing: ToldPairing }) {
  const { view, round, pairing } = props;
  const line = nameIn(view.entries, playerLine);
  const at = resultAt(props, round, pairing);
  if (pairing.table === null || pairing.b === null)
    return (
      <li className="flex flex-wrap items-baseline gap-x-4 border-b border-rule py-2 [overflow-wrap:anywhere] print:py-1">
        <span className="w-20 text-soft">{WORDS.byeTable}</span>
        <span className="grow">{line(pairing.a)}</span>
        <span className="font-semibold">{WORDS.byePoints(view.terms.bye)}</span>
      </li>
    );
  return (
    <li id={tableId(round, pairing.table)} className="border-b border-rule py-2 [overflow-wrap:anywhere] print:py-1">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <span className="w-20 text-soft">{WORDS.table(pairing.table)}</span>
        <span className={`grow ${at.side === null ? "" : "font-semibold print:font-normal"}`}>
          {line(pairing.a)} <span className="font-normal text-soft italic">{WORDS.against}</span> {line(pairing.b)}
        </span>
        {pairing.byHand && <span className="text-soft">{WORDS.byHand}</span>}
        <span className={pairing.state === "settled" ? "font-semibold" : "text-soft"}>{stateWords(pairing, at.names)}</span>
        {view.you.organiser ? (
          <ResultForm {...at} side={null}>
            <Entries {...at} />
          </ResultForm>
        ) : (
          <div className="basis-full empty:hidden">
            <Entries {...at} />
          </div>
        )}
      </div>
    </li>
  );
}

/** All that was said of a table: in sight while its players disagree. */
function Entries({ pairing: { statements, state }, names }: Pick<ResultAt, "pairing" | "names">) {
  if (statements.length < 2) return null;
  return (
    <details open={state === "disputed"} className="print:hidden">
      <summary className="text-[0.9rem] text-soft">{WORDS.trace(statements.length)}</summary>
      <ol className="ml-5 list-decimal text-[0.9rem] text-soft">
        {statements.map(({ seq, by, result, note, battle }, place) => (
          <li key={seq}>
            {WORDS.said(isConfirmation(statements, place) ? "confirmed" : "entered", result, names, staterWords(by, names.a, names.b))}
            {battle && ` ${WORDS.fromBattle}`}
            {note && `: “${note}”`}
          </li>
        ))}
      </ol>
    </details>
  );
}
