"use client";

import type { ArmySheet, SheetCommand } from "@/lib/model/army-sheet";
import { counted, grouped } from "@/lib/words/phrasing";
import { CommanderRow } from "./commander-row";
import { Facts } from "./facts";
import { HouseMark } from "./house-mark";
import { LossBoxes } from "./loss-boxes";
import { UnitRow } from "./unit-row";

type Props = { readonly sheet: ArmySheet };

/** The columns, but for the points, which a sheet for the opponent does without. */
const COLUMNS = [
  { name: "no.", kind: "sheet-number" },
  { name: "Unit group", kind: "sheet-name" },
  { name: "Type", kind: "" },
  { name: "Formation", kind: "" },
  { name: "Armour", kind: "" },
  { name: "Quality", kind: "" },
  { name: "Shot", kind: "" },
  { name: "Charge", kind: "" },
  { name: "Melee", kind: "" },
  { name: "Characteristics", kind: "sheet-special" },
  { name: "Bases", kind: "sheet-bases" },
  { name: "Losses, breaks", kind: "sheet-losses" },
] as const;

/** All that stands before boxes and points. */
const BEFORE_LOSSES = COLUMNS.length - 1;

/** The army: each commander above his unit groups, and the camp. A client component, so that its rows are sent once as HTML and once as data. */
export function SheetTable({ sheet }: Props) {
  const { name, reader, commands, camp } = sheet;
  const isOwn = reader === "own";
  return (
    // What lies above the window is not drawn: there the army's name, which heads every page but the first.
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
                Pts
                <HouseMark />
              </th>
            )}
          </tr>
        </thead>
        {commands.map((command, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: commands have nothing of their own to be told by, and never change places.
          <Command key={at} command={command} isOwn={isOwn} />
        ))}
        <tbody>
          <tr className="sheet-commander">
            <th scope="row" colSpan={BEFORE_LOSSES}>
              <b>Camp</b> <Facts text={camp.words} />
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
