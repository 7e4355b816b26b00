import { useState } from "react";
import { DialogLeaf } from "@/app/_components/dialog-leaf";
import { TroopTable } from "@/app/lists/_components/troop-table";
import { LIST_MOST, type TroopLine } from "@/lib/model/army-list";
import type { LineDraft } from "@/lib/model/list-draft";
import { LIST_EDITOR } from "@/lib/words/own-lists";
import { CopyTroops } from "./copy-troops";
import { Act, Section, useDesk } from "./desk-fields";
import { asShown, freeId } from "./draft-parts";
import { LineForm } from "./line-form";

const WORDS = LIST_EDITOR.line;

const blankLine = (taken: readonly string[]): LineDraft => ({
  id: freeId(WORDS.newName, taken),
  name: WORDS.newName,
  troop: {
    ...{ type: "foot", training: "formed", formation: "loose", setFormation: null, armour: "unprotected", quality: "average" },
    ...{ shooting: null, impact: null, melee: null, attached: [], characteristics: [] },
  },
  ...{ optional: [], partial: null, bases: { min: 0, max: 12 }, sizes: [4, 6], years: null, shared: null, ledBy: null, note: null },
});

/** The troops of the list as its page shows them; each opens into its fields. */
export function LineTable() {
  const { draft, change, tables, faults } = useDesk();
  const [open, setOpen] = useState<string | null>(null);
  const [isCopying, setCopying] = useState(false);
  const { lines } = draft;
  const setLines = (to: (before: readonly LineDraft[]) => readonly LineDraft[], run?: string) =>
    change((before) => ({ ...before, lines: [...to(before.lines)] }), run);
  const isFull = lines.length >= LIST_MOST.lines;
  function add(line: LineDraft): void {
    setLines((before) => [...before, line]);
    setOpen(line.id);
  }
  /** Where a line goes, others name it: they follow. */
  function put(at: number, next: LineDraft): void {
    setLines((before) => before.map((one, index) => (index === at ? next : one)), `line ${at}`);
  }
  function act({ id, name }: TroopLine, at: number) {
    const isOpen = open === id;
    const line = lines[at];
    const wrong = faults.filter(({ path: [field, index] }) => field === "lines" && index === at).length;
    return (
      <span
        className={`${isOpen ? "my-1 flex" : "my-0.5 mr-2 inline-flex max-lg:mx-2"} flex-wrap items-center gap-2 align-middle print:hidden`}
      >
        <button
          type="button"
          className="button"
          data-small
          aria-expanded={isOpen}
          aria-label={isOpen ? WORDS.done(name) : WORDS.edit(name)}
          onClick={() => setOpen(isOpen ? null : id)}
        >
          {isOpen ? LIST_EDITOR.restriction.close : LIST_EDITOR.restriction.edit}
        </button>
        {isOpen && line && (
          <>
            <Act
              name={WORDS.duplicate}
              off={isFull}
              act={() =>
                add({
                  ...structuredClone(line),
                  id: freeId(
                    name,
                    lines.map((one) => one.id),
                  ),
                })
              }
            />
            <Act name={WORDS.up} off={at === 0} act={() => setLines((before) => moved(before, at, at - 1))} />
            <Act name={WORDS.down} off={at === lines.length - 1} act={() => setLines((before) => moved(before, at, at + 1))} />
            <Act
              name={WORDS.remove}
              label={WORDS.removeOf(name)}
              act={() => setLines((before) => before.filter((_, index) => index !== at))}
            />
          </>
        )}
        {wrong > 0 && <span className="text-madder">{LIST_EDITOR.problems(wrong)}</span>}
      </span>
    );
  }
  function below({ id }: TroopLine, at: number) {
    const line = lines[at];
    return open === id && line && <LineForm at={at} line={line} put={(next) => put(at, next)} />;
  }
  return (
    <Section id="troops" title={LIST_EDITOR.sections.troops}>
      {lines.length === 0 ? (
        <p className="text-soft">{LIST_EDITOR.empty}</p>
      ) : (
        <TroopTable list={asShown(draft)} tables={tables} act={act} below={below} />
      )}
      <p className="mt-3 flex flex-wrap gap-2">
        <Act name={WORDS.add} filled off={isFull} act={() => add(blankLine(lines.map((one) => one.id)))} />
        <Act name={WORDS.copy} off={isFull} act={() => setCopying(true)} />
      </p>
      {isCopying && (
        <DialogLeaf name={LIST_EDITOR.copying.title} closed={() => setCopying(false)}>
          <CopyTroops />
        </DialogLeaf>
      )}
    </Section>
  );
}

function moved<T>(all: readonly T[], from: number, to: number): readonly T[] {
  const next = [...all];
  const [one] = next.splice(from, 1);
  if (one !== undefined) next.splice(to, 0, one);
  return next;
}
