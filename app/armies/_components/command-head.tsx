import { memo } from "react";
import { RulesWords } from "@/app/_components/rules-words";
import type { Commander } from "@/lib/model/army";
import { counted, grouped, roleNoun, sentenceCase } from "@/lib/words/phrasing";
import { DeskForm, fetchForms } from "./desk-form";
import { useDeskNow } from "./desk-now";
import { Fold } from "./fold";
import { useDrop } from "./unit-drag";

type Props = { commander: Commander; points: number; faulty: boolean; groups: number };

/** A commander at the head of his unit groups: what he is, what he costs, and, opened, what he might be instead. */
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
              {name !== null && `${roleNoun(role)}, `}
              {grade}, {kind} · <Cards commander={commander} />
              {groups > 0 && ` · ${counted(groups, "unit group")}`}
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
  return counted(useDeskNow().book.measures.cards[grade], "card");
}

function Form({ commander }: { commander: Commander }) {
  const { army, book, change } = useDeskNow();
  const { role, grade, class: kind } = commander;
  return (
    <>
      <p className="text-soft">
        <RulesWords text={`${sentenceCase(roleNoun(role))}, ${grade}, ${kind}.`} />
      </p>
      <DeskForm form="CommanderForm" props={{ commander, army, book, change }} />
    </>
  );
}

export function LooseHead() {
  const { setNodeRef, mark } = useDrop({ number: null, command: null, name: "Not yet given to a command" });
  return (
    <p ref={setNodeRef} className="command-head" data-mark={mark}>
      <span>
        <b className="font-semibold">Not yet given to a command</b>{" "}
        <span className="text-soft">to be decided at the table at the latest</span>
      </span>
    </p>
  );
}
