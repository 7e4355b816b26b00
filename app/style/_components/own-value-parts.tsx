import { HouseMark } from "@/app/_components/army-sheet/sheet-text";
import { OwnValue } from "@/app/_components/own-values/own-value";
import { WritingHere } from "@/app/_components/own-values/writing-here";

/** Cells that take own values: blank, with a house value, and with an own value. */
export function OwnValueParts() {
  return (
    <WritingHere drawn={null}>
      <table className="ledger max-w-md">
        <thead>
          <tr>
            <th scope="col">Whose value</th>
            <th scope="col">Move</th>
            <th scope="col">Shot</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">None</th>
            <td>
              <OwnValue cellKey="style.values.none.move" label="None, move" value={null} printed={null} />
            </td>
            <td>4 BW</td>
          </tr>
          <tr>
            <th scope="row">The house’s</th>
            <td>
              <OwnValue cellKey="style.values.house.move" label="The house’s, move" value={null} printed="3 BW">
                3 BW
                <HouseMark />
              </OwnValue>
            </td>
            <td>4 BW</td>
          </tr>
          <tr>
            <th scope="row">Your own</th>
            <td>
              <OwnValue cellKey="style.values.own.move" label="Your own, move" value="2½ BW" printed="3 BW" />
            </td>
            <td>4 BW</td>
          </tr>
        </tbody>
      </table>
    </WritingHere>
  );
}
