import type { SheetCommander } from "@/lib/model/army-sheet";
import { grouped } from "@/lib/words/phrasing";
import { SHEET } from "@/lib/words/sheet";
import { Facts } from "./facts";
import { LossBoxes } from "./loss-boxes";

type Props = { readonly commander: SheetCommander | null; readonly span: number; readonly isOwn: boolean };

/** Who leads the unit groups below, and what he can do. */
export function CommanderRow({ commander, span, isOwn }: Props) {
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
