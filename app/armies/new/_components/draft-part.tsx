import { useEffect, useRef, useState } from "react";
import { askServer } from "@/app/_components/ask-server";
import { FormTrouble, SubmitButton } from "@/app/_components/form";
import { SelectField } from "@/app/_components/text-field";
import { useOnce } from "@/app/_components/use-once";
import { ArmiesToBeat, askDraft, useArmyToBeat, WishOptions } from "@/app/armies/_components/draft-wish";
import type { Army } from "@/lib/model/army";
import type { DraftAnswer, Wish } from "@/lib/model/drafting";
import type { LineId, ListId } from "@/lib/model/identifiers";
import { DRAFT, WISHES } from "@/lib/words/drafting";
import { commanderAmong, sentenceCase } from "@/lib/words/phrasing";

type Drafted = { readonly answer: DraftAnswer; readonly seed: number; readonly names: ReadonlyMap<string, string> };

type Props = {
  /** The army as the form has it now, without commanders and troops; null if the form is not right, which it then says. */
  readonly startOf: () => Promise<Army | null>;
  /** Called once an army is drafted, which is then what one goes on with. */
  readonly onDrafted: () => void;
  /** Saves a drafted army and leads to its editor; answers why that failed, if it did. */
  readonly keep: (drafted: DraftAnswer) => Promise<string | null>;
};

type Named = { readonly id: ListId; readonly lines: readonly { readonly id: LineId; readonly name: string }[] };

const keyOf = (list: string, line: string): string => `${list} ${line}`;

/** What the lines of an army's lists are called. */
async function namesOf({ list, listVersion, commanders }: Army): Promise<ReadonlyMap<string, string>> {
  const named = new Map([[list, listVersion], ...commanders.map((one) => [one.list, one.listVersion] as const)]);
  const asked = [...named].flatMap(([id, version]) => (id === null ? [] : [version ? `${id}?version=${version}` : id]));
  const lists = await Promise.all(asked.map((one) => askServer<Named>("GET", `/api/lists/${one}`)));
  return new Map(lists.flatMap((one) => (one.ok ? one.value.lines.map(({ id, name }) => [keyOf(one.value.id, id), name] as const) : [])));
}

/** An army drafted by points, year and a wish, as often as one likes, before it is kept. */
export function DraftPart({ startOf, onDrafted, keep }: Props) {
  const [wish, setWish] = useState<Wish>("balanced");
  const enemy = useArmyToBeat(null);
  const [drafted, setDrafted] = useState<Drafted | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);

  async function choose(to: Wish): Promise<void> {
    setWish(to);
    if (to === "beat") setTrouble(await enemy.load());
  }
  const draft = useOnce(async () => {
    setTrouble(null);
    const army = await startOf();
    if (!army) return false;
    const seed = drafted ? drafted.seed + 1 : 0;
    const answer = await askDraft({ army, wish, seed }, enemy);
    if (answer.ok) {
      setDrafted({ answer: answer.value, seed, names: await namesOf(answer.value.army) });
      onDrafted();
    } else setTrouble(answer.error.message);
    return false;
  });
  const kept = useOnce(async () => {
    if (!drafted) return false;
    const why = await keep(drafted.answer);
    setTrouble(why);
    return why === null;
  });
  return (
    <section id="draft" aria-labelledby="draft-title" className="mt-10 max-w-3xl scroll-mt-20 border-t border-rule pt-5">
      <h2 id="draft-title">{DRAFT.title}</h2>
      <p className="mt-1 text-soft">{DRAFT.intro}</p>
      <form
        aria-label={DRAFT.title}
        className="mt-3 flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void draft.run();
        }}
      >
        <SelectField label={WISHES.label} value={wish} onChange={(event) => void choose(event.target.value as Wish)}>
          <WishOptions />
        </SelectField>
        {wish === "beat" && (
          <SelectField label={DRAFT.against} value={enemy.chosen} onChange={(event) => enemy.choose(event.target.value)}>
            {enemy.offered && <ArmiesToBeat {...enemy.offered} />}
          </SelectField>
        )}
        <SubmitButton label={drafted ? DRAFT.another : DRAFT.draft} working={DRAFT.drafting} busy={draft.busy} filled={!drafted} />
        {drafted && (
          <button type="button" className="button" data-filled aria-disabled={kept.busy || undefined} onClick={() => void kept.run()}>
            {kept.busy ? DRAFT.keeping : DRAFT.keep}
          </button>
        )}
      </form>
      <FormTrouble trouble={trouble} />
      {drafted && <DraftedArmy {...drafted} />}
    </section>
  );
}

/** The draft command by command, each choice with its reason. */
function DraftedArmy({ answer: { army, assessment, choices }, names }: Drafted) {
  const reasonAt = (at: object) => choices.find((one) => JSON.stringify(one.at) === JSON.stringify(at))?.message;
  const place = useRef<HTMLDivElement>(null);
  // It comes below the form: at a short window it would come unseen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each draft.
  useEffect(() => void place.current?.scrollIntoView({ block: "nearest" }), [army]);
  return (
    <div ref={place} className="mt-4 scroll-mb-16 scroll-mt-20" aria-live="polite">
      <p className="font-semibold">
        {DRAFT.summary(assessment.numbers.points, army.pointsLimit)}.{" "}
        <span className="font-normal text-soft">
          {choices
            .filter(({ at }) => "army" in at)
            .map(({ message }) => message)
            .join(" ")}
        </span>
      </p>
      {army.commanders.map((commander) => (
        <div key={commander.id} className="mt-3">
          <h3 className="font-serif text-[1.2rem] leading-tight">
            {commanderAmong(commander, army.commanders)}, {commander.grade}
          </h3>
          <p className="text-[0.9rem] text-soft">{reasonAt({ commander: commander.id })}</p>
          <ul className="mt-1 border-t border-rule">
            {army.units
              .filter((unit) => unit.commander === commander.id)
              .map((unit) => (
                <li key={unit.number} className="grid gap-x-4 border-b border-rule py-0.5 md:grid-cols-[minmax(0,18rem)_1fr]">
                  <span>{DRAFT.unit(unit.bases, names.get(keyOf(commander.list ?? army.list, unit.line)) ?? unit.line, unit.options)}</span>
                  <span className="text-[0.9rem] text-soft">{reasonAt({ unit: unit.number })}</span>
                </li>
              ))}
          </ul>
        </div>
      ))}
      <p className="mt-3">
        {sentenceCase(DRAFT.camp(army.camp))}. <span className="text-[0.9rem] text-soft">{reasonAt({ camp: "kind" })}</span>
      </p>
    </div>
  );
}
