import type { FireDie } from "@/lib/model/combat-terms";
import type { FireAnswer } from "@/lib/model/odds";
import { fireDieWords } from "@/lib/words/combat";
import { basesWords, chanceWords, ODDS } from "@/lib/words/odds";
import type { Names } from "./fight-shapes";

type Props = {
  readonly fires: { readonly a: FireAnswer | null; readonly b: FireAnswer | null };
  readonly names: Names;
  /** BW that an approach begins at; null: as the rules’ page has it. */
  readonly from: number | null;
};

/** BW at which armies stand when a game begins. */
const BEGIN = 12;

/** What each side's fire does to the other. */
export function FireTables({ fires, names, from }: Props) {
  return (
    <>
      {fires.b && <Fire fire={fires.b} shooter={names.b} target={names.a} from={from ?? BEGIN} />}
      {fires.a && <Fire fire={fires.a} shooter={names.a} target={names.b} from={from ?? BEGIN} />}
    </>
  );
}

type FireProps = { readonly fire: FireAnswer; readonly shooter: string; readonly target: string; readonly from: number };

/** The first turn by which contact is likelier than not; null if it never is. */
function usualContact(contactByTurn: readonly number[]): number | null {
  const turn = contactByTurn.findIndex((chance) => chance >= 1 / 2);
  return turn < 0 ? null : turn + 1;
}

function Fire({ fire, shooter, target, from }: FireProps) {
  const [, ...slows] = fire.slows;
  const rows: readonly (readonly [string, string])[] = [
    [
      fire.dice.some(({ die }) => die === "white-plus") ? ODDS.fireDicePlus : ODDS.fireDice,
      fire.dice.map(({ die }) => fireDieWords(die as FireDie)).join(" "),
    ],
    [ODDS.woundsOfVolley, fire.wounds.map(chanceWords).join(" · ")],
    [ODDS.fireMean, basesWords(fire.mean)],
    [ODDS.fireBase, chanceWords(fire.base)],
    [ODDS.fireSlows, slows.map(chanceWords).join(" · ")],
    [ODDS.fireBreaks, chanceWords(fire.breaks)],
    ...fire.after.slice(1).map(({ mean }, at): readonly [string, string] => [ODDS.fireAfter(at + 2), basesWords(mean)]),
  ];
  const { comesOn } = fire;
  return (
    <section>
      <h2>{ODDS.fire(shooter, target)}</h2>
      <table className="ledger odds-table odds-fire">
        <tbody>
          {rows.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="figure">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {comesOn && comesOn.volleys > 0 && (
        <p className="mt-2">{ODDS.comesOn(target, from, comesOn.volleys, usualContact(comesOn.contactByTurn))}</p>
      )}
    </section>
  );
}
