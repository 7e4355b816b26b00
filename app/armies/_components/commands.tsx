import { memo, useCallback, useMemo } from "react";
import { RulesWords } from "@/app/_components/rules-words";
import type { Commander } from "@/lib/model/army";
import type { Assessment, At } from "@/lib/model/assessment";
import type { CommanderId } from "@/lib/model/identifiers";
import { unitId } from "@/lib/model/when-absent";
import { findList } from "@/lib/rules/army/book";
import { moveUnits } from "@/lib/rules/army/unit-edits";
import { inShownOrder } from "@/lib/rules/army/unit-numbers";
import { classTerm, gradeTerm, roleTerm } from "@/lib/words/army-terms";
import { commanderNature, EDITOR } from "@/lib/words/editor";
import { listName } from "@/lib/words/own-list";
import { commanderAmong, grouped } from "@/lib/words/phrasing";
import { listOf, sameTroops, unitsOf, wrongUnits } from "./desk";
import { useArmy, useDeskNow, useDeskPlace, useJudged } from "./desk-now";
import { DeskForm, fetchForms } from "./fetched-parts";
import { Fold } from "./fold";
import { usePlace } from "./muster-places";
import { PicksBar, PlaceChoice, pressInMuster, useOpenRows, usePicks } from "./muster-rows";
import { UnitRow } from "./unit-row";
import "./muster.css";

/** The army by commands: each commander with his unit groups, then the unassigned ones. */
export const Commands = memo(function Commands() {
  const { armyNow, change } = useDeskPlace();
  const commanders = useArmy((army) => army.commanders);
  /** Their ids as text: equal ones draw nothing again. */
  const unassigned = useArmy((army) => unitsOf(army, null).map(unitId).join(" "));
  const { open, rows } = useOpenRows();
  const shown = useCallback(() => inShownOrder(armyNow()).map(unitId), [armyNow]);
  const { picked, picks } = usePicks(shown);
  const both = { open, rows, picked, picks };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of its rows, which are buttons.
    <div onKeyDown={(event) => pressInMuster(event, picks, change)}>
      <p className="muster-row mt-3 text-[0.85rem] text-soft max-sm:hidden" aria-hidden="true">
        <span />
        <span className="figure">{EDITOR.muster.number}</span>
        <span>{EDITOR.muster.unitGroup}</span>
        <span className="text-center">{EDITOR.muster.bases}</span>
        <span className="figure">{EDITOR.muster.breaks}</span>
        <span className="figure">{EDITOR.muster.points}</span>
        <span />
      </p>
      {commanders.map((commander) => (
        <Command key={commander.id} commander={commander} {...both} />
      ))}
      {unassigned !== "" && (
        <section aria-label={EDITOR.unassigned.name}>
          <UnassignedHead ids={unassigned.split(" ").map(Number)} />
          <Units command={null} {...both} />
        </section>
      )}
      {picked.size > 0 && <PicksBar picked={picked} picks={picks} />}
    </div>
  );
});

type Open = ReturnType<typeof useOpenRows> & ReturnType<typeof usePicks>;

function Command({ commander, ...open }: Open & { commander: Commander }) {
  const { book } = useDeskPlace();
  const groups = useArmy((army) => unitsOf(army, commander.id).length);
  const { assessment } = useJudged();
  const { id, role, grade, class: kind } = commander;
  const label = useArmy(({ commanders }) => commanderAmong(commander, commanders));
  const { floats, cards } = book.measures;
  const theirs = role === "ally" && commander.list !== null ? findList(book, commander.list, commander.listVersion)?.list : undefined;
  const mustLead = role === "sub" || (role === "army" && !floats[kind]);
  const isIdle = groups === 0 && mustLead && assessment.findings.some(({ code }) => code === "commanders-without-groups");
  return (
    <section aria-label={label}>
      <CommandHead
        commander={commander}
        list={theirs ? listName(theirs) : null}
        cards={cards[grade]}
        points={pointsOf(assessment, id)}
        faulty={isIdle || assessment.findings.some((one) => one.severity === "error" && isAbout(one.at, id))}
        groups={groups}
      />
      <Units command={id} {...open} />
    </section>
  );
}

const isAbout = (at: At | undefined, id: CommanderId) => at !== undefined && "commander" in at && at.commander === id;

/** What a commander costs himself. */
const pointsOf = ({ reasons }: Assessment, id: CommanderId): number =>
  reasons.points.find((one) => one.code === "commander" && isAbout(one.at, id))?.value ?? 0;

/** The points of a command: the commander's and those of his unit groups. */
function CommandPoints({ command }: { command: CommanderId }) {
  const { army, assessment } = useJudged();
  const numbers = new Set(unitsOf(army, command).map((one) => one.number));
  const ofUnits = assessment.reasons.points.reduce(
    (sum, { at, value }) => (at && "unit" in at && numbers.has(at.unit) ? sum + value : sum),
    0,
  );
  return (
    <span className="figure">
      {grouped(pointsOf(assessment, command) + ofUnits)}
      <span className="sr-only">{EDITOR.commander.allPoints}</span>
    </span>
  );
}

function Units({ command, open, rows, picked, picks }: Open & { command: CommanderId | null }) {
  const { book, armyNow, change } = useDeskPlace();
  const judged = useJudged();
  const commanders = useArmy((army) => army.commanders);
  const list = useArmy((army) => listOf(commanders.find((one) => one.id === command) ?? null, army, book));
  /** As text: an edit within a unit group draws its row alone again. */
  const ids = useArmy((army) => unitsOf(army, command).map(unitId).join(" "));
  const leaders = useMemo(() => commanders.filter((one) => sameTroops(commanders, one.id, command)), [commanders, command]);
  const wrong = useMemo(() => wrongUnits(judged.assessment, judged.army, judged.book), [judged]);
  if (!list || ids === "") return null;
  return (
    <ul>
      {ids.split(" ").map((id) => (
        <UnitRow
          key={id}
          id={Number(id)}
          command={command}
          list={list}
          book={book}
          commanders={leaders}
          faulty={wrong.has(Number(id))}
          isOpen={open.has(Number(id))}
          rows={rows}
          isPicked={picked.has(Number(id))}
          picks={picks}
          armyNow={armyNow}
          change={change}
        />
      ))}
    </ul>
  );
}

type HeadProps = { commander: Commander; list: string | null; cards: number; points: number; faulty: boolean; groups: number };

/** A commander above the unit groups of the command: what he is and costs, and, opened, the form to change that. */
const CommandHead = memo(function CommandHead({ commander, list, cards, points, faulty, groups }: HeadProps) {
  const { id, role, grade, class: kind, name } = commander;
  const shown = useArmy(({ commanders }) => commanderAmong(commander, commanders));
  const place = usePlace({ id: null, number: null, command: id, name: shown });
  return (
    <div ref={place.row} id={`commander-${id}`} className="command-head" data-faulty={faulty || undefined}>
      <Fold
        onOpen={() => fetchForms().catch(() => null)}
        summary={
          <>
            <b className="font-semibold">{shown}</b>{" "}
            <span className="text-soft">
              <span className="command-nature">{EDITOR.commander.about(role, grade, kind, name !== null, list)} · </span>
              <span className="whitespace-nowrap">{EDITOR.commander.points(points)}</span> · {EDITOR.commander.cards(cards)}
              {groups > 0 && (
                <>
                  {" "}
                  · <span className="whitespace-nowrap">{EDITOR.commander.groups(groups)}</span>
                </>
              )}
            </span>
          </>
        }
      >
        {() => <Form commander={commander} />}
      </Fold>
      <CommandPoints command={id} />
    </div>
  );
});

function Form({ commander }: { commander: Commander }) {
  const { army, book, change } = useDeskNow();
  const { role, grade, class: kind } = commander;
  return (
    <>
      <p className="text-soft">
        <RulesWords text={commanderNature([roleTerm(role)], gradeTerm(grade), classTerm(kind))} />
      </p>
      <DeskForm form="CommanderForm" props={{ commander, army, book, change }} />
    </>
  );
}

function UnassignedHead({ ids }: { ids: readonly number[] }) {
  const { change } = useDeskPlace();
  const commanders = useArmy((army) => army.commanders);
  const place = usePlace({ id: null, number: null, command: null, name: EDITOR.unassigned.name });
  const places = commanders.filter((one) => sameTroops(commanders, one.id, null));
  return (
    <div ref={place.row} className="command-head">
      <span>
        <b className="font-semibold">{EDITOR.unassigned.name}</b>
        <span className="text-soft">{EDITOR.unassigned.note(ids.length)}</span>
      </span>
      {places.length > 0 && (
        <PlaceChoice name={EDITOR.muster.putAll} all={commanders} places={places} put={(to) => change((now) => moveUnits(now, ids, to))} />
      )}
    </div>
  );
}
