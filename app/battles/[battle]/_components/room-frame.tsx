import { type ComponentProps, memo, type ReactNode, useRef, useState } from "react";
import { AwaitedWords } from "@/app/_components/awaited-words";
import { useBoard } from "@/app/_components/browser/board";
import { AwaitedPart, fetchedPart, usePart } from "@/app/_components/fetched-part";
import { useOpenOnPaper } from "@/app/_components/use-open-on-paper";
import type { BattleView } from "@/lib/model/battle-view";
import { battleLine, battleTitle } from "@/lib/words/battle/battles";
import { fieldLine } from "@/lib/words/battle/field";
import { ROOM } from "@/lib/words/battle/room";
import { titleWords } from "@/lib/words/battle/turn";
import { joined } from "@/lib/words/sentence";
import { BattleChart } from "./battle-chart";
import { FightLink } from "./battle-odds";
import { CompanyLine } from "./company-line";
import type { Line } from "./link-steps";
import { useFocusKept, useSinglePress, useStepInSight, useTurnSign } from "./page-effects";
import { useHeldBack } from "./reveal";
import { useNames, usePaintedView, useRoom, useTurn, useView } from "./room-context";
import { RoomArmies, RoomFacts } from "./room-facts";
import { Herald, RunningRecord } from "./running-record";
import { isPrepared } from "./standing";
import { useTurnCall } from "./turn-call";
import "./room.css";
import "./room-laid.css";
import "./room-sideways.css";

type Props = {
  /** Whether it is the turn of a player at this device. */
  readonly isTurn: boolean;
  /** Whether dice or cards are being shown in place of the turn. */
  readonly isReveal?: boolean;
  /** The battlefield, from the first step on the table: it takes the place of the map. */
  readonly field: ReactNode;
  /** The turn itself. */
  readonly children: ReactNode;
  readonly more: ReactNode;
};

/** A deep table is drawn narrower, so that all of it is in sight. */
function shapeOf({ table: { width, depth } }: BattleView): "wide" | "square" | undefined {
  if (width >= 2 * depth) return "wide";
  return width < 1.25 * depth ? "square" : undefined;
}

/** Orders and commands: a long form, filled in beside the field. */
const isOrdering = ({ legal }: BattleView): boolean => legal.some(({ type }) => type === "give-orders" || type === "declare-commands");

/** A list of unit groups stands in the turn, and needs its room. */
const isDeploying = ({ legal }: BattleView): boolean => legal.some(({ type }) => type === "deploy-unit");

/** Its player counts losses here: both armies need more room than there is beside the field. */
const isFought = ({ seat, step }: BattleView): boolean => seat !== null && (step === "ready" || step === "closed");

/** Pages to read and long forms are no sheet under the thumb. */
const isRead = (view: BattleView): boolean => isPrepared(view) || view.step === "sitting" || isOrdering(view);

/** What the turn asks, and of whom: when it changes, other buttons stand where the last were. */
const askedOf = ({ step, day, toAct, legal, laying }: BattleView): string =>
  JSON.stringify([step, day, toAct, laying?.choices.length, legal.map(({ type }) => type)]);

type Fold = { readonly isFolded: boolean; readonly turn: () => void };

/** Whether only what is in hand is left of the turn. Whatever is asked next has more to show than that. */
function useFolded(asked: string): Fold {
  const [foldedAt, setFoldedAt] = useState<string | null>(null);
  const isFolded = foldedAt === asked;
  return { isFolded, turn: () => setFoldedAt(isFolded ? null : asked) };
}

type SheetProps = {
  readonly view: BattleView;
  readonly isReveal: boolean;
  readonly fold: Fold | null;
  readonly children: ReactNode;
};

/** The turn: on a phone a sheet below the field, which can be folded to a bar. */
function TurnSheet({ view, isReveal, fold, children }: SheetProps) {
  return (
    <section
      className="turn"
      aria-label={ROOM.turn}
      data-plain={isRead(view) || undefined}
      data-reveal={isReveal || undefined}
      data-folded={(fold?.isFolded && !isReveal) || undefined}
    >
      {children}
      {fold && (
        <button
          type="button"
          className="turn-fold screen-only"
          aria-expanded={!fold.isFolded}
          aria-label={ROOM.wholeTurn}
          onClick={fold.turn}
        >
          {fold.isFolded ? "▴" : "▾"}
        </button>
      )}
    </section>
  );
}

/** The page of a battle around its turn: the map, the results so far, and what has happened. */
export function RoomFrame({ isTurn, isReveal = false, field, children, more }: Props) {
  const view = useView();
  const { battle, heading } = useRoom();
  const words = titleWords(useTurn());
  useTurnSign(words, isTurn);
  useTurnCall(words, isTurn, battle);
  const focus = useFocusKept(heading);
  const asked = askedOf(view);
  const single = useSinglePress(asked);
  const isLaid = field !== null;
  const step = `${view.step} ${isReveal} ${isTurn && words}`;
  useStepInSight(heading, step);
  const fold = useFolded(asked);
  return (
    <div
      className="room"
      data-laid={isLaid || undefined}
      data-shape={isLaid ? shapeOf(view) : undefined}
      data-ordering={isOrdering(view) || undefined}
      data-sheet={(isLaid && !isRead(view)) || undefined}
      data-fought={(isLaid && isFought(view)) || undefined}
      data-deploying={isDeploying(view) || undefined}
      data-folded={fold.isFolded || undefined}
      {...focus}
      {...single}
    >
      <div className="room-left">
        <RoomHead isLaid={isLaid} isReveal={isReveal} />
        {isLaid ? <div className="room-field">{field}</div> : <BattleChart />}
      </div>
      <div className="room-right">
        <TurnSheet view={view} isReveal={isReveal} fold={isLaid ? fold : null}>
          {children}
        </TurnSheet>
        {!isLaid && <RoomFacts />}
        <RunningRecord isFolded={isLaid} isReveal={isReveal} />
        {more}
      </div>
      {isLaid ? <RoomFolds /> : <RoomArmies />}
      <Herald />
    </div>
  );
}

const OF_HEAD = ["forces", "roles", "territory", "square", "flank", "outscouting"] as const;

const isWorse = (line: Line): boolean => line !== "live" && line !== "caught-up";

type HeadProps = {
  /** The line is about the field. */
  readonly isLaid: boolean;
  /** Scouting cards are being turned over: the line does not say beforehand what they come to. */
  readonly isReveal: boolean;
};

/** The battle and the state of the connection, each always in its place. */
const RoomHead = memo(function RoomHead({ isLaid, isReveal }: HeadProps) {
  const { link, book } = useRoom();
  const names = useNames();
  const view = usePaintedView(OF_HEAD);
  const line = useBoard(link, ({ line }) => line);
  const told = isLaid ? fieldLine(isReveal ? { ...view, outscouting: null } : view, book.tables, names) : battleLine(view, names);
  return (
    <header className="room-head">
      <h1>{battleTitle(view, names)}</h1>
      <p className="text-soft">
        <AwaitedWords text={joined(told, " · ")} />
      </p>
      <CompanyLine />
      <p role="status" className={`room-line screen-only ${isWorse(line) ? "finding" : "text-soft"}`}>
        {ROOM.line[line]}
        {line === "lost" && (
          <button type="button" className="button ml-2" data-small onClick={link.askNow}>
            {ROOM.send.now}
          </button>
        )}
        {(line === "not-yours" || line === "refused") && (
          <button type="button" className="button ml-2" data-small onClick={() => location.reload()}>
            {ROOM.reload}
          </button>
        )}
      </p>
    </header>
  );
});

const OF_TABLE = ["pieces", "flank", "camps", "units", "stragglers", "markers", "commanders", "commands", "roles"] as const;
const TABLE = fetchedPart(async () => memo((await import("@/app/battles/_components/table/on-the-table")).OnTheTable));

/** Below the drawn field, folded away: the field in words, and the five days. */
const RoomFolds = memo(function RoomFolds() {
  const folds = useRef<HTMLDivElement>(null);
  useOpenOnPaper(folds);
  return (
    <div className="room-folds" ref={folds}>
      <Table />
      <details className="room-fold">
        <summary>{ROOM.daysAndArmies}</summary>
        <BattleChart />
        <RoomFacts />
        <RoomArmies />
      </details>
    </div>
  );
});

const oddsOf = (unit: ComponentProps<typeof FightLink>) => <FightLink {...unit} />;

/** The field in words, once anything lies on it. */
const Table = memo(function Table() {
  const names = useNames();
  const view = useHeldBack(usePaintedView(OF_TABLE));
  const { part: OnTheTable, failed, again } = usePart(TABLE);
  const { flank, pieces, units, camps } = view;
  if (flank === null && pieces.length + units.length === 0 && camps.a === null && camps.b === null) return null;
  return (
    <details className="room-fold">
      <summary>{ROOM.tableInWords}</summary>
      {OnTheTable ? <OnTheTable view={view} names={names} about={oddsOf} /> : <AwaitedPart failed={failed} again={again} />}
    </details>
  );
});

/** Keeps the room of a battlefield that is being fetched: about as wide and deep as it will be. */
export function AwaitedField() {
  const { width, depth } = useView().table;
  return (
    <svg className="field-awaited" viewBox={`-1.1 -1.1 ${width + 2.2} ${depth + 4.5}`} aria-hidden="true">
      <rect width={width} height={depth} />
    </svg>
  );
}
