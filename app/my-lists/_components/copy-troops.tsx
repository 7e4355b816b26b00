import { useEffect, useRef, useState } from "react";
import { askServer } from "@/app/_components/ask-server";
import { SelectField } from "@/app/_components/text-field";
import { LIST_MOST } from "@/lib/model/army-list";
import type { LineDraft, ListDraft } from "@/lib/model/list-draft";
import type { OwnListSummary, StoredList } from "@/lib/model/own-list";
import { yearsWords } from "@/lib/words/list-lines";
import { LIST_EDITOR, OWN_LISTS } from "@/lib/words/own-lists";
import { troopBrief } from "@/lib/words/troops";
import { Act, useDesk } from "./desk-fields";
import { freeId } from "./draft-parts";

/** The reader's own lists, as soon as the server has told them. */
function useMyLists(): readonly OwnListSummary[] {
  const [mine, setMine] = useState<readonly OwnListSummary[]>([]);
  useEffect(() => {
    void askServer<readonly OwnListSummary[]>("GET", "/api/my-lists").then((answer) => answer.ok && setMine(answer.value));
  }, []);
  return mine;
}

const WORDS = LIST_EDITOR.copying;

type From = Pick<ListDraft, "lines">;

/** A line among others, under an id that is free. What it shared with lines of its own list stays behind. */
function withLine(draft: ListDraft, line: LineDraft): ListDraft {
  if (draft.lines.length >= LIST_MOST.lines) return draft;
  const id = freeId(
    line.name,
    draft.lines.map((one) => one.id),
  );
  return { ...draft, lines: [...draft.lines, { ...structuredClone(line), id, shared: null }] };
}

/** Troops of any list, one by one or all together, for the list that is being written. */
export function CopyTroops() {
  const { house, change, tables } = useDesk();
  const mine = useMyLists();
  const [chosen, setChosen] = useState("");
  const [from, setFrom] = useState<From | null>(null);
  const [said, setSaid] = useState("");
  const last = useRef("");
  async function choose(id: string): Promise<void> {
    last.current = id;
    setChosen(id);
    setFrom(null);
    setSaid("");
    if (id === "") return;
    const isMine = mine.some((one) => one.id === id);
    const answer = await askServer<From | StoredList>("GET", isMine ? `/api/my-lists/${id}` : `/api/lists/${id}`);
    // Of two answers the later may come first.
    if (last.current !== id) return;
    if (!answer.ok) return setSaid(WORDS.failed(answer.error.message));
    setFrom("list" in answer.value ? answer.value.list : answer.value);
  }
  function copy(lines: readonly LineDraft[]): void {
    change((before) => lines.reduce(withLine, before));
    setSaid(WORDS.done(lines.map(({ name }) => name)));
  }
  return (
    <div className="grid gap-3">
      <SelectField label={WORDS.list} value={chosen} onChange={({ currentTarget }) => void choose(currentTarget.value)}>
        <option value="">{OWN_LISTS.start.choose}</option>
        <MineOptions mine={mine} />
        {house.map(({ id, name, years }) => (
          <option key={id} value={id}>
            {name}, {yearsWords(years)}
          </option>
        ))}
      </SelectField>
      {from && (
        <>
          <ul className="border-t border-rule">
            {from.lines.map((line) => (
              <li key={line.id} className="flex items-baseline justify-between gap-3 border-b border-rule py-1">
                <span>
                  {line.name} <span className="text-[0.9rem] text-soft">{troopBrief(line.troop, tables)}</span>
                </span>
                <Act name={LIST_EDITOR.copying.copy} label={WORDS.one(line.name)} act={() => copy([line])} />
              </li>
            ))}
          </ul>
          <p>
            <Act name={WORDS.all} act={() => copy(from.lines)} />
          </p>
        </>
      )}
      <p role="status" className="text-soft">
        {said}
      </p>
    </div>
  );
}

export const MineOptions = ({ mine }: { mine: readonly OwnListSummary[] }) =>
  mine.length > 0 && (
    <optgroup label={WORDS.mine}>
      {mine.map(({ id, name }) => (
        <option key={id} value={id}>
          {name || OWN_LISTS.nameless}
        </option>
      ))}
    </optgroup>
  );
