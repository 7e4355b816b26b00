import type { UnitCard } from "@/lib/model/army-cards";
import { CARDS, CLASS_MEANINGS } from "@/lib/words/cards";
import { namesAsWords } from "@/lib/words/sentence";
import { HouseMark } from "../army-sheet/house-mark";
import { RulesPhrase } from "../rules-words";
import { CardLeaf } from "./card-leaf";
import { CardLines } from "./card-lines";
import { pointsTally, unitTally } from "./card-tally";
import { fitCard, unitHeight } from "./fit-card";
import { FormationDiagram } from "./formation-diagram";
import { Ornament } from "./tailpiece";
import { WoundBoxes } from "./wound-boxes";

/** A unit group's card: classification, formation, losses and rules. */
export function UnitCardFace({ unit }: { readonly unit: UnitCard }) {
  const { number, name, line, command, classification, lines, traits, follows, points, counts } = unit;
  const { setting, isOpen } = fitCard((one) => unitHeight(unit, one));
  return (
    <CardLeaf
      kind="unit"
      setting={setting}
      ornament={isOpen && <Ornament of="tailpiece" />}
      mark={String(number)}
      name={name}
      corners={[command === null ? "" : command.letter, counts]}
      foot={[command?.name ?? unitTally(unit), <Points key="points" points={points} />]}
    >
      {line && <p className="card-line">{line}</p>}
      {classification ? (
        <div className="card-class">
          <RulesPhrase text={namesAsWords(classification.words, CLASS_MEANINGS)} label={CARDS.meaning(name)} />
          <p className="card-short">{classification.short}</p>
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
        {follows.length > 0 && <p className="card-follows">{follows.join(", ")}</p>}
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
