import { LIST_MOST } from "@/lib/model/army-list";
import { CAMP_KINDS, CAMP_QUALITIES, COMMANDER_CLASSES, GRADES, LETTERS, REGIONS, TERRITORIES } from "@/lib/model/enumerations";
import type { ListDraft } from "@/lib/model/list-draft";
import { REGION_WORDS } from "@/lib/words/lists";
import { LIST_EDITOR } from "@/lib/words/own-lists";
import { COMMON } from "@/lib/words/site";
import { TERRITORY_WORDS } from "@/lib/words/territories";
import { Act, Area, Choice, Figure, Section, Text, Ticks, useDesk, Wrong, YearFields } from "./desk-fields";
import { NeighbourChoice, useNameOf, WordsField } from "./list-fields";

const WORDS = LIST_EDITOR.fields;

/** Sets one field of the list; typing in it is one step of undo. */
function useSetting() {
  const { change } = useDesk();
  return <Field extends keyof ListDraft>(field: Field, to: ListDraft[Field]) => change((draft) => ({ ...draft, [field]: to }), field);
}

/** What the list is: its name, years and place, and the words about it. */
export function AboutFields() {
  const { draft } = useDesk();
  const set = useSetting();
  const enemyName = useNameOf();
  return (
    <Section id="about" title={LIST_EDITOR.sections.about}>
      <div className="grid gap-x-6 gap-y-3 lg:grid-cols-2">
        <div className="grid content-start gap-3">
          <Text at="name" label={WORDS.name} most={LETTERS.name} value={draft.name} change={(name) => set("name", name)} />
          <div className="flex flex-wrap gap-3">
            <YearFields
              at="years"
              labels={[WORDS.from, WORDS.to]}
              value={draft.years}
              change={(years) => set("years", years ?? [null, null])}
            />
            <Figure at="number" label={WORDS.number} digits={3} value={draft.number} change={(number) => set("number", number)} />
          </div>
          <Choice
            at="region"
            label={WORDS.region}
            value={draft.region}
            options={REGIONS.map((id) => ({ id, name: REGION_WORDS[id] }))}
            change={(region) => set("region", region as never)}
          />
          <Ticks
            at="territories"
            label={WORDS.territories}
            all={TERRITORIES}
            most={LIST_MOST.territories}
            value={draft.territories}
            nameOf={(one) => TERRITORY_WORDS[one]}
            change={(territories) => set("territories", territories)}
          />
        </div>
        <div className="grid content-start gap-3">
          <Text
            at="keynote"
            label={WORDS.keynote}
            most={LIST_MOST.keynote}
            value={draft.keynote}
            change={(keynote) => set("keynote", keynote)}
          />
          <Area
            at="history"
            label={WORDS.history}
            most={LIST_MOST.text}
            rows={4}
            value={draft.history}
            change={(history) => set("history", history)}
          />
          <WordsField at="alsoCalled" label={WORDS.alsoCalled} value={draft.alsoCalled} change={(words) => set("alsoCalled", words)} />
          <div>
            <NeighbourChoice
              at="enemies"
              label={WORDS.addEnemy}
              value=""
              without={draft.enemies}
              change={(id) => id !== "" && set("enemies", [...draft.enemies, id])}
            />
            <ul className="mt-1 flex flex-wrap gap-2">
              {draft.enemies.map((id) => (
                <li key={id}>
                  <Act
                    name={`${enemyName(id)} ×`}
                    label={`${COMMON.remove}: ${enemyName(id)}`}
                    act={() =>
                      set(
                        "enemies",
                        draft.enemies.filter((one) => one !== id),
                      )
                    }
                  />
                </li>
              ))}
            </ul>
            <Wrong at={draft.enemies.map((_, at) => `enemies[${at}]`)} />
          </div>
        </div>
      </div>
    </Section>
  );
}

type Graded = ListDraft["commanders"]["army"];
type Several = ListDraft["commanders"]["subs"];

function GradedFields({
  at,
  value,
  grades,
  change,
}: {
  at: string;
  value: Graded;
  grades: readonly (typeof GRADES)[number][];
  change: (value: Graded) => void;
}) {
  return (
    <>
      <Ticks at={`${at}.grades`} label={WORDS.grades} all={grades} value={value.grades} change={(to) => change({ ...value, grades: to })} />
      <Ticks
        at={`${at}.classes`}
        label={WORDS.classes}
        all={COMMANDER_CLASSES}
        value={value.classes}
        change={(to) => change({ ...value, classes: to })}
      />
    </>
  );
}

/** All but the army commander's own. */
const LESSER = GRADES.filter((grade) => grade !== "legendary");

function SeveralFields({ at, value, change }: { at: string; value: Several; change: (value: Several) => void }) {
  return (
    <>
      <div className="flex gap-3">
        <Figure at={`${at}.min`} label={WORDS.min} digits={1} value={value.min} change={(min) => change({ ...value, min })} />
        <Figure at={`${at}.max`} label={WORDS.max} digits={1} value={value.max} change={(max) => change({ ...value, max })} />
      </div>
      <Group at={at} />
      <GradedFields at={at} grades={LESSER} value={value} change={(graded) => change({ ...value, ...graded })} />
    </>
  );
}

const Group = ({ at }: { at: string }) => {
  const words = useDesk().wordsAt.get(at);
  return words && <p className="finding text-[0.9rem]">{words.join(" ")}</p>;
};

/** Who may command, and where the army camps. */
export function CommanderFields() {
  const { draft } = useDesk();
  const setField = useSetting();
  const { commanders, camps } = draft;
  const set = (more: Partial<ListDraft["commanders"]>) => setField("commanders", { ...commanders, ...more });
  const { internalAllies } = commanders;
  return (
    <Section id="commanders" title={LIST_EDITOR.sections.commanders}>
      <div className="grid gap-x-6 gap-y-4 md:grid-cols-2 xl:grid-cols-4">
        <div className="grid content-start gap-2">
          <h3>{LIST_EDITOR.army}</h3>
          <GradedFields at="commanders.army" grades={GRADES} value={commanders.army} change={(army) => set({ army })} />
        </div>
        <div className="grid content-start gap-2">
          <h3>{LIST_EDITOR.subs}</h3>
          <SeveralFields at="commanders.subs" value={commanders.subs} change={(subs) => set({ subs })} />
        </div>
        <div className="grid content-start gap-2">
          <h3>{LIST_EDITOR.internalAllies}</h3>
          <label className="tick flex items-baseline gap-2">
            <input
              type="checkbox"
              checked={internalAllies !== null}
              onChange={({ currentTarget: { checked } }) =>
                set({
                  internalAllies: checked
                    ? { min: 0, max: 1, grades: ["mediocre", "competent"], classes: [...commanders.subs.classes] }
                    : null,
                })
              }
            />
            {LIST_EDITOR.hasInternalAllies}
          </label>
          {internalAllies && (
            <SeveralFields at="commanders.internalAllies" value={internalAllies} change={(to) => set({ internalAllies: to })} />
          )}
          <ExternalAllies />
        </div>
        <div className="grid content-start gap-2">
          <h3>{WORDS.campKinds}</h3>
          <Ticks
            at="camps.kinds"
            label={WORDS.campKinds}
            isTold
            all={CAMP_KINDS}
            value={camps.kinds}
            change={(kinds) => setField("camps", { ...camps, kinds })}
          />
          <Ticks
            at="camps.qualities"
            label={WORDS.campQualities}
            all={CAMP_QUALITIES}
            value={camps.qualities}
            change={(qualities) => setField("camps", { ...camps, qualities })}
          />
        </div>
      </div>
    </Section>
  );
}

function ExternalAllies() {
  const { draft, change } = useDesk();
  const allies = draft.commanders.externalAllies;
  const set = (externalAllies: ListDraft["commanders"]["externalAllies"], run?: string) =>
    change((before) => ({ ...before, commanders: { ...before.commanders, externalAllies } }), run);
  return (
    <div className="mt-2 grid gap-2">
      <h3>{LIST_EDITOR.externalAllies}</h3>
      <Wrong at={["commanders.externalAllies"]} />
      {allies.map((ally, at) => {
        const place = `commanders.externalAllies[${at}]`;
        const put = (more: Partial<typeof ally>) =>
          set(
            allies.map((one, index) => (index === at ? { ...one, ...more } : one)),
            place,
          );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an ally has no identity but its place.
          <div key={at} className="grid gap-2 border-b border-rule pb-2">
            <NeighbourChoice at={`${place}.list`} label={LIST_EDITOR.ally} value={ally.list} change={(list) => put({ list })} />
            <div className="flex flex-wrap items-end gap-3">
              <YearFields at={`${place}.years`} labels={[WORDS.from, WORDS.to]} value={ally.years} change={(years) => put({ years })} />
              <Figure at={`${place}.max`} label={WORDS.max} digits={1} value={ally.max} change={(max) => put({ max })} />
              <Act name={COMMON.remove} label={LIST_EDITOR.removeAlly(at + 1)} act={() => set(allies.filter((_, index) => index !== at))} />
            </div>
          </div>
        );
      })}
      <p>
        <Act name={LIST_EDITOR.addAlly} act={() => set([...allies, { list: "", years: null, max: 1 }])} />
      </p>
    </div>
  );
}

/** Where it is known from, and what was checked. */
export function SourceFields() {
  const { draft } = useDesk();
  const set = useSetting();
  const { sources } = draft;
  const put = (at: number, more: Partial<(typeof sources)[number]>) =>
    set(
      "sources",
      sources.map((one, index) => (index === at ? { ...one, ...more } : one)),
    );
  const wrongRemarks = draft.checked.map((_, at) => `checked[${at}]`);
  return (
    <Section id="sources" title={LIST_EDITOR.sources}>
      <Group at="sources" />
      {sources.map((source, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a source has no identity but its place.
        <div key={at} className="grid items-start gap-3 border-b border-rule py-2 md:grid-cols-[1fr_2fr_5rem_auto_auto]">
          <Text
            at={`sources[${at}].author`}
            label={WORDS.author}
            most={LIST_MOST.text}
            value={source.author}
            change={(author) => put(at, { author })}
          />
          <Text
            at={`sources[${at}].work`}
            label={WORDS.work}
            most={LIST_MOST.text}
            value={source.work}
            change={(work) => put(at, { work })}
          />
          <Figure at={`sources[${at}].year`} label={WORDS.workYear} digits={4} value={source.year} change={(year) => put(at, { year })} />
          <label className="tick flex items-baseline gap-2 self-center">
            <input type="checkbox" checked={source.opened} onChange={({ currentTarget: { checked } }) => put(at, { opened: checked })} />
            {WORDS.opened}
          </label>
          <span className="self-center">
            <Act
              name={COMMON.remove}
              label={LIST_EDITOR.removeSource}
              act={() =>
                set(
                  "sources",
                  sources.filter((_, index) => index !== at),
                )
              }
            />
          </span>
        </div>
      ))}
      <p className="my-2">
        <Act name={LIST_EDITOR.addSource} act={() => set("sources", [...sources, { author: "", work: "", year: null, opened: false }])} />
      </p>
      <Area
        at="checked"
        alsoAt={wrongRemarks}
        label={WORDS.checked}
        most={10_000}
        rows={3}
        value={draft.checked.join("\n")}
        change={(text) =>
          set(
            "checked",
            text === ""
              ? []
              : text
                  .split("\n")
                  .map((one) => one.slice(0, LIST_MOST.text))
                  .slice(0, 40),
          )
        }
      />
    </Section>
  );
}
