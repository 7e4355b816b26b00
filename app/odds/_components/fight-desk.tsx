"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState, useTransition } from "react";
import { fetchedPart } from "@/app/_components/fetched-part";
import { ODDS } from "@/lib/words/odds";
import { COMMON } from "@/lib/words/site";
import { Bar } from "./bar";
import type { Choices } from "./fields";
import { type AskedView, addressOf, type Both, type Brief, briefOf, type FightView, TYPED, type Unit, type Values } from "./fight-shapes";
import { OddsForm } from "./odds-form";
import { prepareReckoner, reckon } from "./reckoner";

const ANSWER = fetchedPart(async () => (await import("./fight-answer")).FightAnswer);

/** Loads what the first change needs, when a hand comes near. */
function prepare(): void {
  prepareReckoner();
  void ANSWER.fetch().catch(() => null);
}

/** What a new unit group leaves of its side: whom it was chosen among. */
const ABOUT_SOURCE = ["from", "among", "seen"];

/** What hangs on another field of its side, and is taken with it: how wide and how hurt so many bases can be. */
const HANGS_ON: Readonly<Record<string, readonly string[]>> = { bases: ["files", "wounds"], form: ["files", "ground"] };

/** What a change makes of the address: a new source or unit group takes the rest of its side with it. */
function changed(values: Values, name: string, value: string): Values {
  const side = name[0];
  const isSource = name === `${side}.from`;
  const isUnit = name === side;
  const hanging = (HANGS_ON[name.slice(2)] ?? []).map((one) => `${side}.${one}`);
  const kept = Object.entries(values).filter(([other]) => {
    if (other === name || hanging.includes(other)) return false;
    if (isSource) return other !== side && !other.startsWith(`${side}.`);
    return !(isUnit && other.startsWith(`${side}.`) && !ABOUT_SOURCE.includes(other.slice(side.length + 1)));
  });
  return Object.fromEntries(value === "" ? kept : [...kept, [name, value]]);
}

/** Whether the page stands at the address of this question. Going back shows a page as it was first sent. */
function standsAt(values: Values): boolean {
  const here = new URLSearchParams(window.location.search);
  const names = [...new Set(here.keys())].filter((name) => here.getAll(name).some(Boolean));
  const told = (name: string) => here.getAll(name).filter(Boolean).join(",");
  return names.length === Object.keys(values).length && names.every((name) => values[name] === told(name));
}

type State = {
  /** What the server sent last. */
  readonly of: AskedView;
  /** What is asked, and the question of what is shown. */
  readonly values: Values;
  readonly answered: Values;
  /** The answer, where it was reckoned here. */
  readonly view: FightView | null;
  readonly failed: boolean;
};

const begun = (asked: AskedView): State => ({ of: asked, values: asked.values, answered: asked.values, view: null, failed: false });

type Props = Choices & {
  readonly asked: AskedView;
  readonly units: Both<readonly Unit[]>;
  /** The answer of the server in short; null if there is none. */
  readonly brief: Brief | null;
  /** The same as the server drew it. */
  readonly children: ReactNode;
};

/**
 * The question and its answer. Every change is reckoned in the browser; the server is asked for the unit groups of another army or list. An
 * answer is shown with its own question alone: what was asked in the meantime takes its place.
 */
export function FightDesk({ asked, units, brief, children, sources, typed }: Props) {
  const router = useRouter();
  const [isLoading, begin] = useTransition();
  const [known, setState] = useState(() => begun(asked));
  const state = known.of === asked ? known : begun(asked);
  const latest = useRef<Values>(state.values);
  const askServer = (values: Values) => begin(() => router.replace(addressOf(values), { scroll: false }));

  useEffect(() => {
    latest.current = asked.values;
    if (!standsAt(asked.values)) router.replace(window.location.pathname + window.location.search, { scroll: false });
  }, [asked, router]);

  async function askHere(values: Values): Promise<void> {
    window.history.replaceState(null, "", addressOf(values));
    try {
      const [view] = await Promise.all([reckon({ kind: "fight", sent: values, units }), ANSWER.fetch()]);
      if (latest.current === values) setState({ of: asked, values, answered: values, view, failed: false });
    } catch {
      if (latest.current === values) setState({ ...begun(asked), values, failed: true });
    }
  }

  function change(name: string, value: string): void {
    const values = changed(state.values, name, value);
    const side = name === "a.from" ? "a" : name === "b.from" ? "b" : null;
    const isKnown = side === null || value === TYPED || value === asked.sides[side].source;
    latest.current = values;
    setState({ ...state, values });
    if (isKnown && !isLoading) void askHere(values);
    else askServer(values);
  }

  const isPending = isLoading || (state.answered !== state.values && !state.failed);
  const Answer = ANSWER.known();
  return (
    <div className="odds-page">
      <div>
        <OddsForm
          {...{ units, sources, typed, change }}
          values={state.values}
          asked={state.view?.asked ?? asked}
          isPending={isPending}
          onReached={prepare}
        />
        {!state.failed && <Strip brief={state.view ? briefOf(state.view.told) : brief} />}
      </div>
      <p role="status" className="sr-only">
        {state.view && spokenOf(briefOf(state.view.told))}
      </p>
      <div className="odds-answer" aria-busy={isPending}>
        {state.failed ? (
          <p className="finding" role="alert">
            {ODDS.unreached}{" "}
            <button type="button" className="button" data-small onClick={() => askServer(state.values)}>
              {COMMON.retry}
            </button>
          </p>
        ) : state.view && Answer ? (
          <Answer told={state.view.told} />
        ) : (
          children
        )}
      </div>
    </div>
  );
}

/** The answer in one sentence, for those who hear it. */
const spokenOf = (brief: Brief | null): string => (brief ? ODDS.spoken(brief.names.a, brief.at.a, brief.names.b, brief.at.b) : "");

/** The answer in one line, while the form fills a small screen: what is said of each side stands at its end of the bar. */
export function Strip({ brief }: { readonly brief: Brief | null }) {
  if (!brief) return null;
  const { names, at } = brief;
  return (
    <div className="odds-strip" aria-hidden="true">
      <p className="flex justify-between gap-4 text-[0.9rem]">
        <span>{ODDS.strip(ODDS.breaks(names.a), at.a)}</span>
        <span className="text-right">{ODDS.strip(ODDS.breaks(names.b), at.b)}</span>
      </p>
      <Bar at={at} />
    </div>
  );
}
