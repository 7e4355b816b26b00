import type { CommanderCard } from "@/lib/model/army-cards";
import { COMMANDER_CARD } from "@/lib/words/cards";
import { counted } from "@/lib/words/phrasing";
import { HouseMark } from "../army-sheet/house-mark";
import { CardLeaf } from "./card-leaf";
import { CardLines } from "./card-lines";
import { commanderTally, pointsTally } from "./card-tally";
import { commanderHeight, fitCard } from "./fit-card";
import { Ornament } from "./tailpiece";

/** A commander's card: his abilities, his grades and his unit groups. */
export function CommanderCardFace({ commander }: { readonly commander: CommanderCard }) {
  const { letter, name, title, lines, units, points } = commander;
  const { setting, isOpen } = fitCard((one) => commanderHeight(commander, one));
  return (
    <CardLeaf
      kind="commander"
      setting={setting}
      ornament={isOpen && <Ornament of="tailpiece" />}
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
