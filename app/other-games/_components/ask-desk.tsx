"use client";

import { useRouter } from "next/navigation";
import { createContext, type ReactNode, use, useEffect, useRef, useState, useTransition } from "react";
import { useOpenOnPaper } from "@/app/_components/use-open-on-paper";
import { addressOf, carriedOut, isOrder, type Values } from "./asked-values";

type Desk = {
  /** Every field as it is shown. */
  readonly shown: Values;
  /** What is wrong with a field, by its name. */
  readonly wrong: Values;
  readonly change: (name: string, value: string) => void;
  /** The same, a key at a time. */
  readonly type: (name: string, value: string) => void;
  /** Adds or removes an entry of a list. */
  readonly order: (name: string, first: string) => void;
  /** Gives a typed field that is left empty its usual value. */
  readonly leave: () => void;
};

const DeskContext = createContext<Desk | null>(null);

export function useAskDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error("A field of a question stands in its desk");
  return desk;
}

/** Milliseconds after the last key before a question is asked. */
const REST_MS = 150;

/** Marks stay shut: what they say stands at the foot of the page. */
const FOLDS = "details:not(.mark, [open])";

type Props = {
  readonly path: string;
  readonly label: string;
  /** What the address says, and every field as it counts. */
  readonly values: Values;
  readonly filled: Values;
  readonly wrong: Values;
  readonly fields: ReactNode;
  readonly showLabel: string;
  /** The answer in one sentence, for those who hear it. */
  readonly spoken: string;
  /** The answer. */
  readonly children: ReactNode;
};

const NOT_FIELDS = (name: string): boolean => isOrder(name) || name === "ask";

/**
 * A question of another game and its answer. The whole question is the address, and the server answers it: without scripts the form sends
 * itself, with them every change goes to its address.
 */
export function AskDesk({ path, label, values, filled, wrong, fields, showLabel, spoken, children }: Props) {
  const router = useRouter();
  const [isPending, begin] = useTransition();
  const [wanted, setWanted] = useState<Values | null>(null);
  /** The field that keys are going to: while it is empty, it stays so. */
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const here = addressOf(path, values);

  useEffect(() => {
    const forget = () => setWanted(null);
    window.addEventListener("popstate", forget);
    return () => {
      window.removeEventListener("popstate", forget);
      clearTimeout(timer.current);
    };
  }, []);

  const answer = useRef<HTMLDivElement>(null);
  useOpenOnPaper(answer, FOLDS);

  // The answer to what was asked has come, and no field is empty under a hand.
  const isAnswered = wanted !== null && addressOf(path, wanted) === here && (typed === null || wanted[typed] !== "");
  if (isAnswered && !isPending) setWanted(null);

  function ask(next: Values, rest: number): void {
    setWanted(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => begin(() => router.replace(addressOf(path, next), { scroll: false })), rest);
  }

  const now = wanted ?? values;
  const change = (name: string, value: string) => ask({ ...now, [name]: value }, REST_MS);
  const desk: Desk = {
    shown: wanted ? { ...filled, ...wanted } : { ...values, ...filled },
    wrong,
    change,
    type: (name, value) => {
      setTyped(name);
      change(name, value);
    },
    order: (name, first) => ask(carriedOut(now, filled, name, first), 0),
    leave: () => setTyped(null),
  };
  const hidden = Object.entries(values).filter(([name]) => NOT_FIELDS(name));
  return (
    <DeskContext value={desk}>
      <div className="odds-page">
        <form action={path} aria-label={label} className="odds-form" aria-busy={isPending} onSubmit={(event) => event.preventDefault()}>
          {/* What Enter presses in a form that is sent as it stands: otherwise it would be the first button that adds or removes. */}
          <input type="submit" value={showLabel} className="sr-only" tabIndex={-1} aria-hidden="true" />
          {hidden.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {fields}
          <noscript>
            <button type="submit" className="button" data-filled>
              {showLabel}
            </button>
          </noscript>
        </form>
        <p role="status" className="sr-only">
          {spoken}
        </p>
        <div ref={answer} className="odds-answer" aria-busy={isPending}>
          {children}
        </div>
      </div>
    </DeskContext>
  );
}
