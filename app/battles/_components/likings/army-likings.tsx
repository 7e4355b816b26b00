import { AwaitedWords } from "@/app/_components/awaited-words";
import { SourceMark } from "@/app/_components/source-mark";
import type { Square } from "@/lib/model/battle-tables";
import type { Territory } from "@/lib/model/enumerations";
import type { Likings } from "@/lib/model/liking";
import {
  flankSentence,
  LIKINGS_SOURCE,
  likingsHeadline,
  mainReason,
  mostLikedSentence,
  squaresWithin,
  squareWorth,
} from "@/lib/words/battle/likings-words";
import { LikingReasons } from "./liking-reasons";

type Props = { readonly likings: Likings; readonly territory: Territory | null; readonly square: Square | null };

/** What my army would think of the ground: of all of it, and of the square that is chosen, or else of the best. */
export function ArmyLikings({ likings, territory, square }: Props) {
  const explained = likings.squares.find((one) => one.square === square) ?? squaresWithin(likings.squares, territory)[0];
  return (
    <section aria-label="What your army likes" className="grid max-w-prose gap-1 border-l-[3px] border-verdigris py-0.5 pl-3">
      <div>
        <b>{likingsHeadline(likings)}</b>{" "}
        <AwaitedWords text={[mainReason(likings), flankSentence(likings), mostLikedSentence(likings, territory)].join(" ")} />{" "}
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
