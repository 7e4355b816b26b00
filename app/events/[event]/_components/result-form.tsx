"use client";

import { type ReactNode, type SubmitEvent, useId, useRef, useState } from "react";
import { SelectField, TextField } from "@/app/_components/text-field";
import { Tick } from "@/app/battles/_components/force/choices";
import type { BattlefieldLimit } from "@/lib/model/battle-tables";
import { LETTERS } from "@/lib/model/enumerations";
import type { GameEnding, GameResult, ToldPairing } from "@/lib/model/tournament";
import { doubtOf, resultOf } from "@/lib/rules/tournament/results";
import { EVENT } from "@/lib/words/events/events";
import { ChangeLine, useChange } from "./use-change";

const WORDS = EVENT.result;
const BATTLE = /\/battles\/([a-z2-7]{26})/;

type Typed = { readonly a: Side; readonly b: Side; readonly walkover: string; readonly battle: string; readonly note: string };
type Side = { readonly tugs: string; readonly sugs: string; readonly broke: boolean };
const NOTHING: Side = { tugs: "", sugs: "", broke: false };
const UNTYPED: Typed = { a: NOTHING, b: NOTHING, walkover: "", battle: "", note: "" };

/** `doubles`: its double groups. */
export type ArmySize = { readonly tugs: number; readonly sugs: number; readonly doubles: number };

export type ResultAt = {
  readonly event: string;
  readonly round: number;
  readonly pairing: ToldPairing;
  readonly names: { readonly a: string; readonly b: string };
  /** Null where the reader does not know it. */
  readonly armies: { readonly a: string | null; readonly b: string | null };
  /** The reader's own side; null of somebody who does not play here. */
  readonly side: "a" | "b" | null;
  readonly limits: Readonly<Record<BattlefieldLimit, number>>;
  readonly bye: number;
  /** Null where the reader does not know the army, or it is not legal. */
  readonly sizes: { readonly a: ArmySize | null; readonly b: ArmySize | null };
  readonly book: Parameters<typeof doubtOf>[2];
};

const fieldsOf = ({ a, b }: Typed): readonly string[] => [a.tugs, a.sugs, b.tugs, b.sugs].map((text) => text.trim());

/** How the game ended by what is typed; null while a field holds no number, or nothing was typed or ticked. */
function endingOf(typed: Typed): GameEnding | null {
  const { a, b, walkover } = typed;
  if (walkover !== "") return { kind: "walkover", to: walkover === "nobody" ? null : (walkover as "a" | "b") };
  const fields = fieldsOf(typed);
  if (!a.broke && !b.broke && fields.every((text) => text === "")) return null;
  if (!fields.every((text) => /^\d{0,3}$/.test(text))) return null;
  const lost = ({ tugs, sugs }: Side) => ({ tugs: Number(tugs), sugs: Number(sugs) });
  return { kind: "fought", losses: { a: lost(a), b: lost(b) }, broken: { a: a.broke, b: b.broke } };
}

/**
 * Sends the result of one table, unless somebody has said something of it since it was read; and opens and closes the form for it, which stays
 * open only if the result was not taken.
 */
export function useResult({ event, round, pairing: { table, statements } }: Pick<ResultAt, "event" | "round" | "pairing">) {
  const { change, busy, said } = useChange(event);
  const [isOpen, setOpen] = useState(false);
  const [form, ref] = [useId(), useRef<HTMLButtonElement>(null)];
  async function send(body: object): Promise<boolean> {
    const isTaken = await change("POST", "/results", { round, table, after: statements.length, ...body });
    if (isTaken) {
      setOpen(false);
      ref.current?.focus();
    }
    return isTaken;
  }
  const toggle = { ref, "aria-expanded": isOpen, "aria-controls": form, onClick: () => setOpen(!isOpen) };
  return { send, busy, said, form, isOpen, toggle };
}

/** Where the organiser enters or corrects the result of one table, in its row, below what was said of it. */
export function ResultForm({ children, ...at }: ResultAt & { readonly children?: ReactNode }) {
  const { send, busy, said, form, isOpen, toggle } = useResult(at);
  const { state, statements } = at.pairing;
  const isCorrection = state === "settled";
  return (
    <>
      <button type="button" className="button ml-auto print:hidden" data-small data-quiet {...toggle}>
        {isCorrection ? WORDS.correct : WORDS.title}
      </button>
      <div className="basis-full print:hidden">
        {children}
        <div id={form} hidden={!isOpen} className="mt-2">
          <EnterForm key={statements.length} {...at} {...{ busy, send, isCorrection }} side={null} />
        </div>
        {/* What was saved stands in the row. */}
        <ChangeLine said={said?.isTrouble ? said : null} />
      </div>
    </>
  );
}

/** A result as it is typed. */
function typedAs({ ending }: GameResult): Typed {
  if (ending.kind === "walkover") return { ...UNTYPED, walkover: ending.to ?? "nobody" };
  const { losses, broken } = ending;
  const side = (seat: "a" | "b"): Side => ({
    tugs: String(losses[seat].tugs),
    sugs: String(losses[seat].sugs),
    broke: broken[seat],
  });
  return { ...UNTYPED, a: side("a"), b: side("b") };
}

const startOf = ({ pairing: { result }, side }: Pick<ResultAt, "pairing" | "side">): Typed =>
  side === null && result ? typedAs(result) : UNTYPED;

type EnterProps = Pick<ResultAt, "pairing" | "names" | "armies" | "side" | "limits" | "bye" | "sizes" | "book"> & {
  readonly busy: boolean;
  readonly send: (body: object) => Promise<boolean>;
  readonly isCorrection?: boolean;
};

/** What each army lost, or why nothing was fought. `side`: null of the organiser, who begins with what stands. */
export function EnterForm({ pairing, names, armies, side, limits, bye, sizes, book, busy, send, isCorrection = false }: EnterProps) {
  const [typed, setTyped] = useState(startOf({ pairing, side }));
  const ending = endingOf(typed);
  const battle = BATTLE.exec(typed.battle)?.[1] ?? null;
  async function submit(submitted: SubmitEvent<HTMLFormElement>): Promise<void> {
    submitted.preventDefault();
    if (!ending && !battle) return;
    await send({ ...(battle ? { battle } : { ending }), note: typed.note.trim() || null });
  }
  const isFought = typed.walkover === "" && battle === null;
  const mayHaveDoubles = [sizes.a, sizes.b].some((size) => size === null || size.doubles > 0);
  return (
    <form method="post" noValidate onSubmit={submit} className="grid max-w-3xl gap-x-8 gap-y-4 pb-3 sm:grid-cols-2">
      {side === null && pairing.state === "disputed" && (
        <UseEntries {...{ pairing, names }} take={(result) => setTyped({ ...typedAs(result), note: typed.note })} />
      )}
      {isFought && <p className="text-soft sm:col-span-full">{WORDS.scoring(limits)}</p>}
      {isFought && mayHaveDoubles && <p className="text-soft sm:col-span-full">{WORDS.doubles(book.doubleTugs)}</p>}
      {isFought &&
        // The reader's own losses come first.
        (side === "b" ? (["b", "a"] as const) : (["a", "b"] as const)).map((seat) => (
          <Losses
            key={seat}
            title={WORDS.losses(names[seat], seat === side)}
            army={armies[seat]}
            side={typed[seat]}
            doubt={doubtIn(typed[seat], sizes[seat], book)}
            change={(side) => setTyped({ ...typed, [seat]: side })}
          />
        ))}
      <SelectField
        label={WORDS.walkover}
        className="max-w-64"
        value={typed.walkover}
        onChange={(event) => setTyped({ ...typed, walkover: event.target.value })}
      >
        <option value="">{WORDS.walkovers.none}</option>
        <option value="a">{WORDS.walkovers.a(names.a)}</option>
        <option value="b">{WORDS.walkovers.b(names.b)}</option>
        <option value="nobody">{WORDS.walkovers.nobody}</option>
      </SelectField>
      {side !== null && (
        <TextField
          label={WORDS.battle}
          value={typed.battle}
          autoComplete="off"
          onChange={(event) => setTyped({ ...typed, battle: event.target.value })}
        />
      )}
      {isCorrection && (
        <TextField
          label={WORDS.note}
          required
          maxLength={LETTERS.note}
          value={typed.note}
          onChange={(event) => setTyped({ ...typed, note: event.target.value })}
        />
      )}
      <p aria-live="polite" className="font-serif text-[1.2rem] empty:hidden sm:col-span-full">
        {ending && !battle && WORDS.score(resultOf(ending, limits, bye), names)}
      </p>
      {!ending && !battle && (
        <p className="text-soft sm:col-span-full">{fieldsOf(typed).some(Boolean) ? WORDS.wholeNumbers : WORDS.nothing}</p>
      )}
      <div className="sm:col-span-full">
        <button type="submit" className="button" data-filled aria-disabled={busy || (!ending && !battle) || undefined}>
          {WORDS.send}
        </button>
      </div>
    </form>
  );
}

/** What to ask of an army whose losses and end do not fit together. */
function doubtIn({ tugs, sugs, broke }: Side, size: ArmySize | null, book: ResultAt["book"]): string | null {
  const doubt = size && doubtOf(size, { losses: { tugs: Number(tugs), sugs: Number(sugs) }, broken: broke }, book);
  return doubt && WORDS.doubt(doubt);
}

/** Fills the form with the last thing that either player said. */
function UseEntries({
  pairing: { statements },
  names,
  take,
}: Pick<ResultAt, "pairing" | "names"> & { readonly take: (result: GameResult) => void }) {
  return (
    <div className="flex flex-wrap gap-3 sm:col-span-full">
      {(["a", "b"] as const).map((seat) => {
        const said = statements.findLast(({ by }) => by === seat);
        return (
          said && (
            <button key={seat} type="button" className="button" data-small onClick={() => take(said.result)}>
              {WORDS.takeEntry(names[seat])}
            </button>
          )
        );
      })}
    </div>
  );
}

type LossesProps = {
  readonly title: string;
  readonly army: string | null;
  readonly side: Side;
  readonly doubt: string | null;
  readonly change: (side: Side) => void;
};

function Losses({ title, army, side, doubt, change }: LossesProps) {
  const number = { type: "number", inputMode: "numeric", min: 0, max: 200, className: "w-20" } as const;
  return (
    <fieldset>
      <legend className="mb-1 [overflow-wrap:anywhere]">
        <span className="font-semibold">{title}</span>
        <span className="block text-[0.9rem] text-soft empty:hidden">{army}</span>
      </legend>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <TextField label={WORDS.tugs} {...number} value={side.tugs} onChange={(event) => change({ ...side, tugs: event.target.value })} />
        <TextField label={WORDS.sugs} {...number} value={side.sugs} onChange={(event) => change({ ...side, sugs: event.target.value })} />
        <Tick label={WORDS.broke} checked={side.broke} onChange={(event) => change({ ...side, broke: event.target.checked })} />
        <p role="status" className="basis-full text-[0.9rem] text-madder empty:hidden">
          {doubt}
        </p>
      </div>
    </fieldset>
  );
}
