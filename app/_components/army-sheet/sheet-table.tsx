"use client";

import { RulesWords } from "@/app/_components/rules-words";
import type { ArmySheet, SheetCommand, SheetCommander, SheetUnit } from "@/lib/model/army-sheet";
import { besideWeapons } from "@/lib/sheets/text-parts";
import { counted, grouped } from "@/lib/words/phrasing";
import { SHEET } from "@/lib/words/sheet";
import { namesAsWords } from "@/lib/words/terms";
import { Facts, HouseMark, LossBoxes } from "./sheet-cells";

type Props = { readonly commander: SheetCommander | null; readonly span: number; readonly isOwn: boolean };

/** Who leads the unit groups below, and what he can do. */
function CommanderRow({ commander, span, isOwn }: Props) {
  if (commander === null)
    return (
      <tr className="sheet-commander">
        <th scope="rowgroup" colSpan={span + (isOwn ? 2 : 1)}>
          <b>{SHEET.loose[isOwn ? "own" : "opponent"]}</b>
        </th>
      </tr>
    );
  const { name, title, abilities, boxes, points } = commander;
  return (
    <tr className="sheet-commander">
      <th scope="rowgroup" colSpan={span}>
        <b>
          <bdi>{name}</bdi>
        </b>{" "}
        <Facts text={[title, ...abilities].join("; ")} />
      </th>
      <td className="sheet-losses">
        <LossBoxes boxes={boxes} words={SHEET.grades(boxes.length)} />
      </td>
      {isOwn && <td className="sheet-points">{points !== null && grouped(points)}</td>}
    </tr>
  );
}

type Troop = NonNullable<SheetUnit["troop"]>;

/** A unit group: its classification, and its losses. */
function UnitRow({ unit, isOwn }: { readonly unit: SheetUnit; readonly isOwn: boolean }) {
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
  const { type, follows } = troop;
  const special = besideWeapons(troop);
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
        <RulesWords text={namesAsWords(special.join(", "))} inPhrase />
        {special.length > 0 && follows.length > 0 && "; "}
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

type SheetTableProps = { readonly sheet: ArmySheet };

/** All columns but the points, which only a player's own sheet has. */
const COLUMNS = [
  { name: SHEET.columns.number, kind: "sheet-number" },
  { name: SHEET.columns.name, kind: "sheet-name" },
  { name: SHEET.columns.type, kind: "" },
  { name: SHEET.columns.formation, kind: "" },
  { name: SHEET.columns.armour, kind: "" },
  { name: SHEET.columns.quality, kind: "" },
  { name: SHEET.columns.shot, kind: "" },
  { name: SHEET.columns.charge, kind: "" },
  { name: SHEET.columns.melee, kind: "" },
  { name: SHEET.columns.characteristics, kind: "sheet-special" },
  { name: SHEET.columns.bases, kind: "sheet-bases" },
  { name: SHEET.columns.losses, kind: "sheet-losses" },
] as const;

/** The columns before boxes and points. */
const BEFORE_LOSSES = COLUMNS.length - 1;

/** The army: each commander above his unit groups, and the camp. A client component, so that its rows are sent once as HTML and once as data. */
export function SheetTable({ sheet }: SheetTableProps) {
  const { name, reader, commands, camp } = sheet;
  const isOwn = reader === "own";
  return (
    // The window hides the row above it: the army's name, which heads every page but the first.
    <div className="sheet-window">
      <table className="sheet-table">
        <thead>
          <tr className="sheet-running">
            <th colSpan={BEFORE_LOSSES + (isOwn ? 2 : 1)}>{name}</th>
          </tr>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column.name} scope="col" className={column.kind}>
                {column.name}
              </th>
            ))}
            {isOwn && (
              <th scope="col" className="sheet-points">
                {SHEET.columns.points}
                <HouseMark />
              </th>
            )}
          </tr>
        </thead>
        {commands.map((command, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: commands have no ids, and never change places.
          <Command key={at} command={command} isOwn={isOwn} />
        ))}
        <tbody>
          <tr className="sheet-commander">
            <th scope="row" colSpan={BEFORE_LOSSES}>
              <b>{SHEET.camp}</b> <Facts text={camp.words} />
            </th>
            <td className="sheet-losses">
              <LossBoxes boxes={camp.boxes} words={counted(camp.boxes.length, "base")} />
            </td>
            {isOwn && <td className="sheet-points">{camp.points !== null && grouped(camp.points)}</td>}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function Command({ command: { commander, units }, isOwn }: { readonly command: SheetCommand; readonly isOwn: boolean }) {
  if (commander === null && units.length === 0) return null;
  return (
    <tbody>
      <CommanderRow commander={commander} span={BEFORE_LOSSES} isOwn={isOwn} />
      {units.map((unit) => (
        <UnitRow key={unit.number} unit={unit} isOwn={isOwn} />
      ))}
    </tbody>
  );
}
