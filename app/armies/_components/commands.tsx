import type { Army, Commander, UnitGroup } from "@/lib/model/army";
import type { Assessment } from "@/lib/model/assessment";
import type { Edit } from "@/lib/model/edit";
import type { CommanderId } from "@/lib/model/identifiers";
import type { Book } from "@/lib/rules/army/book";
import { commanderWords, counted, grouped, sentenceCase } from "@/lib/words/phrasing";
import { CommanderForm } from "./commander-form";
import { listOf, type MakeEdits } from "./desk";
import { UnitRow } from "./unit-row";

type Props = { army: Army; book: Book; assessment: Assessment; edit: MakeEdits };

const ROLES = { army: "army commander", sub: "sub-commander", ally: "ally" } as const;

/** The army by its commands: each commander with his unit groups, then those not yet given to anyone. */
export function Commands({ army, book, assessment, edit }: Props) {
  const given = new Set<string>(army.commanders.map((one) => one.id));
  const loose = army.units.filter((unit) => unit.commander === null || !given.has(unit.commander));
  const rows = (units: readonly UnitGroup[], commander: Commander | null) => (
    <Units units={units} commander={commander} army={army} book={book} assessment={assessment} edit={edit} />
  );
  return (
    <>
      <table className="ledger mt-4">
        <thead>
          <tr>
            <th scope="col" className="figure">
              no.
            </th>
            <th scope="col">Unit group</th>
            <th scope="col">Bases</th>
            <th scope="col" className="figure">
              Points
            </th>
          </tr>
        </thead>
        {army.commanders.map((commander) => (
          <tbody key={commander.id}>
            <CommanderRow commander={commander} army={army} book={book} assessment={assessment} edit={edit} />
            {rows(
              army.units.filter((unit) => unit.commander === commander.id),
              commander,
            )}
          </tbody>
        ))}
        {loose.length > 0 && (
          <tbody>
            <tr className="bg-wash">
              <td colSpan={4}>
                <b className="font-semibold">Not yet given to a command</b>{" "}
                <span className="text-soft">decided at the table at the latest</span>
              </td>
            </tr>
            {rows(loose, null)}
          </tbody>
        )}
      </table>
      <NewCommander army={army} book={book} edit={edit} />
    </>
  );
}

function Units({ units, commander, army, book, assessment, edit }: Props & { units: readonly UnitGroup[]; commander: Commander | null }) {
  const list = listOf(commander, army, book);
  if (!list) return null;
  const faulty = (unit: UnitGroup) =>
    assessment.findings.some((one) => one.severity === "error" && "unit" in one.at && one.at.unit === unit.number);
  const inOrder = [...units].sort((one, other) => one.number - other.number);
  return inOrder.map((unit) => (
    <UnitRow key={unit.number} unit={unit} list={list} army={army} book={book} faulty={faulty(unit)} edit={edit} />
  ));
}

function CommanderRow({ commander, army, book, assessment, edit }: Props & { commander: Commander }) {
  const { id, role, grade, class: kind, name } = commander;
  const points =
    assessment.reasons.points.find((one) => one.code === "commander" && one.at && "commander" in one.at && one.at.commander === id)
      ?.value ?? 0;
  const groups = army.units.filter((unit) => unit.commander === id).length;
  return (
    <tr id={`commander-${id}`} className="bg-wash">
      <td colSpan={3}>
        <b className="font-semibold">{sentenceCase(commanderWords(commander))}</b>{" "}
        <span className="text-soft">
          {name !== null && `${ROLES[role]}, `}
          {grade}, {kind} · {counted(book.measures.cards[grade], "card")} · {counted(groups, "unit group")}
        </span>
        <details className="text-[0.9rem]">
          <summary className="inline-flex min-h-6 items-center text-soft underline decoration-dotted">change</summary>
          <CommanderForm commander={commander} army={army} book={book} edit={edit} />
        </details>
      </td>
      <td className="figure">{grouped(points)}</td>
    </tr>
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
  if (!list || army.commanders.length > book.measures.commanders.max) return null;
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
