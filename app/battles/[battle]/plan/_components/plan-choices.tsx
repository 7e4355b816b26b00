import { ChoiceLink, Choices } from "@/app/_components/army-sheet/army-papers";
import { PAPER_NAMES, PAPERS, type Paper } from "@/app/_components/paper/paper";
import type { BySeat, SeatName } from "@/lib/model/by-seat";
import { SEATS } from "@/lib/model/enumerations";
import { PLAN } from "@/lib/words/battle/plan";
import { PAPER } from "@/lib/words/papers";

type Asked = string | string[] | undefined;
/** The parameters that the page of a plan takes. */
export type PlanQuery = { readonly for?: Asked; readonly paper?: Asked };

/** Whose plan is shown, null for everybody's: the one asked for if it is the reader's to see, else that of the one seat that he holds. */
export function readPlanQuery(query: PlanQuery, mine: readonly SeatName[]): { readonly seat: SeatName | null; readonly paper: Paper } {
  const [wanted] = [query.for].flat();
  const [only = null] = mine.length === 1 ? mine : [];
  const asked = wanted === "public" ? null : (SEATS.find((seat) => seat === wanted && mine.includes(seat)) ?? only);
  return { seat: asked, paper: PAPERS.find((one) => one === [query.paper].flat()[0]) ?? PAPERS[0] };
}

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
      <Choices label={PAPER.choices.paper}>
        {PAPERS.map((one) => (
          <ChoiceLink key={one} href={at(battle, seat, one)} label={PAPER_NAMES[one]} isChosen={one === paper} />
        ))}
      </Choices>
    </nav>
  );
}

/** What the plan for everybody leaves out, told to a player: below the buttons, which stay where they are whichever plan is shown. */
export function SharedNote({ mine, seat, invader }: Pick<Props, "mine" | "seat"> & { readonly invader: SeatName | null }) {
  if (mine.length === 0 || seat !== null) return null;
  return <p className="mt-2 text-soft">{PLAN.choices.shared(mine.length === 1 && mine[0] === invader)}</p>;
}
