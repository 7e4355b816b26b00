import { SourceMark } from "@/app/_components/source-mark";
import type { Likings } from "@/lib/model/advice";
import type { Square } from "@/lib/model/battle-tables";
import type { Territory } from "@/lib/model/enumerations";
import {
  flankSentence,
  LIKINGS,
  LIKINGS_SOURCE,
  likingsHeadline,
  mainReason,
  mostLikedSentence,
  squaresWithin,
  squareWorth,
} from "@/lib/words/battle/likings";
import { LikingReasons } from "./liking-reasons";

type Props = { readonly likings: Likings; readonly territory: Territory | null; readonly square: Square | null };

/** What the army likes on the map, and what it thinks of the tapped square, or else of its best one. */
export function ArmyLikings({ likings, territory, square }: Props) {
  const explained = likings.squares.find((one) => one.square === square) ?? squaresWithin(likings.squares, territory)[0];
  return (
    <section aria-label={LIKINGS.name} className="grid max-w-prose gap-1 border-l-[3px] border-verdigris py-0.5 pl-3">
      <div>
        <b>{likingsHeadline(likings)}</b>{" "}
        {[mainReason(likings), flankSentence(likings), mostLikedSentence(likings, territory)].filter(Boolean).join(" ")}{" "}
        <SourceMark from="house" why={LIKINGS_SOURCE} />
      </div>
      {explained && (
        <>
          <p>{squareWorth(explained)}</p>
          {explained.reasons.length > 0 && <LikingReasons liking={explained} weights={likings.weights} />}
        </>
      )}
    </section>
  );
}
