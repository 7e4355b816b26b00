import type { Army } from "@/lib/model/army";
import { CAMP_KINDS, CAMP_QUALITIES, type CampKind, type CampQuality } from "@/lib/model/enumerations";
import type { PreparedList } from "@/lib/rules/army/book";
import { grouped, sentenceCase } from "@/lib/words/phrasing";
import { DeskForm, fetchForms } from "./desk-form";
import { Fold } from "./fold";
import type { Change } from "./use-desk";

type Props = { army: Army; list: PreparedList; change: Change };

/** What is true of the whole army: its name, year and points limit, opened to be changed. */
export function ArmyHead({ army, list, change }: Props) {
  return (
    <header id="army">
      <Fold
        className="terms"
        onOpen={() => fetchForms().catch(() => null)}
        summary={
          <>
            <h1 className="inline [overflow-wrap:anywhere]">{army.name}</h1>
            <span className="text-soft">
              {army.year ?? "no year"} · {grouped(army.pointsLimit)} points
            </span>
            <span className="edit-mark">Change</span>
          </>
        }
      >
        {() => <DeskForm form="TermsForm" props={{ army, list, change }} />}
      </Fold>
    </header>
  );
}

const kindWords = (kind: CampKind): string => (kind === "none" ? "No camp" : `${sentenceCase(kind)} camp`);

/** The camp closes the muster, and costs what it costs. */
export function CampRow({ army, list, points, change }: Props & { points: number }) {
  const { kind, quality } = army.camp;
  const { kinds, qualities } = list.list.camps;
  const set = (camp: Army["camp"]) => change([{ do: "set-army", field: "camp", to: camp }]);
  return (
    <p id="camp" className="mt-1 flex flex-wrap items-center gap-2 px-2 py-1.5 text-soft">
      <select
        aria-label="Kind of camp"
        className="field"
        value={kind}
        onChange={(event) => set({ kind: event.target.value as CampKind, quality })}
      >
        {CAMP_KINDS.filter((one) => one === kind || kinds.includes(one)).map((one) => (
          <option key={one} value={one}>
            {kindWords(one)}
          </option>
        ))}
      </select>
      <select
        aria-label="Quality of the camp"
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
      <span className="figure ml-auto text-ink">{grouped(points)}</span>
    </p>
  );
}
