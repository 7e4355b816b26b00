"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { fileName, saveFile } from "@/app/_components/army-export/save-file";
import { askServer, firstSaveHeaders, newKey } from "@/app/_components/ask-server";
import { useBoard } from "@/app/_components/browser/board";
import { DialogLeaf } from "@/app/_components/dialog-leaf";
import { GlossaryCard } from "@/app/_components/glossary-card";
import { Link } from "@/app/_components/link";
import type { ListDraft } from "@/lib/model/list-draft";
import { ownAllies } from "@/lib/model/list-origin";
import type { StoredList } from "@/lib/model/own-list";
import type { RulesTables } from "@/lib/model/rules-tables";
import { LIST_EDITOR, LIST_SHARING, OWN_LISTS, summaryWords } from "@/lib/words/own-lists";
import { COMMON } from "@/lib/words/site";
import { AboutFields, CommanderFields, SourceFields } from "./about-fields";
import { ConstraintTable } from "./constraint-table";
import { Act, DeskGiven, type HouseList, type OnDesk, useDesk } from "./desk-fields";
import { LineTable } from "./line-table";
import { ShareList } from "./share-list";
import { useListDesk } from "./use-list-desk";

type Props = {
  readonly stored: StoredList;
  readonly tables: RulesTables;
  readonly house: readonly HouseList[];
  readonly mine: OnDesk["mine"];
};

/** The editor of an own list: the page it will be, whose parts open into their fields. */
export function ListDesk({ stored, tables, house, mine }: Props) {
  const desk = useListDesk({ stored, tables, house, mine });
  const on: OnDesk = { ...desk, tables, house, mine };
  return (
    <DeskGiven value={on}>
      <div className="px-4 pt-3 pb-10 md:px-7">
        <Head id={stored.id} />
        <ChangedElsewhere />
        <Problems />
        <LineTable />
        <ConstraintTable />
        <CommanderFields />
        <AboutFields />
        <SourceFields />
      </div>
      <GlossaryCard />
    </DeskGiven>
  );
}

function Head({ id }: { id: string }) {
  const { draft, mine, faults, undo, redo, canUndo, canRedo, restored } = useDesk();
  const [isSharing, setSharing] = useState(false);
  const isSound = faults.length === 0;
  const document = () => JSON.stringify({ ...draft, version: null }, null, 2);
  return (
    <header className="sticky top-0 z-10 -mx-4 border-b border-rule bg-paper px-4 py-2 max-md:static md:-mx-7 md:px-7">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <div className="min-w-0">
          <p className="eyebrow">
            <Link href="/my-lists">{OWN_LISTS.title}</Link> · {LIST_EDITOR.eyebrow}
          </p>
          <h1 className="text-[1.6rem] [overflow-wrap:anywhere]">{draft.name || OWN_LISTS.nameless}</h1>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <SavingWords />
          <Act name={LIST_EDITOR.undo} off={!canUndo} act={undo} />
          <Act name={LIST_EDITOR.redo} off={!canRedo} act={redo} />
          <Act name={LIST_EDITOR.export} act={() => saveFile(fileName(draft.name, "json"), document(), "application/json")} />
          <Act name={LIST_SHARING.button} act={() => setSharing(true)} />
          {isSound ? (
            <a href={`/armies/new?list=${id}`} className="button" data-small data-filled>
              {LIST_EDITOR.build}
            </a>
          ) : (
            <a href="#problems" className="button" data-small>
              {LIST_EDITOR.buildAfter}
            </a>
          )}
        </div>
      </div>
      <p className="text-[0.9rem] text-soft">{restored ? LIST_EDITOR.restored : LIST_EDITOR.private}</p>
      {isSharing && (
        <DialogLeaf name={LIST_SHARING.title} closed={() => setSharing(false)}>
          <ShareList id={id} isSound={isSound} allies={mine.filter((one) => ownAllies(draft).includes(one.id)).map(({ name }) => name)} />
        </DialogLeaf>
      )}
    </header>
  );
}

/** Whether the list is saved, and what to do where it is not. */
function SavingWords() {
  const { saver, draft } = useDesk();
  const saving = useBoard(saver);
  const router = useRouter();
  async function saveAsNew(): Promise<void> {
    const stored = await storeList(draft);
    if (stored) router.push(`/my-lists/${stored.id}`);
  }
  if (saving.kind === "changed") return null;
  const urgent = ["unreachable", "refused", "gone"].includes(saving.kind);
  return (
    <span role="status" className={urgent ? "finding" : "text-[0.9rem] text-soft"}>
      {saving.kind === "refused" ? LIST_EDITOR.refused(saving.message) : LIST_EDITOR.state[saving.kind]}{" "}
      {saving.kind === "unreachable" && <Act name={COMMON.retry} act={() => saver.happen({ kind: "due" })} />}
      {saving.kind === "gone" && <Act name={LIST_EDITOR.saveAsNew} act={() => void saveAsNew()} />}
    </span>
  );
}

async function storeList(list: ListDraft): Promise<StoredList | null> {
  const answer = await askServer<StoredList>("POST", "/api/my-lists", { body: list, headers: firstSaveHeaders(newKey()) });
  return answer.ok ? answer.value : null;
}

/** The parts of the list in which two drafts differ. */
function differing(one: ListDraft, other: ListDraft): readonly string[] {
  const { sections, fields } = LIST_EDITOR;
  const parts: readonly [keyof ListDraft, string][] = [
    ["name", fields.name],
    ["lines", sections.troops],
    ["constraints", sections.restrictions],
    ["commanders", sections.commanders],
    ["camps", fields.campKinds],
    ["sources", sections.sources],
    ["checked", sections.sources],
  ];
  const named = parts.filter(([field]) => JSON.stringify(one[field]) !== JSON.stringify(other[field])).map(([, name]) => name);
  return named.length > 0 ? [...new Set(named)] : [sections.about];
}

/** The list was changed in two places: nothing is overwritten before the player chooses. */
function ChangedElsewhere() {
  const { saver, draft } = useDesk();
  const saving = useBoard(saver);
  if (saving.kind !== "changed") return null;
  const { changed } = LIST_EDITOR;
  const both = async () => {
    if (await storeList({ ...draft, name: OWN_LISTS.copyName(draft.name).slice(0, 80) })) saver.happen({ kind: "theirs" });
  };
  return (
    <section aria-label={changed.name} role="alert" className="my-3 border border-madder bg-leaf p-3">
      <p>{changed.text}</p>
      <p>{changed.differs(differing(draft, saving.theirs.list))}</p>
      <p className="mt-2 flex flex-wrap gap-2">
        <Act name={changed.both} filled act={() => void both()} />
        <Act name={changed.mine} act={() => saver.happen({ kind: "mine" })} />
        <Act name={changed.theirs} act={() => saver.happen({ kind: "theirs" })} />
      </p>
    </section>
  );
}

const MOST = 12;

/** The section in which a fault is seen beside its field. */
function sectionOf(field: unknown): string {
  if (field === "lines") return "troops";
  if (field === "constraints") return "restrictions";
  if (field === "commanders" || field === "camps") return "commanders";
  return field === "sources" || field === "checked" ? "sources" : "about";
}

/** All that is wrong at once, each with the way to its part. */
function Problems() {
  const { faults, draft } = useDesk();
  if (faults.length === 0) return <p className="mt-2 text-soft">{LIST_EDITOR.sound}.</p>;
  return (
    <section id="problems" aria-label={LIST_EDITOR.problemsTitle} className="finding my-3 scroll-mt-24">
      <p className="font-semibold">{LIST_EDITOR.problems(faults.length)}</p>
      <ul className="ml-4 list-disc">
        {faults.slice(0, MOST).map((fault) => (
          <li key={`${fault.path.join(".")} ${fault.code}`}>
            <a href={`#${sectionOf(fault.path[0])}`}>{summaryWords(fault, draft)}</a>
          </li>
        ))}
      </ul>
      {faults.length > MOST && <p>{LIST_EDITOR.more(faults.length - MOST)}</p>}
    </section>
  );
}
