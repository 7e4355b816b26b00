import { type Check, finding, WHOLE_ARMY } from "./finding";

/** The camp, against the kinds and qualities the list allows ("Camps"). */
export const checkCamp: Check = ({ army, list }, found) => {
  const { kind, quality } = army.camp;
  const { kinds, qualities } = list.list.camps;
  if (!kinds.includes(kind) && kinds[0]) {
    found.push(
      finding("camp-kind", { camp: "kind" }, { kind, allowed: [...kinds] }, [
        { do: "set-army", field: "camp", to: { kind: kinds[0], quality } },
      ]),
    );
  }
  if (!qualities.includes(quality) && qualities[0]) {
    const edits = [{ do: "set-army", field: "camp", to: { kind, quality: qualities[0] } }] as const;
    found.push(finding("camp-quality", { camp: "quality" }, { quality, allowed: [...qualities] }, edits));
  }
};

/** The points spent, against the agreed limit. */
export function checkPoints(points: number, limit: number, found: Parameters<Check>[1]): void {
  if (points > limit) found.push(finding("points-over", WHOLE_ARMY, { points, limit, over: points - limit }));
}
