"use client";

import type { ArmySheet, SheetCommand } from "@/lib/model/army-sheet";
import { counted, grouped } from "@/lib/words/phrasing";
import { SHEET } from "@/lib/words/sheet";
import { CommanderRow } from "./commander-row";
import { Facts } from "./facts";
import { HouseMark } from "./house-mark";
import { LossBoxes } from "./loss-boxes";
import { UnitRow } from "./unit-row";

type Props = { readonly sheet: ArmySheet };

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
export function SheetTable({ sheet }: Props) {
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
