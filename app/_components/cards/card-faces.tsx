import { HouseMark } from "@/app/_components/army-sheet/sheet-cells";
import { RulesPhrase } from "@/app/_components/rules-words";
import type { CardSlips, CommanderCard, UnitCard } from "@/lib/model/army-cards";
import type { ShortEdge } from "@/lib/model/enumerations";
import {
  ambushSentences,
  ambushTitle,
  CARDS,
  CLASS_MEANINGS,
  COMMANDER_CARD,
  marchSentences,
  marchTitle,
  SLIP_FIELDS,
} from "@/lib/words/cards";
import { counted } from "@/lib/words/phrasing";
import { SHEET } from "@/lib/words/sheet";
import { namesAsWords } from "@/lib/words/terms";
import { FormationDiagram, WoundBoxes } from "./card-figures";
import { CardLeaf, CardLines, Ornament } from "./card-leaf";
import { type CardSetting, commanderHeight, isOpen, marchHeight, unitHeight, unitTally } from "./fit-card";

type Set = { readonly setting: CardSetting };

/** At the foot of a commander's card: what he leads. */
const commanderTally = ({ units }: CommanderCard): string => (units.length === 0 ? "" : CARDS.led(units.length));

const pointsTally = (points: number | null): string => (points === null ? "" : SHEET.points(points));

/** A unit group's card: classification, formation, losses and rules. */
export function UnitCardFace({ unit, odds, setting }: { readonly unit: UnitCard; readonly odds: string | null } & Set) {
  const { number, name, line, command, classification, lines, traits, follows, points, counts } = unit;
  return (
    <CardLeaf
      kind="unit"
      ornament={isOpen(unitHeight(unit, setting)) && <Ornament of="tailpiece" />}
      mark={String(number)}
      name={name}
      odds={odds}
      corners={[command === null ? "" : command.letter, counts]}
      foot={[command?.name ?? unitTally(unit), <Points key="points" points={points} />]}
    >
      {line && <p className="card-line">{line}</p>}
      {classification ? (
        <div className="card-class">
          <RulesPhrase text={namesAsWords(classification.words, CLASS_MEANINGS)} label={CARDS.meaning(name)} />
        </div>
      ) : (
        <p className="card-class">{CARDS.notInList(unit.bases)}</p>
      )}
      <Figures unit={unit} />
      <CardLines lines={lines} />
      <div className="card-traits">
        {traits.map((one) => (
          <p key={one.name}>
            <b>{one.name}.</b> {one.sentence}
          </p>
        ))}
        {follows.length > 0 && <p className="card-follows">{CARDS.follows(follows)}</p>}
      </div>
    </CardLeaf>
  );
}

function Points({ points }: { readonly points: number | null }) {
  if (points === null) return null;
  return (
    <>
      {pointsTally(points)}
      <HouseMark />
    </>
  );
}

function Figures({ unit: { formation, breaks, bases } }: { readonly unit: UnitCard }) {
  if (!formation || !breaks) return null;
  return (
    <div className="card-figures">
      <div>
        <FormationDiagram formation={formation} />
        <p>{formation.words}</p>
      </div>
      <div>
        <WoundBoxes bases={bases} breaks={breaks} />
        <p>{CARDS.breaks(bases, breaks.words)}</p>
      </div>
    </div>
  );
}

/** A commander's card: his abilities, his grades and his unit groups. */
export function CommanderCardFace({ commander, setting }: { readonly commander: CommanderCard } & Set) {
  const { letter, name, title, lines, units, points } = commander;
  return (
    <CardLeaf
      kind="commander"
      ornament={isOpen(commanderHeight(commander, setting)) && <Ornament of="tailpiece" />}
      mark={letter}
      name={name}
      foot={[
        commanderTally(commander),
        points !== null && (
          <>
            {pointsTally(points)}
            <HouseMark />
          </>
        ),
      ]}
    >
      <p className="card-line">{title}</p>
      <Grades commander={commander} />
      <CardLines lines={lines} />
      {units.length > 0 && (
        <ol className="card-led">
          {units.map((one) => (
            <li key={one.number}>
              <b>{one.number}</b>
              <span>
                <bdi>{one.name}</bdi> <small>{counted(one.bases, "base")}</small>
              </span>
            </li>
          ))}
        </ol>
      )}
    </CardLeaf>
  );
}

/** His grade, and below it one row for each wound, with a box to tick. */
function Grades({ commander: { grades } }: { readonly commander: CommanderCard }) {
  return (
    <table className="card-grades">
      <thead>
        <tr>
          <th scope="col">{COMMANDER_CARD.grades.wounds}</th>
          <th scope="col">{COMMANDER_CARD.grades.grade}</th>
          <th scope="col">{COMMANDER_CARD.grades.cards}</th>
          <th scope="col">{COMMANDER_CARD.grades.groupMoves}</th>
          <th scope="col">{COMMANDER_CARD.grades.die}</th>
        </tr>
      </thead>
      <tbody>
        {grades.map(({ grade, name, cards, blockSize, killABase }, wounds) => (
          <tr key={grade}>
            <td>{wounds === 0 ? "–" : <span className="card-tick" role="img" aria-label={counted(wounds, "wound")} />}</td>
            <th scope="row">{name}</th>
            <td>{cards}</td>
            <td>{blockSize}</td>
            <td>{killABase}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Written = { readonly label: string; readonly places?: number };

/** Room to write in. */
function ToWrite({ label, places = 1 }: Written) {
  return (
    <div className="slip-write">
      <p>{label}</p>
      <div>
        {Array.from({ length: places }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places are all alike.
          <span key={at} />
        ))}
      </div>
    </div>
  );
}

/** The slip under an ambush marker. */
export function AmbushSlip({ number, slips }: { readonly number: number; readonly slips: CardSlips }) {
  return (
    <CardLeaf kind="ambush" ornament={<Ornament of="thicket" />} mark={String(number)} name={ambushTitle(number)} foot={["", ""]}>
      <ToWrite label={SLIP_FIELDS.unitGroup} />
      <ToWrite label={SLIP_FIELDS.commander} />
      <div className="card-traits">
        {ambushSentences(slips).map((one) => (
          <p key={one}>{one}</p>
        ))}
      </div>
    </CardLeaf>
  );
}

/** The slip under the commander who marches round a wing. */
export function MarchSlip({ edge, slips, setting }: { readonly edge: ShortEdge; readonly slips: CardSlips } & Set) {
  return (
    <CardLeaf
      kind="march"
      ornament={isOpen(marchHeight(slips, setting)) && <Ornament of="tailpiece" />}
      mark={edge === "left" ? "L" : "R"}
      name={marchTitle(edge)}
      foot={["", ""]}
    >
      <ToWrite label={SLIP_FIELDS.unitGroups} places={slips.marchMost} />
      <div className="slip-pair">
        <ToWrite label={SLIP_FIELDS.commander} />
        <ToWrite label={SLIP_FIELDS.redCards} places={slips.cardsMost} />
      </div>
      <div className="card-traits">
        {marchSentences(slips).map((one) => (
          <p key={one}>{one}</p>
        ))}
      </div>
    </CardLeaf>
  );
}
