import { Link } from "@/app/_components/link";
import type { FireDie } from "@/lib/model/combat-terms";
import type { FightAnswer as Answer, Checkpoint, FireAnswer } from "@/lib/model/odds";
import { fireDieWords } from "@/lib/words/combat";
import { faultSentence } from "@/lib/words/faults";
import { basesWords, chanceWords, ODDS } from "@/lib/words/odds";
import { AsText } from "./as-text";
import type { MayBe, Names, ToldView } from "./fight-shapes";
import { ClaimTables, CourseTable, Verdict } from "./fight-tables";
import { fightText } from "./fight-text";

/** All that is told of a fight: the server draws it for whoever opens an address, the browser for every change. */
export function FightAnswer({ told }: { readonly told: ToldView }) {
  const { answer, names, mayBe, faults, claims, fires, distance, near } = told;
  const isFar = distance !== null;
  return (
    <>
      {faults.map((fault) => (
        <p key={`${fault.path.join(".")} ${fault.code}`} className="finding">
          {faultSentence(fault)}
        </p>
      ))}
      {!answer && faults.length === 0 && <p className="finding">{ODDS.unread}</p>}
      {answer && (
        <>
          {answer.notes.map((note) => (
            <p key={note} className="finding" data-severity="warning">
              {ODDS.notes[note]}
            </p>
          ))}
          <Verdict {...{ answer, names }} />
          {mayBe.length > 0 && <MayBeAny all={mayBe} names={names} />}
          <CourseTable {...{ answer, names, isFar }} />
          <ClaimTables {...{ answer, names, claims }} />
          <FireTables {...{ fires, names }} from={distance} />
          <Tested {...{ answer, names, near }} />
          <AsText lines={fightText(told)} />
          <LeftOut codes={answer.leftOut} />
        </>
      )}
    </>
  );
}

type Told = { readonly answer: Answer; readonly names: Names };
const SIDES = ["a", "b"] as const;

/** The kill-a-base test of the friend near each side. */
function Tested({ answer: { tests }, names, near }: Told & { readonly near: Names }) {
  const told = SIDES.flatMap((side) => tests[side].map((one) => ({ side, ...one })));
  if (told.length === 0) return null;
  return (
    <section aria-label={ODDS.tested}>
      <h2>{ODDS.tested}</h2>
      {told.map(({ side, ...one }) => (
        <p key={side}>{ODDS.testedOf(names[side], near[side], one)}</p>
      ))}
    </section>
  );
}

/** What is not reckoned, in one short list. */
function LeftOut({ codes }: { readonly codes: Answer["leftOut"] }) {
  return (
    <section>
      <h2>{ODDS.leftOut}</h2>
      <ul className="list-disc pl-5 text-soft">
        {codes.map((code) => (
          <li key={code}>{ODDS.leftOutWords(code)}</li>
        ))}
      </ul>
    </section>
  );
}

const MAY_BE = ODDS.mayBe;

/** The least and the most of a chance. */
function between(all: readonly MayBe[], of: (at: Checkpoint) => number): string {
  const chances = all.map(({ at }) => of(at));
  return MAY_BE.between(chanceWords(Math.min(...chances)), chanceWords(Math.max(...chances)));
}

/** All that an enemy may be who is known by his look alone, each with its fight. */
function MayBeAny({ all, names }: { readonly all: readonly MayBe[]; readonly names: Names }) {
  return (
    <section aria-label={MAY_BE.heading}>
      <h2>{MAY_BE.heading}</h2>
      <p id="may-be" className="max-w-prose">
        {MAY_BE.told(
          all.length,
          between(all, ({ b }) => b),
          between(all, ({ a }) => a),
          names.a,
        )}
      </p>
      <table className="ledger odds-table odds-fire mt-2" aria-describedby="may-be">
        <thead>
          <tr>
            <th scope="col">{MAY_BE.one}</th>
            <th scope="col" className="figure" data-part="b">
              {MAY_BE.itBreaks}
            </th>
            <th scope="col" className="figure" data-part="a">
              {ODDS.breaks(names.a)}
            </th>
          </tr>
        </thead>
        <tbody>
          {all.map(({ name, address, isChosen, at }) => (
            <tr key={address}>
              <th scope="row">
                {isChosen ? (
                  <>
                    {name} <span className="text-soft">{MAY_BE.shown}</span>
                  </>
                ) : (
                  <Link href={address} scroll={false}>
                    {name}
                  </Link>
                )}
              </th>
              <td className="figure">{chanceWords(at.b)}</td>
              <td className="figure">{chanceWords(at.a)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type Props = {
  readonly fires: { readonly a: FireAnswer | null; readonly b: FireAnswer | null };
  readonly names: Names;
  /** BW that an approach begins at; null: as the rules’ page has it. */
  readonly from: number | null;
};

/** BW at which armies stand when a game begins. */
const BEGIN = 12;

/** What each side's fire does to the other. */
function FireTables({ fires, names, from }: Props) {
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
