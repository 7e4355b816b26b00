import type { EagleArmyAnswer } from "@/lib/model/other-games/bronze-eagles";
import { isEagleHorse } from "@/lib/model/other-games/bronze-eagles-terms";
import { BRONZE_EAGLES } from "@/lib/words/other-games/bronze-eagles";
import { meanWords, shareWords } from "@/lib/words/other-games/common";
import { ChanceTable, Figures } from "../_components/figures";
import { OurReadings } from "../_components/our-readings";

const { fields: LABEL, army: ARMY, troops: TROOPS } = BRONZE_EAGLES;
const READ = BRONZE_EAGLES.page.readings;
type Told = { readonly answer: EagleArmyAnswer };
type Command = EagleArmyAnswer["commands"][number];

/** An army that a seed has rolled: its roster, and how it compares. */
export function ArmyAnswer({ answer }: Told) {
  const { opening, commands, bases, figures, basesDistribution } = answer;
  const chance = (holds: (value: number) => boolean) => basesDistribution.reduce((sum, { value, p }) => sum + (holds(value) ? p : 0), 0);
  const mean = basesDistribution.reduce((sum, { value, p }) => sum + value * p, 0);
  return (
    <>
      <div>
        <Figures
          all={[
            { name: ARMY.bases, value: String(bases), tone: "own" },
            { name: ARMY.figures, value: String(figures), tone: "own" },
            { name: ARMY.changed, value: ARMY.signed(opening.change), tone: opening.change > 0 ? "other" : "own" },
          ]}
        />
        <p>
          {ARMY.openingTold(opening.own, opening.enemy)} {ARMY.change(opening.change)}
        </p>
        <OurReadings of={[READ.opening, ...(commands.some(({ kind }) => isEagleHorse(kind)) ? [READ.horseSize, READ.horse] : [])]} />
      </div>
      <Roster answer={answer} />
      <div className="print:hidden">
        <h2>{ARMY.sizeTitle}</h2>
        <p>
          {ARMY.size(
            meanWords(mean),
            shareWords(chance((value) => value < bases)),
            shareWords(
              Math.min(
                1,
                chance((value) => value > bases),
              ),
            ),
          )}
        </p>
        <details>
          <summary className="min-h-[44px] content-center">{ARMY.sizeCaption}</summary>
          <ChanceTable
            id="sizes"
            title={ARMY.sizeTitle}
            caption={ARMY.sizeCaption}
            of={ARMY.bases}
            columns={[{ name: ARMY.title, tone: "own", chances: basesDistribution }]}
          />
        </details>
      </div>
    </>
  );
}

function Roster({ answer: { asked, commands, bases, figures } }: Told) {
  return (
    <div>
      <h2>{ARMY.roster}</h2>
      <p id="roster" className="text-soft">
        {BRONZE_EAGLES.peoples[asked.people]}. {LABEL.seed}: {asked.seed}. {ARMY.rosterCaption}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reached by the keyboard. */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={ARMY.roster}>
        <table className="ledger odds-table eagle-roster" aria-describedby="roster">
          <thead>
            <tr>
              <th scope="col">{ARMY.command}</th>
              {[ARMY.dice, ARMY.bases, ARMY.figures, ARMY.move, ARMY.rating].map((name) => (
                <th key={name} scope="col" className="figure">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {commands.map((command, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a command is known by its place.
            <tbody key={at}>
              <RosterRows command={command} number={at + 1} />
            </tbody>
          ))}
          <tfoot>
            <tr>
              <th scope="row">{ARMY.total}</th>
              <td />
              <td className="figure">{bases}</td>
              <td className="figure">{figures}</td>
              <td />
              <td />
            </tr>
          </tfoot>
        </table>
      </section>
    </div>
  );
}

function RosterRows({ command, number }: { readonly command: Command; readonly number: number }) {
  const { kind, name, dice, bases, figures, move, rating } = command;
  return (
    <>
      <tr data-told>
        <th scope="row">
          {name ?? LABEL.kind(number - 1)} <span className="block text-[0.9rem] text-soft">{TROOPS[kind]}</span>
        </th>
        <td className="figure">{dice.join(" + ")}</td>
        <td className="figure">{bases}</td>
        <td className="figure">{figures}</td>
        <td className="figure">{ARMY.inches(move)}</td>
        <td className="figure">{rating}</td>
      </tr>
      <tr>
        <td colSpan={6}>
          <Boxes bases={bases} figuresABase={figures / bases} />
        </td>
      </tr>
    </>
  );
}

/** A box for each figure, those of a base together. */
function Boxes({ bases, figuresABase }: { readonly bases: number; readonly figuresABase: number }) {
  const [side, gap] = [14, 3];
  const width = figuresABase * (side + gap);
  const left = Array.from({ length: figuresABase }, (_, at) => at * (side + gap) + 1);
  return (
    <span role="img" aria-label={ARMY.boxes(bases * figuresABase)} className="eagle-bases">
      {Array.from({ length: bases }, (_, at) => `base ${at}`).map((base) => (
        <svg key={base} width={width} height={side + 2} viewBox={`0 0 ${width} ${side + 2}`} aria-hidden="true">
          {left.map((x) => (
            <rect key={x} x={x} y="1" width={side} height={side} />
          ))}
        </svg>
      ))}
    </span>
  );
}
