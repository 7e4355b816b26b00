import { memo } from "react";
import { RulesWords } from "@/app/_components/rules-words";
import type { Army } from "@/lib/model/army";
import { CAMP_KINDS, CAMP_QUALITIES, type CampKind, type CampQuality } from "@/lib/model/enumerations";
import type { PreparedList } from "@/lib/rules/army/book";
import { EDITOR } from "@/lib/words/editor";
import { grouped } from "@/lib/words/phrasing";
import { listOf } from "./desk";
import { useArmy, useDeskNow, useJudged } from "./desk-now";
import { DeskForm, fetchForms } from "./fetched-parts";
import { Fold } from "./fold";
import type { Change } from "./use-desk";

/** The name, year and points limit of the army, which open to be changed. */
export const ArmyHead = memo(function ArmyHead() {
  const name = useArmy((army) => army.name);
  const year = useArmy((army) => army.year);
  const pointsLimit = useArmy((army) => army.pointsLimit);
  return (
    <header id="army">
      <Fold
        className="terms"
        onOpen={() => fetchForms().catch(() => null)}
        summary={
          <>
            <h1 className="inline [overflow-wrap:anywhere]">{name}</h1>
            <span>
              <span className="text-soft">{EDITOR.terms.summary(year, pointsLimit)}</span>
              <span className="edit-mark ml-[0.9rem]">{EDITOR.terms.edit}</span>
            </span>
          </>
        }
      >
        {() => <Terms />}
      </Fold>
    </header>
  );
});

function Terms() {
  const { army, book, change } = useDeskNow();
  const list = listOf(null, army, book);
  return list && <DeskForm form="TermsForm" props={{ army, book, list, change }} />;
}

type CampProps = { list: PreparedList; change: Change };

/** The camp and its price. */
export const CampRow = memo(function CampRow({ list, change }: CampProps) {
  const { kind, quality } = useArmy((army) => army.camp);
  const { kinds, qualities } = list.list.camps;
  const set = (camp: Army["camp"]) => change([{ do: "set-army", field: "camp", to: camp }]);
  return (
    <p id="camp" className="mt-1 flex [contain:layout_style] flex-wrap items-center gap-2 py-1.5 pr-2 pl-2 text-soft sm:pr-[3.65rem]">
      <RulesWords text={EDITOR.camp.label} />
      <select
        aria-label={EDITOR.camp.kind}
        className="field"
        value={kind}
        onChange={(event) => set({ kind: event.target.value as CampKind, quality })}
      >
        {CAMP_KINDS.filter((one) => one === kind || kinds.includes(one)).map((one) => (
          <option key={one} value={one}>
            {EDITOR.camp.kindOption(one)}
          </option>
        ))}
      </select>
      <select
        aria-label={EDITOR.camp.quality}
        className="field"
        value={quality}
        onChange={(event) => set({ kind, quality: event.target.value as CampQuality })}
      >
        {CAMP_QUALITIES.filter((one) => one === quality || qualities.includes(one)).map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
      <CampPoints />
    </p>
  );
});

function CampPoints() {
  const reasons = useJudged().assessment.reasons.points;
  const points = reasons.filter(({ code }) => code === "camp-kind" || code === "camp-quality").reduce((sum, { value }) => sum + value, 0);
  return <span className="figure ml-auto text-ink">{grouped(points)}</span>;
}
