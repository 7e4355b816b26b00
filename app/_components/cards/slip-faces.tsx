import type { CardSlips } from "@/lib/model/army-cards";
import type { ShortEdge } from "@/lib/model/enumerations";
import { ambushSentences, ambushTitle, marchSentences, marchTitle, SLIP_FIELDS } from "@/lib/words/cards";
import { CardLeaf, Ornament } from "./card-leaf";
import { fitCard, marchHeight } from "./fit-card";

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
    <CardLeaf
      kind="ambush"
      setting="roomy"
      ornament={<Ornament of="thicket" />}
      mark={String(number)}
      name={ambushTitle(number)}
      foot={["", ""]}
    >
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
export function MarchSlip({ edge, slips }: { readonly edge: ShortEdge; readonly slips: CardSlips }) {
  const { setting, isOpen } = fitCard((one) => marchHeight(slips, one));
  return (
    <CardLeaf
      kind="march"
      setting={setting}
      ornament={isOpen && <Ornament of="tailpiece" />}
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
