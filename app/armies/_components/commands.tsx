import type { Army, Commander, UnitGroup } from "@/lib/model/army";
import type { Assessment, At } from "@/lib/model/assessment";
import type { Edit } from "@/lib/model/edit";
import type { CommanderId } from "@/lib/model/identifiers";
import type { Book } from "@/lib/rules/army/book";
import { commanderWords, counted, grouped, sentenceCase } from "@/lib/words/phrasing";
import { CommanderForm, ROLE_NAMES } from "./commander-form";
import { listOf, type MakeEdits } from "./desk";
import { UnitRow } from "./unit-row";

type Props = { army: Army; book: Book; assessment: Assessment; edit: MakeEdits };

/** The army by its commands: each commander with his unit groups, then those not yet given to anyone. */
export function Commands(props: Props) {
  const { army, book, edit } = props;
  const given = new Set<string>(army.commanders.map((one) => one.id));
  const loose = army.units.filter((unit) => unit.commander === null || !given.has(unit.commander));
  return (
    <>
      <p className="muster-row mt-4 text-[0.85rem] text-soft max-sm:hidden" aria-hidden="true">
        <span className="figure">no.</span>
        <span>Unit group</span>
        <span>Bases</span>
        <span className="figure">Points</span>
      </p>
      {army.commanders.map((commander) => (
        <section key={commander.id} aria-label={sentenceCase(commanderWords(commander))}>
          <CommanderRow commander={commander} {...props} />
          <Units units={army.units.filter((unit) => unit.commander === commander.id)} commander={commander} {...props} />
        </section>
      ))}
      {loose.length > 0 && (
        <section aria-label="Not yet given to a command">
          <p className="border-b border-rule bg-wash px-2 py-1.5">
            <b className="font-semibold">Not yet given to a command</b>{" "}
            <span className="text-soft">decided at the table at the latest</span>
          </p>
          <Units units={loose} commander={null} {...props} />
        </section>
      )}
      <NewCommander army={army} book={book} edit={edit} />
    </>
  );
}

function Units({ units, commander, army, book, assessment, edit }: Props & { units: readonly UnitGroup[]; commander: Commander | null }) {
  const list = listOf(commander, army, book);
  if (!list || units.length === 0) return null;
  const faulty = (unit: UnitGroup) =>
    assessment.findings.some((one) => one.severity === "error" && "unit" in one.at && one.at.unit === unit.number);
  const inOrder = [...units].sort((one, other) => one.number - other.number);
  return (
    <ul>
      {inOrder.map((unit) => (
        <UnitRow key={unit.number} unit={unit} list={list} army={army} book={book} faulty={faulty(unit)} edit={edit} />
      ))}
    </ul>
  );
}

function CommanderRow({ commander, army, book, assessment, edit }: Props & { commander: Commander }) {
  const { id, role, grade, class: kind, name } = commander;
  const isHis = (at: At | undefined) => at !== undefined && "commander" in at && at.commander === id;
  const points = assessment.reasons.points.find((one) => one.code === "commander" && isHis(one.at))?.value ?? 0;
  const groups = army.units.filter((unit) => unit.commander === id).length;
  return (
    <div
      id={`commander-${id}`}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 [overflow-wrap:anywhere] border-b border-rule bg-wash px-2 py-1.5"
    >
      <details>
        <summary>
          <b className="font-semibold">{name ?? sentenceCase(ROLE_NAMES[role])}</b>{" "}
          <span className="text-soft">
            {name !== null && `${ROLE_NAMES[role]}, `}
            {grade}, {kind} · {counted(book.measures.cards[grade], "card")} · {counted(groups, "unit group")}
          </span>
        </summary>
        <CommanderForm commander={commander} army={army} book={book} edit={edit} />
      </details>
      <span className="figure">{grouped(points)}</span>
    </div>
  );
}

/** The next free id for a commander. */
function freeId(army: Army): CommanderId {
  const taken = new Set<string>(army.commanders.map((one) => one.id));
  let number = 1;
  while (taken.has(`commander-${number}`)) number++;
  return `commander-${number}` as CommanderId;
}

function NewCommander({ army, book, edit }: Omit<Props, "assessment">) {
  const list = listOf(null, army, book)?.list;
  if (!list || army.commanders.length > book.measures.subCommanders.max + 1) return null;
  const role = army.commanders.some((one) => one.role === "army") ? "sub" : "army";
  const may = role === "army" ? list.commanders.army : list.commanders.subs;
  const add: Edit = {
    do: "add-commander",
    commander: {
      id: freeId(army),
      role,
      grade: may.grades.includes("competent") ? "competent" : (may.grades[0] ?? "competent"),
      class: may.classes[0] ?? "professional",
      name: null,
      list: null,
      listVersion: null,
    },
  };
  return (
    <button type="button" className="button mt-3" onClick={() => edit([add])}>
      Add {role === "army" ? "an army commander" : "a sub-commander"}
    </button>
  );
}
