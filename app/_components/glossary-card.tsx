"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { GLOSSARY } from "@/lib/words/glossary";
import { GLOSSARY_TERMS, type GlossaryTermId } from "@/lib/words/glossary-terms";
import { COMMON, GLOSSARY_WORDS } from "@/lib/words/site";
import { SourceMark } from "./source-mark";

const OPENS = "[data-term], .rules-phrase";
const OPERATED = "a, button, input, select, textarea, summary, label, dialog";

function distance(element: Element, x: number, y: number): number {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/**
 * The word of the rules that a click is meant for. Words are closer together than a finger is wide. Their targets are larger than the
 * words, lie below all other controls, and overlap from line to line. Of several the nearest counts.
 */
function wordUnder({ target, detail, clientX: x, clientY: y }: MouseEvent): Element | null {
  if (!(target instanceof Element)) return null;
  const direct = target.closest(OPENS);
  // A key press has no coordinates.
  if (direct || detail === 0 || target.closest(OPERATED)) return direct;
  const near = document.elementsFromPoint(x, y).filter((one) => one.matches(OPENS) && target.contains(one));
  return near.sort((one, other) => distance(one, x, y) - distance(other, x, y))[0] ?? null;
}

/** Pixels between the card and its word, or the window's edge; and what the card needs below its word. */
const [GAP, LEAST_ROOM] = [8, 240];

/** The part of a page that a word stands in. */
const columnOf = (word: Element): DOMRect | undefined => word.closest(":is(aside,section,dialog)")?.getBoundingClientRect();

/**
 * Puts the card near its word: beside a column on the right of the window; otherwise below the word, or above it where there is more room. On
 * a phone the style sheet keeps it at the bottom.
 */
function putNear(word: Element, card: HTMLElement): void {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const { left, top, bottom } = word.getBoundingClientRect();
  const column = columnOf(word);
  const isBeside = column !== undefined && column.left > width / 2;
  const isDown = height - bottom > LEAST_ROOM || height - bottom > top;
  const from = isBeside ? { down: top, up: height - bottom } : { down: bottom + GAP, up: height - top + GAP };
  const sides = {
    top: isDown ? from.down : null,
    bottom: isDown ? null : from.up,
    left: isBeside ? null : Math.max(GAP, Math.min(left, width - card.offsetWidth - GAP)),
    right: isBeside ? width - column.left + GAP : null,
    room: height - (isDown ? from.down : from.up) - GAP,
  };
  for (const [side, value] of Object.entries(sides))
    card.style.setProperty(`--card-${side}`, value === null ? "auto" : `${Math.round(value)}px`);
}

type Glossary = typeof GLOSSARY | "not-asked-for" | "opening" | "failed";

/** What the words mean: not part of the page until the first word is opened, then kept. A load that failed can be tried again. */
function useGlossary() {
  const [glossary, setGlossary] = useState<Glossary>("not-asked-for");
  const load = useCallback(() => {
    setGlossary((before) => (typeof before === "object" ? before : "opening"));
    import("@/lib/words/glossary").then(
      (loaded) => setGlossary(loaded.GLOSSARY),
      () => setGlossary((before) => (typeof before === "object" ? before : "failed")),
    );
  }, []);
  return { glossary, load };
}

const isTerm = (id: string | null): id is GlossaryTermId => id !== null && Object.hasOwn(GLOSSARY_TERMS, id);

/** The word that was pressed, then the others of its phrase in their order. */
function termsOf(word: Element): readonly GlossaryTermId[] {
  const phrase = word.closest("[data-phrase]");
  const others = phrase ? [...phrase.querySelectorAll("[data-term]")] : [];
  return [...new Set([word, ...others].map((one) => one.getAttribute("data-term")))].filter(isTerm);
}

/** What the words of the rules mean: one to a page, for all its RulesWords and RulesPhrases. */
export function GlossaryCard() {
  const { glossary, load } = useGlossary();
  const [terms, setTerms] = useState<readonly GlossaryTermId[]>([]);
  const card = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element | null>(null);

  const close = useCallback(() => {
    if (!card.current?.open) return;
    const wasInside = card.current.contains(document.activeElement);
    card.current.close();
    if (wasInside) opener.current?.closest("button")?.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    const press = (event: MouseEvent) => {
      const word = wordUnder(event);
      if (word) {
        opener.current = word;
        setTerms(termsOf(word));
        load();
      } else if (event.target instanceof Node && event.target.isConnected && !card.current?.contains(event.target)) close();
    };
    const leave = (event: KeyboardEvent) => {
      // A card drawn over a sheet is closed by the browser itself, which gives the focus back; were it closed here, the sheet would be next.
      if (event.key === "Escape" && !card.current?.matches(":modal")) close();
    };
    document.addEventListener("click", press);
    document.addEventListener("keydown", leave);
    return () => {
      document.removeEventListener("click", press);
      document.removeEventListener("keydown", leave);
    };
  }, [close, load]);

  useEffect(() => {
    if (terms.length === 0 || !card.current) return;
    if (card.current.open) card.current.close();
    // A sheet that lies over the page would lie over the card too: then the card is drawn over the sheet.
    if (document.querySelector("dialog:modal")) card.current.showModal();
    else card.current.show();
    if (opener.current) putNear(opener.current, card.current);
    card.current.scrollTop = 0;
    card.current.focus({ preventScroll: true });
  }, [terms]);

  function tryAgain(): void {
    card.current?.focus({ preventScroll: true });
    load();
  }

  return (
    <dialog
      ref={card}
      tabIndex={-1}
      className="glossary-card screen-only"
      aria-label={GLOSSARY_WORDS.cardOf(terms.map((term) => GLOSSARY_TERMS[term].name))}
      aria-describedby="glossary-card-words"
    >
      <div className="sticky top-0 flex items-center justify-between bg-leaf py-2">
        <span className="eyebrow">{GLOSSARY_WORDS.card}</span>
        <button type="button" className="button" data-small onClick={close}>
          {COMMON.close}
        </button>
      </div>
      <div id="glossary-card-words" aria-live="polite">
        <Meanings terms={terms} glossary={glossary} tryAgain={tryAgain} />
      </div>
    </dialog>
  );
}

function Meanings({ terms, glossary, tryAgain }: { terms: readonly GlossaryTermId[]; glossary: Glossary; tryAgain: () => void }) {
  if (glossary === "failed") {
    return (
      <p>
        {GLOSSARY_WORDS.failed}{" "}
        <button type="button" className="button" data-small onClick={tryAgain}>
          {COMMON.retry}
        </button>
      </p>
    );
  }
  if (typeof glossary === "string") return <p>{COMMON.loading}</p>;
  return (
    <dl className="grid gap-3">
      {terms.map((term) => {
        const { sentence, source, heading } = glossary[term];
        return (
          <div key={term}>
            <dt className="font-serif text-[1.25rem] leading-tight">
              <a href={`/glossary#${term}`} className="no-underline hover:underline">
                {GLOSSARY_TERMS[term].name}
              </a>
            </dt>
            <dd>
              {sentence}{" "}
              {source === "rulebook" ? (
                <span className="text-[0.9rem] text-soft">{GLOSSARY_WORDS.rulebook(heading)}</span>
              ) : (
                <SourceMark from={source} why={heading} />
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
