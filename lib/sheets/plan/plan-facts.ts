import type { PlanCorner, PlanFact } from "../../model/battle-plan";
import type { BattleView } from "../../model/battle-view";
import type { SourceKind } from "../../model/enumerations";
import type { BattleBook } from "../../rules/prebattle/book";
import type { BattlefieldBook } from "../../rules/table/battlefield-book";
import { battlegroundOf } from "../../rules/table/battleground";
import { deploymentZone } from "../../rules/table/deployment-zone";
import { baseWidths } from "../../rules/table/hundredths";
import { planEdge } from "../../words/battle/plan-words";
import { scoutingWords } from "../../words/battle/scouting-words";
import type { SeatNames } from "../../words/battle/seat-names";
import { squareName } from "../../words/battle/square-name";
import { lengthWords } from "../../words/battle/terrain-words";
import { TERRITORY_WORDS } from "../../words/list-words";
import { sentenceCase } from "../../words/phrasing";

type Told = {
  readonly view: BattleView;
  readonly book: BattleBook;
  readonly ground: BattlefieldBook;
  readonly names: SeatNames;
  readonly corner: PlanCorner;
};

type Source = { readonly from: SourceKind; readonly why: string | null };

function fact(id: PlanFact["id"], label: string, value: string | null, source: Source | null = null): PlanFact[] {
  if (value === null) return [];
  const isOurs = source !== null && source.from !== "rulebook";
  return [{ id, label, value, source: source?.from ?? null, why: isOurs ? source.why : null }];
}

const sizeOf = ({ width, depth }: BattleView["table"], { tables }: BattleBook) =>
  tables.tableSizes.find((row) => row.width === width && row.depth === depth);

function flankWords({ view: { flank, square }, book: { tables }, corner }: Told): string | null {
  if (!flank)
    return tables.flanks.find(({ id }) => id === tables.squares.find((row) => row.id === square)?.flank)?.kind === "none"
      ? "None is secure"
      : null;
  const edge = planEdge(flank.edge, corner);
  return flank.water ? `Water ${lengthWords(flank.water.width)} BW wide along ${edge}` : `Secure on terrain at ${edge}`;
}

function players({ view: { roles }, names }: Told): PlanFact[] {
  if (!roles) return [];
  const invader = names.names[roles.invader];
  return [
    ...fact("invader", "Invader", sentenceCase(invader)),
    ...fact("defender", "Defender", sentenceCase(names.names[roles.defender])),
    ...fact("first-turn", "First turn", `The invader is active first and has the pack: ${invader}`),
  ];
}

/** The first deployment that out-scouting asks for is over when the plan is wanted: who was out-scouted is what stays. */
function scouted({ view: { outscouting }, names }: Told): string | null {
  return outscouting && sentenceCase(scoutingWords(outscouting, names).replace(/\.$/, ""));
}

/** What is told of the battlefield as a whole. */
export function planFacts(told: Told): PlanFact[] {
  const { view, book, ground } = told;
  const { table, square, territory, roles } = view;
  const size = sizeOf(table, book);
  const sector = size && ground.sizes[size.id].sector;
  const gap = ground.tables.limits.find(({ id }) => id === "deployment-gap");
  const deep = roles && baseWidths(deploymentZone(battlegroundOf(view, ground, book.tables.tableSizes), roles.defender).top);
  return [
    ...fact("table", "Table", `${lengthWords(table.width)} by ${lengthWords(table.depth)} BW`, size?.source ?? null),
    ...fact("where", "Square", square && squareName(square, book.tables)),
    ...fact("territory", "Territory", territory && TERRITORY_WORDS[territory]),
    ...players(told),
    ...fact("out-scouting", "Out-scouting", scouted(told)),
    ...fact("flank", "Flank", flankWords(told)),
    ...fact("sectors", "Flank sectors", sector ? `${lengthWords(sector.value)} BW from either short edge` : null, sector?.source),
    ...fact("deployment", "Deployment", deep === null ? null : `Up to ${lengthWords(deep)} BW from the own edge`, gap?.source ?? null),
  ];
}
