import type { SheetUnit } from "@/lib/model/army-sheet";
import { grouped } from "@/lib/words/phrasing";
import { RulesWords } from "../rules-words";
import { LossBoxes } from "./loss-boxes";

type Troop = NonNullable<SheetUnit["troop"]>;

/** A unit group: what it is, and how it dies. */
export function UnitRow({ unit, isOwn }: { readonly unit: SheetUnit; readonly isOwn: boolean }) {
  const { number, name, line, troop, bases, boxes, breaksAfter, points } = unit;
  return (
    <tr className="sheet-unit" data-phrase="">
      <td className="sheet-number">{number}</td>
      <th scope="row" className="sheet-name">
        <bdi>{name}</bdi>
        {line && <small>{line}</small>}
      </th>
      {troop ? (
        <TroopCells troop={troop} />
      ) : (
        <td colSpan={8} className="sheet-troop">
          Its list has no such line.
        </td>
      )}
      <td className="sheet-bases" data-unit={bases === 1 ? "base" : "bases"}>
        {bases}
      </td>
      <td className="sheet-losses">
        <LossBoxes boxes={boxes} words="losses" />
        {breaksAfter && <small>after {breaksAfter}</small>}
      </td>
      {isOwn && <td className="sheet-points">{points !== null && grouped(points)}</td>}
    </tr>
  );
}

function TroopCells({ troop }: { readonly troop: Troop }) {
  const { type, characteristics, follows } = troop;
  return (
    <>
      <td className="sheet-troop">
        <RulesWords text={type} />
      </td>
      <td className="sheet-troop">
        <RulesWords text={troop.formation} before={`${type}, `} inPhrase />
      </td>
      <td className="sheet-troop">
        <RulesWords text={troop.armour} inPhrase />
      </td>
      <td className="sheet-troop">
        <RulesWords text={troop.quality} inPhrase />
      </td>
      <Weapon label="shot" text={troop.shooting} />
      <Weapon label="charge" text={troop.charge} />
      <Weapon label="melee" text={troop.melee} />
      <td className="sheet-special">
        <RulesWords text={characteristics.join(", ")} inPhrase />
        {characteristics.length > 0 && follows.length > 0 && "; "}
        {follows.length > 0 && (
          <i>
            <RulesWords text={follows.join(", ")} inPhrase />
          </i>
        )}
      </td>
    </>
  );
}

function Weapon({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <td className="sheet-troop" data-label={label} data-none={text === "" || undefined}>
      <RulesWords text={text || "–"} inPhrase />
    </td>
  );
}
