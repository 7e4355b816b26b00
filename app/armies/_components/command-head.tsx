import { memo } from "react";
import { RulesWords } from "@/app/_components/rules-words";
import type { Commander } from "@/lib/model/army";
import { classTerm, gradeTerm, roleTerm } from "@/lib/words/army-terms";
import { commanderNature, EDITOR } from "@/lib/words/editor";
import { grouped, roleNoun, sentenceCase } from "@/lib/words/phrasing";
import { DeskForm, fetchForms } from "./desk-form";
import { useDeskNow } from "./desk-now";
import { Fold } from "./fold";
import { useDrop } from "./unit-drag";

type Props = { commander: Commander; points: number; faulty: boolean; groups: number };

/** A commander above the unit groups of the command: what he is and costs, and, opened, the form to change that. */
export const CommandHead = memo(function CommandHead({ commander, points, faulty, groups }: Props) {
  const { id, role, grade, class: kind, name } = commander;
  const shown = name ?? sentenceCase(roleNoun(role));
  const { setNodeRef, mark } = useDrop({ number: null, command: id, name: shown });
  return (
    <div ref={setNodeRef} id={`commander-${id}`} className="command-head" data-faulty={faulty || undefined} data-mark={mark}>
      <Fold
        onOpen={() => fetchForms().catch(() => null)}
        summary={
          <>
            <b className="font-semibold">{shown}</b>{" "}
            <span className="text-soft">
              {EDITOR.commander.about(role, grade, kind, name !== null)} · <Cards commander={commander} />
              {groups > 0 && ` · ${EDITOR.commander.groups(groups)}`}
            </span>
          </>
        }
      >
        {() => <Form commander={commander} />}
      </Fold>
      <span className="figure">{grouped(points)}</span>
    </div>
  );
});

function Cards({ commander: { grade } }: { commander: Commander }) {
  return EDITOR.commander.cards(useDeskNow().book.measures.cards[grade]);
}

function Form({ commander }: { commander: Commander }) {
  const { army, book, change } = useDeskNow();
  const { role, grade, class: kind } = commander;
  return (
    <>
      <p className="text-soft">
        <RulesWords text={commanderNature([roleTerm(role)], gradeTerm(grade), classTerm(kind))} />
      </p>
      <DeskForm form="CommanderForm" props={{ commander, army, book, change }} />
    </>
  );
}

export function UnassignedHead({ groups }: { groups: number }) {
  const { setNodeRef, mark } = useDrop({ number: null, command: null, name: EDITOR.unassigned.name });
  return (
    <p ref={setNodeRef} className="command-head" data-mark={mark}>
      <span>
        <b className="font-semibold">{EDITOR.unassigned.name}</b>
        <span className="text-soft">{EDITOR.unassigned.note(groups)}</span>
      </span>
    </p>
  );
}
