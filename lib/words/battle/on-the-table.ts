import type { BattleView } from "../../model/battle-view";
import type { Placed } from "../../model/battlefield";
import type { SeatName } from "../../model/by-seat";
import { SEATS } from "../../model/enumerations";
import type { DeclaredCommand } from "../../model/table-command";
import type { ShownOrder } from "../../model/table-view";
import { both, sentenceCase, spoken } from "../phrasing";
import { asItLies } from "./as-it-lies";
import { commanderRow } from "./commander-words";
import { facingWords } from "./facing-words";
import { formWords } from "./placement-words";
import { type SeatNames, subject, who, whose } from "./seat-names";
import { orderPlaceWords, orderSecretWords } from "./table-event-words";
import { cornerWords, edgeWords, lengthWords, orderCalled, placeShort, type Reader } from "./terrain-words";

type Row = { readonly key: string; readonly cells: readonly string[] };
/** What lies on the table of one sort: a table of words. */
export type TableSection = { readonly title: string; readonly columns: readonly string[]; readonly rows: readonly Row[] };

type Seen = { readonly view: BattleView; readonly names: SeatNames };

/** Whose a thing is, by itself. */
const theirOwn = (names: SeatNames, seat: SeatName): string =>
  names.eyes === null ? subject(names, seat) : seat === names.eyes ? "Yours" : "Theirs";

const inOrder = ({ eyes }: SeatNames): readonly SeatName[] => (eyes === "b" ? ["b", "a"] : SEATS);

function terrain({ view, names }: Seen): TableSection {
  const { water } = view.flank ?? { water: null };
  const wet: Row[] = water
    ? [{ key: "water", cells: ["Water", `${lengthWords(water.width)} wide`, sentenceCase(edgeWords(water.edge, names)), "–"] }]
    : [];
  const pieces = view.pieces.map((piece) => {
    const { along, deep, turned } = asItLies(piece);
    const size = `${lengthWords(along)} by ${lengthWords(deep)}${turned === 0 ? "" : `, turned ${turned}°`}`;
    return {
      key: piece.id,
      cells: [sentenceCase(spoken(piece.kind)), size, placeShort(piece, names), sentenceCase(who(names, piece.by))],
    };
  });
  return { title: "Terrain", columns: ["Piece", "Size", "Place", "Laid by"], rows: [...wet, ...pieces] };
}

/** Which way is ahead, for whoever sits at that edge. */
const aheadOf = ({ roles }: BattleView, seat: SeatName): number => (roles?.invader === seat ? 270 : 90);

function unitNotes(unit: Placed, ahead: number): string {
  const notes = [
    ...(unit.facing === ahead ? [] : [`facing ${facingWords(unit.facing, ahead)}`]),
    ...(unit.form === "close" || unit.form === "loose" ? [] : [formWords(unit.form)]),
    ...(unit.nervous ? ["nervous"] : []),
    ...(unit.caltrops ? ["caltrops"] : []),
    ...(unit.stakes ? ["stakes"] : []),
    ...(unit.droppedPikes ? ["pikes dropped"] : []),
  ];
  return notes.length === 0 ? "–" : sentenceCase(notes.join(", "));
}

function army({ view, names }: Seen, seat: SeatName): TableSection {
  const camp = view.camps[seat];
  const rows: Row[] = camp ? [{ key: "camp", cells: [`Camp, ${camp.state}`, placeShort(camp, names), "–", "–"] }] : [];
  const units = view.units
    .filter((unit) => unit.seat === seat)
    .map((unit) => ({
      key: String(unit.number),
      cells: [
        `${unit.name} (${unit.number})`,
        placeShort(unit, names),
        `${unit.files} of ${unit.bases}`,
        unitNotes(unit, aheadOf(view, seat)),
      ],
    }));
  const off = view.stragglers
    .filter((one) => one.seat === seat)
    .map(({ number, name }) => ({ key: String(number), cells: [`${name} (${number})`, "off the table", "–", "Straggles"] }));
  const title = names.eyes === null ? subject(names, seat) : `${sentenceCase(whose(names, seat))} army`;
  return { title, columns: ["Unit group", "Place", "Files", "Notes"], rows: [...rows, ...units, ...off] };
}

function orderRow({ seat, order, place, secret, revealed }: ShownOrder, names: SeatNames): Row {
  const said = secret ? sentenceCase(orderSecretWords(secret, names, seat)) : "Not shown yet";
  const isKept = secret && !revealed;
  return {
    key: `${seat} ${order}`,
    cells: [
      sentenceCase(orderCalled(order)),
      theirOwn(names, seat),
      sentenceCase(orderPlaceWords(place, names, seat)),
      `${said}${isKept ? " (you alone know)" : ""}`,
    ],
  };
}

const orders = ({ view, names }: Seen): TableSection => ({
  title: "Marches and ambushes",
  columns: ["Order", "Whose", "What is seen", "What it says"],
  rows: view.markers.map((one) => orderRow(one, names)),
});

function ledWords(command: DeclaredCommand | undefined): string {
  if (!command) return "–";
  const { units, ambushes } = command;
  const led = [
    ...(units.length > 0 ? [`${units.length === 1 ? "unit group" : "unit groups"} ${both(units)}`] : []),
    ...ambushes.map(orderCalled),
  ];
  return led.length === 0 ? "Nobody" : sentenceCase(both(led));
}

function commanders({ view, names }: Seen): TableSection {
  const rows = inOrder(names).flatMap((seat) => {
    const placed = view.commanders.filter((one) => one.seat === seat);
    return placed.map(({ commander, at }) => ({
      key: `${seat} ${commander}`,
      cells: [
        commanderRow(names, seat, commander),
        theirOwn(names, seat),
        "ambush" in at ? `With ${orderCalled(at.ambush)}` : placeShort(at, names),
        ledWords(view.commands[seat]?.find((one) => one.commander === commander)),
      ],
    }));
  });
  return { title: "Commanders", columns: ["Commander", "Whose", "Place", "Leads"], rows };
}

/** How places are told wherever the battlefield is told in words. */
export function placesTold(reader: Reader): string {
  const { left, edge } = cornerWords(reader);
  return `Places are base widths (BW) from ${left} / from ${edge}, to the middle of a thing; the plan has a unit group's front left corner.`;
}

/** All that lies on the table, as far as these eyes see it; nothing of what is not there yet. */
export function onTheTable(view: BattleView, names: SeatNames): readonly TableSection[] {
  const seen = { view, names };
  const sections = [terrain(seen), ...inOrder(names).map((seat) => army(seen, seat)), orders(seen), commanders(seen)];
  return sections.filter(({ rows }) => rows.length > 0);
}
