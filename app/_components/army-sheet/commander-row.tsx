import type { SheetCommander } from "@/lib/model/army-sheet";
import { LOOSE_HEADINGS } from "@/lib/sheets/sheet-commands";
import { counted, grouped } from "@/lib/words/phrasing";
import { Facts } from "./facts";
import { LossBoxes } from "./loss-boxes";

type Props = { readonly commander: SheetCommander | null; readonly span: number; readonly isOwn: boolean };

/** Who leads the unit groups below, and what he can do. */
export function CommanderRow({ commander, span, isOwn }: Props) {
  if (commander === null)
    return (
      <tr className="sheet-commander">
        <th scope="rowgroup" colSpan={span + (isOwn ? 2 : 1)}>
          <b>{LOOSE_HEADINGS[isOwn ? "own" : "opponent"]}</b>
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
        <LossBoxes boxes={boxes} words={`${counted(boxes.length, "grade")} to lose`} />
      </td>
      {isOwn && <td className="sheet-points">{points !== null && grouped(points)}</td>}
    </tr>
  );
}
