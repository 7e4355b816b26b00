import { ChoiceLink } from "@/app/_components/army-sheet/army-papers";
import { PAPER_NAMES, PAPERS, type Paper } from "@/app/_components/paper/paper";
import type { BySeat, SeatName } from "@/lib/model/by-seat";
import { PLAN } from "@/lib/words/battle/plan";

type Props = {
  readonly battle: string;
  readonly mine: readonly SeatName[];
  readonly names: BySeat<string>;
  readonly seat: SeatName | null;
  readonly paper: Paper;
};

const at = (battle: string, seat: SeatName | null, paper: Paper): string =>
  `/battles/${battle}/plan?${new URLSearchParams({ for: seat ?? "public", ...(paper === "a4" ? {} : { paper }) })}`;

/** Which plan, where the reader has one of his own, and which paper. */
export function PlanChoices({ battle, mine, names, seat, paper }: Props) {
  const readers = [
    ...mine.map((one) => ({ one, label: mine.length > 1 ? PLAN.choices.of(names[one]) : PLAN.choices.mine })),
    { one: null, label: PLAN.choices.everybody },
  ];
  return (
    <nav aria-label={PLAN.choices.label} className="flex flex-wrap items-center gap-x-8 gap-y-1">
      {mine.length > 0 && (
        <p className="flex flex-wrap gap-x-5">
          {readers.map(({ one, label }) => (
            <ChoiceLink key={label} href={at(battle, one, paper)} label={label} isChosen={one === seat} />
          ))}
        </p>
      )}
      <p className="flex gap-5">
        {PAPERS.map((one) => (
          <ChoiceLink key={one} href={at(battle, seat, one)} label={PAPER_NAMES[one]} isChosen={one === paper} />
        ))}
      </p>
    </nav>
  );
}
