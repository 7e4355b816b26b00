import { ChoiceLink } from "./choice-link";

const PAPERS_OF_ARMY = [
  { kind: "sheet", label: "Army sheet" },
  { kind: "cards", label: "Cards" },
  { kind: "quick-reference", label: "Quick reference" },
] as const;

type Props = { readonly army: string; readonly here: (typeof PAPERS_OF_ARMY)[number]["kind"] };

/** All that can be printed of an army. */
export function ArmyPapers({ army, here }: Props) {
  return (
    <nav aria-label="What to print" className="flex flex-wrap gap-x-5">
      {PAPERS_OF_ARMY.map(({ kind, label }) => (
        <ChoiceLink key={kind} href={`/armies/${army}/${kind}`} label={label} isChosen={kind === here} />
      ))}
    </nav>
  );
}
