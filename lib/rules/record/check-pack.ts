import type { Draw } from "../../model/battle-event";
import type { Colour } from "../../model/enumerations";
import { type Evidence, eventsOf, type Findings, fault, hasReached } from "./evidence";

/** The pack shuffled by these draws: from the last card down to the second, each swaps places with the one drawn. */
function shuffled(ordered: readonly Colour[], draws: readonly Draw[]): readonly Colour[] {
  const cards = [...ordered];
  for (const [index, { value }] of draws.entries()) {
    const last = cards.length - 1 - index;
    const one = cards[last];
    const other = cards[value];
    if (one === undefined || other === undefined) continue;
    cards[last] = other;
    cards[value] = one;
  }
  return cards;
}

/** The pack is the one its draws make of the ordered cards. */
export function checkPack(evidence: Evidence): Findings {
  const { tables, isOver } = evidence;
  const ordered = tables.pack.flatMap((row) => Array.from({ length: row.cards }, () => row.id));
  let checked = 0;
  let secret = false;
  const faults = eventsOf(evidence, "cards-dealt").flatMap((event) => {
    const { pack, draws } = event;
    if (pack === null || draws === null) {
      secret = !isOver;
      return isOver ? [fault("pack-missing", {}, event)] : [];
    }
    if (pack.length !== ordered.length) return [fault("pack-size", { have: pack.length, wanted: ordered.length }, event)];
    checked += pack.length;
    return shuffled(ordered, draws).flatMap((wanted, index) => {
      const card = pack[index];
      return card === undefined || card === wanted ? [] : [fault("pack-differs", { at: index + 1, card, wanted }, event)];
    });
  });
  return { faults, checked, due: isOver && hasReached(evidence, "days"), secret };
}
