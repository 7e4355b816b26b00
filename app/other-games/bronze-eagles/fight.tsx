import type { EagleFightAnswer, EagleRound } from "@/lib/model/other-games/bronze-eagles";
import { isEagleHorse } from "@/lib/model/other-games/bronze-eagles-terms";
import { BRONZE_EAGLES } from "@/lib/words/other-games/bronze-eagles";
import { shareWords } from "@/lib/words/other-games/common";
import { ChanceTable, countChances, type Figure, Figures, FiguresTable, SplitBar } from "../_components/figures";
import { OurReadings } from "../_components/our-readings";

const { fight: FIGHT, short: SHORT } = BRONZE_EAGLES;
const SIDES = ["own", "other"] as const;
type Side = (typeof SIDES)[number];
type Told = { readonly answer: EagleFightAnswer };

const ended = (round: EagleRound, side: Side) => ({ broken: round[`${side}Broken`], destroyed: round[`${side}Destroyed`] });
/** The chance that a side is broken or destroyed alone. */
export function beaten(round: EagleRound, side: Side): number {
  const { broken, destroyed } = ended(round, side);
  return Math.min(1, broken + destroyed);
}

/** What of this fight is our own reading. */
function readingsOf({ asked, first }: EagleFightAnswer) {
  const read = BRONZE_EAGLES.page.readings;
  const both = SIDES.map((side) => asked[side]);
  const codes = SIDES.flatMap((side) => first[side].reasons.map(({ code }) => code));
  return [
    read.methods,
    codes.includes("trained") && read.untrained,
    (asked.outflank !== null || both.some(({ attackedIn }) => attackedIn !== "front")) && read.flank,
    SIDES.some((side) => isEagleHorse(asked[side].troop) && asked[side === "own" ? "other" : "own"].attackedIn !== "front") &&
      read.extraDie,
    both.some(({ bases }) => bases > 1) && read.pool,
    read.casualties,
    read.destroyed,
    both.some(({ commander }) => commander) && read.commander,
    both.some(({ commander }) => commander) && read.rage,
  ];
}

/** A fight of two columns, told round by round. */
export function FightAnswer({ answer }: Told) {
  const last = answer.rounds.at(-1);
  if (!last) return null;
  const figures: Figure[] = [
    { name: FIGHT.beaten("other"), value: shareWords(beaten(last, "other")), tone: "own" },
    { name: FIGHT.fighting, value: shareWords(last.fighting) },
    { name: FIGHT.both, value: shareWords(last.bothDestroyed) },
    { name: FIGHT.beaten("own"), value: shareWords(beaten(last, "own")), tone: "other" },
  ];
  const led = SIDES.filter((side) => answer.asked[side].commander);
  return (
    <>
      <div>
        <p className="text-soft">{FIGHT.after(answer.rounds.length)}</p>
        <Figures all={figures} />
        <SplitBar
          parts={[
            { tone: "own", p: beaten(last, "other") },
            { tone: "even", p: last.fighting },
            { tone: "worn", p: last.bothDestroyed },
            { tone: "other", p: beaten(last, "own") },
          ]}
        />
        {led.length > 0 && (
          <Figures all={led.map((side) => ({ name: FIGHT.dead(side), value: shareWords(answer[`${side}CommanderDead`]), tone: side }))} />
        )}
        <OurReadings of={readingsOf(answer)} />
      </div>
      <FirstDice answer={answer} />
      <Course answer={answer} />
      {(["other", "own"] as const).map((side) => (
        <Pushes key={side} answer={answer} side={side} />
      ))}
      <ChanceTable
        id="figures"
        title={FIGHT.figuresTitle}
        caption={FIGHT.figuresCaption}
        of={FIGHT.figures}
        columns={SIDES.map((side) => ({ name: SHORT[side], tone: side, chances: countChances(answer[`${side}Figures`]) }))}
      />
    </>
  );
}

function FirstDice({ answer: { first } }: Told) {
  return (
    <div>
      <h2>{FIGHT.firstTitle}</h2>
      <p id="first" className="text-soft">
        {FIGHT.firstCaption}
      </p>
      <table className="ledger odds-table" aria-describedby="first">
        <thead>
          <tr>
            <td />
            <th scope="col" className="figure">
              {FIGHT.dice}
            </th>
            <th scope="col" className="figure">
              {FIGHT.modifier}
            </th>
            <th scope="col">{FIGHT.why}</th>
          </tr>
        </thead>
        <tbody>
          {SIDES.map((side) => (
            <tr key={side}>
              <th scope="row">{SHORT[side]}</th>
              <td className="figure">{first[side].dice}</td>
              <td className="figure">{FIGHT.signed(first[side].modifier)}</td>
              <td className="eagle-reasons">{first[side].reasons.map(({ code, value }) => FIGHT.reason(code, value)).join(", ")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Each row of the course: what it is called, and its chance in a round. */
const OF_ROUND: readonly (readonly [string, (round: EagleRound) => number])[] = [
  [FIGHT.win, ({ win }) => win],
  [FIGHT.draw, ({ draw }) => draw],
  [FIGHT.lose, ({ lose }) => lose],
];
const BY_END: readonly (readonly [string, (round: EagleRound) => number])[] = [
  [FIGHT.broken("other"), ({ otherBroken }) => otherBroken],
  [FIGHT.destroyed("other"), ({ otherDestroyed }) => otherDestroyed],
  [FIGHT.broken("own"), ({ ownBroken }) => ownBroken],
  [FIGHT.destroyed("own"), ({ ownDestroyed }) => ownDestroyed],
  [FIGHT.both, ({ bothDestroyed }) => bothDestroyed],
  [FIGHT.fighting, ({ fighting }) => fighting],
];

function RoundHeads({ rounds, of }: { readonly rounds: readonly EagleRound[]; readonly of: string }) {
  return (
    <tr>
      <th scope="col">{of}</th>
      {rounds.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a round is known by its number.
        <th key={at} scope="col" className="figure">
          {FIGHT.roundNumber(at + 1)}
        </th>
      ))}
    </tr>
  );
}

function Course({ answer: { rounds } }: Told) {
  return (
    <div>
      <h2>{FIGHT.courseTitle}</h2>
      <p id="course" className="text-soft">
        {FIGHT.courseCaption}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reached by the keyboard. */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={FIGHT.courseTitle}>
        <table className="ledger odds-table" aria-describedby="course">
          {[
            { of: FIGHT.ofRound, lines: OF_ROUND },
            { of: FIGHT.byEnd, lines: BY_END },
          ].map(({ of, lines }) => (
            <tbody key={of}>
              <RoundHeads rounds={rounds} of={of} />
              {lines.map(([name, chance]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {rounds.map((round, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a round is known by its number.
                    <td key={at} className="figure">
                      {shareWords(chance(round))}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
    </div>
  );
}

function Pushes({ answer: { rounds }, side }: Told & { readonly side: Side }) {
  const of = rounds.map((round) => round[`${side}PushedBack`]);
  const values = [...new Set(of.flatMap((all) => all.map(({ value }) => value)))].sort((one, other) => one - other);
  if (values.length === 0) return null;
  const title = FIGHT.pushTitle(side);
  return (
    <details className="eagle-pushes">
      <summary className="min-h-[44px] content-center font-serif text-[1.15rem]">{title}</summary>
      <p id={`push-${side}`} className="text-soft">
        {FIGHT.pushCaption}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reached by the keyboard. */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={title}>
        <FiguresTable
          describedBy={`push-${side}`}
          heads={[FIGHT.pushed, ...rounds.map((_, at) => FIGHT.roundNumber(at + 1))]}
          rows={values.map((value) => [value, ...of.map((all) => shareWords(all.find((one) => one.value === value)?.p ?? 0))])}
        />
      </section>
    </details>
  );
}
