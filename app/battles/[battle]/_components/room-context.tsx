import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { type Board, createBoard, useBoard } from "@/app/_components/browser/board";
import { afterPaint } from "@/app/_components/browser/paint";
import type { Square } from "@/lib/model/battle-tables";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import type { BattleId } from "@/lib/model/identifiers";
import type { BattleBook } from "@/lib/rules/prebattle/book";
import { moveFromIn, type SeatNames, seatNames } from "@/lib/words/battle/names";
import { type Turn, turnWords } from "@/lib/words/battle/turn";
import type { Desk } from "./desk";
import type { Link } from "./live-link";
import type { CompanyBoard, RecordBoard } from "./room-boards";
import type { Sender } from "./sender";

type Looked = { readonly tapped: Square; readonly marker: Square | null; readonly day: number | null } | null;

/** `seq`: of the last event before it was chosen. */
type ChosenSo = { readonly seq: number; readonly said: string };

/** What stays the same for as long as a reader's room is open: no part is drawn again because of it. */
type Room = {
  readonly battle: BattleId;
  /** Whose room it is; null for a spectator, and on one device while neither hand is shown. */
  readonly seat: SeatName | null;
  readonly book: BattleBook;
  /** The land of the map, drawn by the page. */
  readonly ground: ReactNode;
  readonly record: RecordBoard;
  readonly link: Link;
  /** What the players know of each other. */
  readonly company: CompanyBoard;
  /** Sends this seat's commands; null without a seat. */
  readonly sender: Sender | null;
  /** The view that the map and the tables show: it follows a frame after the turn, so that no frame is long. */
  readonly painted: Board<BattleView>;
  /** The square of the map that was tapped last, and where the marker stood then. */
  readonly looked: Board<Looked>;
  /** What the computer has chosen for this player since the page was opened, each with its reason. Nothing on one device: it would tell the other player. */
  readonly chosen: Board<readonly ChosenSo[]>;
  /** The turn's heading: it takes the focus of a control that is removed. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** On one device: hides the hand. */
  readonly hide: (() => void) | null;
  /** On one device, while one plays: lets the computer play for both. */
  readonly forBoth: (() => void) | null;
};

const RoomContext = createContext<Room | null>(null);
const NamesContext = createContext<SeatNames | null>(null);
/** What this seat does with its hands: null for a spectator, and until its part of the page is fetched. */
export const DeskContext = createContext<Desk | null>(null);

function given<T>(value: T | null): T {
  if (value === null) throw new Error("This is drawn outside a battle's room, or without the seat or desk that it needs.");
  return value;
}

/** The square asked about: the one tapped since the marker came to where it is, or else the marker's. */
export function useLooked(marker: Square | null): Square | null {
  const looked = useBoard(useRoom().looked);
  const isToday = useOfView(({ day }) => looked?.day === day);
  return isToday && looked?.marker === marker ? looked.tapped : marker;
}

export const useRoom = (): Room => given(useContext(RoomContext));
/** The newest view: draws again with every one. What needs only parts of it reads them by `useViewOf`, `useOfView` or `usePaintedView`. */
export const useView = (): BattleView => useBoard(viewsOf(useRoom()));
/** What both seats are called here; the same object until something in it changes. */
export const useNames = (): SeatNames => given(useContext(NamesContext));

/** What the reader's own player is called, if they have said so. */
export function useOwnName(): string | null {
  const { company, seat } = useRoom();
  return useBoard(company, (told) => (seat && told?.names[seat]) ?? null);
}

/** One turn for all that ask in the same view. */
const TURNS = new WeakMap<BattleView, { readonly names: SeatNames; readonly turn: Turn }>();

export function useTurn(): Turn {
  const { book } = useRoom();
  const view = useView();
  const names = useNames();
  const told = TURNS.get(view);
  if (told?.names === names) return told.turn;
  const turn = turnWords(view, names, book.tables);
  TURNS.set(view, { names, turn });
  return turn;
}

export const useSeat = (): SeatName => given(useRoom().seat);
export const useDesk = (): Desk => given(useContext(DeskContext));
export const useSender = (): Sender => given(useRoom().sender);

type Views = Pick<Board<BattleView>, "now" | "subscribe">;
type Parts = readonly (keyof BattleView)[];

/** The room's own views, as they come. */
const viewsOf = ({ link }: Room): Views => ({ now: () => link.now().view, subscribe: link.subscribe });

function useParts({ now, subscribe }: Views, parts: Parts): BattleView {
  const kept = useRef<BattleView>(null);
  const read = () => {
    const [before, next] = [kept.current, now()];
    if (!before || parts.some((part) => before[part] !== next[part])) kept.current = next;
    return kept.current as BattleView;
  };
  return useSyncExternalStore(subscribe, read, read);
}

/** A view that stays the same object until one of these parts changes; its other parts may be older. */
export const useViewOf = (parts: Parts): BattleView => useParts(viewsOf(useRoom()), parts);

/** The same of the view that the map and the tables show. */
export const usePaintedView = (parts: Parts): BattleView => useParts(useRoom().painted, parts);

/** Something simple that follows from the view: draws again only when it changes. */
export function useOfView<T extends string | boolean | null>(select: (view: BattleView) => T): T {
  return useBoard(viewsOf(useRoom()), select);
}

function useNamesOf(view: BattleView, { seat: eyes, book: { tables }, company }: Room): SeatNames {
  const players = useBoard(company, (told) => told?.names ?? null);
  const { forces, roles, chairs, seat, own, table } = view;
  const { defender, called } = useMemo(() => {
    const { names, titles, armies, defender } = seatNames({ forces, roles, chairs }, eyes, players);
    return { defender, called: JSON.stringify([names, titles, armies]) };
  }, [forces, roles, chairs, eyes, players]);
  const { width, depth } = table;
  // What is given may be new without saying anything new.
  const commanders = useMemo(() => JSON.stringify(seat && own ? { [seat]: own.commanders } : {}), [seat, own]);
  return useMemo(() => {
    const [names, titles, armies] = JSON.parse(called) as [SeatNames["names"], SeatNames["titles"], SeatNames["armies"]];
    return {
      ...{ eyes, defender, names, ...(titles && { titles }), ...(armies && { armies }), table: { width, depth } },
      ...{ commanders: JSON.parse(commanders), moveFrom: moveFromIn(tables) },
    };
  }, [eyes, defender, called, width, depth, commanders, tables]);
}

type Given = Omit<Room, "battle" | "painted" | "looked" | "chosen">;

/** A reader's room, opened with this view: the same object for as long as what it is given stays the same. */
export function useNewRoom(first: BattleView, given: Given): Room {
  const [boards] = useState(() => ({
    painted: createBoard(first),
    looked: createBoard<Looked>(null),
    chosen: createBoard<readonly ChosenSo[]>([]),
  }));
  const { battle } = first;
  const { seat, book, ground, record, link, company, sender, heading, hide, forBoth } = given;
  return useMemo(
    () => ({ battle, seat, book, ground, record, link, company, sender, heading, hide, forBoth, ...boards }),
    [battle, seat, book, ground, record, link, company, sender, heading, hide, forBoth, boards],
  );
}

/** Gives its room to all that is drawn in it. */
export function RoomProvider({ room, children }: { readonly room: Room; readonly children: ReactNode }) {
  const { painted } = room;
  const view = useBoard(viewsOf(room));
  const names = useNamesOf(view, room);
  useEffect(() => {
    let isNewest = true;
    afterPaint(() => {
      if (isNewest) painted.show(view);
    });
    return () => {
      isNewest = false;
    };
  }, [painted, view]);
  return (
    <RoomContext value={room}>
      <NamesContext value={names}>{children}</NamesContext>
    </RoomContext>
  );
}
