import type { SheetUnit } from "@/lib/model/army-sheet";
import { grouped } from "@/lib/words/phrasing";
import { namesAsWords } from "@/lib/words/sentence";
import { SHEET } from "@/lib/words/sheet";
import { RulesWords } from "../rules-words";
import { LossBoxes } from "./loss-boxes";

type Troop = NonNullable<SheetUnit["troop"]>;

/** A unit group: its classification, and its losses. */
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
          {SHEET.notInList}
        </td>
      )}
      <td className="sheet-bases" data-unit={bases === 1 ? "base" : "bases"}>
        {bases}
      </td>
      <td className="sheet-losses">
        <LossBoxes boxes={boxes} words={SHEET.losses} />
        {breaksAfter && <small>{SHEET.after(breaksAfter)}</small>}
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
        <RulesWords text={namesAsWords(type)} />
      </td>
      <td className="sheet-troop">
        <RulesWords text={namesAsWords(troop.formation, { skirmish: "skirmishers" })} inPhrase />
      </td>
      <td className="sheet-troop">
        <RulesWords text={namesAsWords(troop.armour)} inPhrase />
      </td>
      <td className="sheet-troop">
        <RulesWords text={namesAsWords(troop.quality)} inPhrase />
      </td>
      <Weapon label={SHEET.columns.shot.toLowerCase()} text={troop.shooting} />
      <Weapon label={SHEET.columns.charge.toLowerCase()} text={troop.charge} />
      <Weapon label={SHEET.columns.melee.toLowerCase()} text={troop.melee} />
      <td className="sheet-special">
        <RulesWords text={namesAsWords(characteristics.join(", "))} inPhrase />
        {characteristics.length > 0 && follows.length > 0 && "; "}
        {follows.length > 0 && (
          <i>
            <RulesWords text={namesAsWords(follows.join(", "))} inPhrase />
          </i>
        )}
      </td>
    </>
  );
}

function Weapon({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <td className="sheet-troop" data-label={label} data-none={text === "" || undefined}>
      <RulesWords text={namesAsWords(text || "–")} inPhrase />
    </td>
  );
}
