import type { Commander } from "@/lib/model/army";
import type { At } from "@/lib/model/assessment";
import { counted, grouped, roleNoun, sentenceCase } from "@/lib/words/phrasing";
import type { CommandsProps } from "./commands";
import { unitsOf } from "./desk";
import { DeskForm, fetchForms } from "./desk-form";
import { Fold } from "./fold";
import { useDrop } from "./unit-drag";

/** A commander at the head of his unit groups: what he is, what he costs, and, opened, what he might be instead. */
export function CommandHead({ commander, army, book, assessment, armyNow, change }: CommandsProps & { commander: Commander }) {
  const { id, role, grade, class: kind, name } = commander;
  const shown = name ?? sentenceCase(roleNoun(role));
  const { setNodeRef, mark } = useDrop({ number: null, command: id, name: shown }, armyNow);
  const isHis = (at: At | undefined) => at !== undefined && "commander" in at && at.commander === id;
  const points = assessment.reasons.points.find((one) => one.code === "commander" && isHis(one.at))?.value ?? 0;
  const faulty = assessment.findings.some((one) => one.severity === "error" && isHis(one.at));
  const groups = unitsOf(army, id).length;
  return (
    <div ref={setNodeRef} id={`commander-${id}`} className="command-head" data-faulty={faulty || undefined} data-mark={mark}>
      <Fold
        onOpen={() => fetchForms().catch(() => null)}
        summary={
          <>
            <b className="font-semibold">{shown}</b>{" "}
            <span className="text-soft">
              {name !== null && `${roleNoun(role)}, `}
              {grade}, {kind} · {counted(book.measures.cards[grade], "card")}
              {groups > 0 && ` · ${counted(groups, "unit group")}`}
            </span>
          </>
        }
      >
        {() => <DeskForm form="CommanderForm" props={{ commander, army, book, change }} />}
      </Fold>
      <span className="figure">{grouped(points)}</span>
    </div>
  );
}

export function LooseHead({ armyNow }: Pick<CommandsProps, "armyNow">) {
  const { setNodeRef, mark } = useDrop({ number: null, command: null, name: "Not yet given to a command" }, armyNow);
  return (
    <p ref={setNodeRef} className="command-head" data-mark={mark}>
      <span>
        <b className="font-semibold">Not yet given to a command</b>{" "}
        <span className="text-soft">to be decided at the table at the latest</span>
      </span>
    </p>
  );
}
