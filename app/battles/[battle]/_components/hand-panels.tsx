import { useBoard } from "@/app/_components/browser/board";
import { Tick } from "@/app/battles/_components/force/choices";
import type { FrozenForce } from "@/lib/model/force";
import { formsOf } from "@/lib/rules/army/troop-traits";
import type { BattlefieldBook } from "@/lib/rules/table/battlefield-book";
import { facingEnemy } from "@/lib/rules/table/battleground";
import { baseWidths } from "@/lib/rules/table/geometry/footprint";
import { filesAllowed, sidesOf } from "@/lib/rules/table/unit-shape";
import { formWords } from "@/lib/words/battle/field";
import { deployedWords, deploymentRows, TABLE } from "@/lib/words/battle/table-panels";
import { sentenceCase } from "@/lib/words/phrasing";
import { BatchPanel } from "./batch-panel";
import { useChoice } from "./choice";
import type { Handled } from "./handled";
import { useDesk, useSender, useView } from "./room-context";
import { ThingList, thingRows } from "./thing-list";
import { type Thing, thingKey } from "./things";
import { formedOf, type Wanted } from "./unit-tasks";

type Props = { readonly book: BattlefieldBook; readonly handled: Handled };

/** The list of things to place, and the formation of the one in hand. Neither can change while it is being sent. */
export function HandPanels({ book, handled }: Props) {
  const view = useView();
  const desk = useDesk();
  const isSent = useBoard(useSender()).kind !== "idle";
  const { thing, things, out, doing } = handled;
  const told = thingRows(view, things, out);
  const take = (taken: Thing) => (taken.type === "deploy-unit" && out ? doing.takeUp(taken.number) : desk.change({ thing: taken }));
  // A list with nothing to place yet is folded away.
  const isLive = told?.rows.some((row) => row.thing !== null) ?? false;
  return (
    <>
      <BatchPanel handled={handled} />
      {told && isLive && (
        <div className="hand-panels" inert={isSent}>
          <ThingList name={told.name} rows={told.rows} held={thing} take={take} />
        </div>
      )}
      {told && !isLive && (
        <details className="table-choices">
          <summary>{TABLE.lists.summary(told.name, deployedWords(deploymentRows(view)))}</summary>
          <ThingList name={told.name} rows={told.rows} held={null} take={take} />
        </details>
      )}
      {thing?.type === "deploy-unit" && !out?.band.length && (
        <div className="hand-panels" inert={isSent}>
          <Forming {...{ book, handled }} thing={thing} />
        </div>
      )}
      {thing?.type === "place-commander" && <AtMarker commander={thing.commander} />}
    </>
  );
}

type FormingProps = Props & { readonly thing: Extract<Thing, { number: number }> };

function Forming({ book, handled, thing }: FormingProps) {
  const view = useView();
  const desk = useDesk();
  const unit = view.own?.units.find((one) => one.number === thing.number);
  const { seen, wanted } = handled;
  if (!unit || !seen) return null;
  const faceEnemy = () => {
    const now = desk.hand.now();
    if (now) desk.hand.put({ ...now.wanted, angle: facingEnemy(seen.ground, seen.seat) });
  };
  return (
    <FormedFields
      {...{ unit, book, wanted, faceEnemy }}
      change={(next) => desk.change({ wanted: { ...desk.state.now().wanted, [thingKey(thing)]: next } })}
    />
  );
}

/** A commander may be with an ambush marker instead, even a bluff, so that nobody learns which is real. */
function AtMarker({ commander }: { readonly commander: number }) {
  const view = useView();
  const { send } = useChoice();
  const legal = view.legal.find((one) => one.type === "place-commander" && one.commander === commander);
  if (legal?.type !== "place-commander" || legal.ambushes.length === 0) return null;
  return (
    <p className="formed-row screen-only">
      <span>{TABLE.commander.atMarker}</span>
      {legal.ambushes.map((ambush) => (
        <button
          key={ambush}
          type="button"
          className="button"
          data-small
          onClick={() => send({ type: "place-commander", commander, at: { ambush } })}
        >
          {TABLE.commander.withOrder(ambush)}
        </button>
      ))}
    </p>
  );
}

type FormedFieldsProps = {
  readonly unit: FrozenForce["units"][number];
  readonly book: BattlefieldBook;
  readonly wanted: Wanted;
  readonly change: (wanted: Wanted) => void;
  readonly faceEnemy: () => void;
};

const { forming: FORMING } = TABLE;

/** The formation of the unit group in hand: form, files, caltrops and stakes. */
function FormedFields({ unit, book, wanted, change, faceEnemy }: FormedFieldsProps) {
  const { form, files, caltrops, stakes } = formedOf(unit, wanted, book);
  const forms = formsOf(unit.troop);
  const allowed = filesAllowed(unit, book);
  const { frontage, depth } = sidesOf(unit, form, files, book);
  const at = allowed.indexOf(files);
  const [narrower, wider] = [allowed[at - 1], allowed[at + 1]];
  const ranks = Math.max(1, Math.ceil(unit.bases / files));
  const has = (what: "caltrops" | "stakes") => unit.troop.characteristics.includes(what);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot lie in a row
    <div role="group" aria-label={FORMING.label(unit.number)} className="formed-fields">
      {forms.length > 1 && (
        <p className="formed-row">
          {forms.map((one) => (
            <button
              key={one}
              type="button"
              className="button"
              data-small
              aria-pressed={one === form}
              onClick={() => change({ ...wanted, form: one })}
            >
              {sentenceCase(formWords(one))}
            </button>
          ))}
        </p>
      )}
      <p className="formed-row">
        {allowed.length > 1 && (
          <>
            <FilesButton name={FORMING.fewerFiles} sign="−" files={narrower} set={(less) => change({ ...wanted, files: less })} />
            <FilesButton name={FORMING.moreFiles} sign="+" files={wider} set={(more) => change({ ...wanted, files: more })} />
          </>
        )}
        <span className="formed-told" aria-live="polite">
          {FORMING.size(files, ranks, baseWidths(frontage), baseWidths(depth))}
        </span>
        <button type="button" className="button" data-small onClick={faceEnemy}>
          {FORMING.face}
        </button>
      </p>
      {has("caltrops") && (
        <Tick label={FORMING.caltrops} checked={caltrops} onChange={(event) => change({ ...wanted, caltrops: event.target.checked })} />
      )}
      {has("stakes") && (
        <Tick label={FORMING.stakes} checked={stakes} onChange={(event) => change({ ...wanted, stakes: event.target.checked })} />
      )}
    </div>
  );
}

type FilesProps = {
  readonly name: string;
  readonly sign: string;
  readonly files: number | undefined;
  readonly set: (files: number) => void;
};

function FilesButton({ name, sign, files, set }: FilesProps) {
  return (
    <button
      type="button"
      data-steps
      className="button formed-step"
      aria-label={name}
      aria-disabled={files === undefined}
      onClick={() => files !== undefined && set(files)}
    >
      {sign}
    </button>
  );
}
