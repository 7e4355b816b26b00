import type { PlanCorner, PlanFact } from "../../model/battle-plan";
import type { BattleView } from "../../model/battle-view";
import type { SourceKind } from "../../model/enumerations";
import type { BattleBook } from "../../rules/prebattle/book";
import type { BattlefieldBook } from "../../rules/table/battlefield-book";
import { battlegroundOf } from "../../rules/table/battleground";
import { deploymentZone } from "../../rules/table/deployment-zone";
import { baseWidths } from "../../rules/table/hundredths";
import { scoutingWords } from "../../words/battle/days";
import { squareName } from "../../words/battle/map";
import type { SeatNames } from "../../words/battle/names";
import { PLAN, planEdge } from "../../words/battle/plan";
import { TERRITORY_WORDS } from "../../words/lists";
import { sentenceCase } from "../../words/phrasing";
import { plain } from "../../words/sentence";

type Told = {
  readonly view: BattleView;
  readonly book: BattleBook;
  readonly ground: BattlefieldBook;
  readonly names: SeatNames;
  readonly corner: PlanCorner;
};

const { facts: FACTS } = PLAN;

type Source = { readonly from: SourceKind; readonly why: string | null };

function fact(id: PlanFact["id"], value: string | null, source: Source | null = null): PlanFact[] {
  if (value === null) return [];
  const isOurs = source !== null && source.from !== "rulebook";
  return [{ id, label: FACTS.labels[id], value, source: source?.from ?? null, why: isOurs ? source.why : null }];
}

const sizeOf = ({ width, depth }: BattleView["table"], { tables }: BattleBook) =>
  tables.tableSizes.find((row) => row.width === width && row.depth === depth);

function flankWords({ view: { flank, square }, book: { tables }, corner }: Told): string | null {
  if (!flank)
    return tables.flanks.find(({ id }) => id === tables.squares.find((row) => row.id === square)?.flank)?.kind === "none"
      ? FACTS.noFlank
      : null;
  const edge = planEdge(flank.edge, corner);
  return flank.water ? FACTS.water(flank.water.width, edge) : FACTS.secure(edge);
}

function players({ view: { roles }, names }: Told): PlanFact[] {
  if (!roles) return [];
  const invader = names.names[roles.invader];
  return [
    ...fact("invader", sentenceCase(invader)),
    ...fact("defender", sentenceCase(names.names[roles.defender])),
    ...fact("first-turn", FACTS.firstTurn(invader)),
  ];
}

/** Who was out-scouted; the first deployment that follows from it is over by now. */
function scouted({ view: { outscouting }, names }: Told): string | null {
  return outscouting && sentenceCase(plain(scoutingWords(outscouting, names)).replace(/\.$/, ""));
}

/** The facts of the battlefield as a whole. */
export function planFacts(told: Told): PlanFact[] {
  const { view, book, ground } = told;
  const { table, square, territory, roles } = view;
  const size = sizeOf(table, book);
  const sector = size && ground.sizes[size.id].sector;
  const gap = ground.tables.limits.find(({ id }) => id === "deployment-gap");
  const deep = roles && baseWidths(deploymentZone(battlegroundOf(view, ground, book.tables.tableSizes), roles.defender).top);
  return [
    ...fact("table", FACTS.size(table.width, table.depth), size?.source ?? null),
    ...fact("where", square && squareName(square, book.tables)),
    ...fact("territory", territory && TERRITORY_WORDS[territory]),
    ...players(told),
    ...fact("out-scouting", scouted(told)),
    ...fact("flank", flankWords(told)),
    ...fact("sectors", sector ? FACTS.sectors(sector.value) : null, sector?.source),
    ...fact("deployment", deep === null ? null : FACTS.deployment(deep), gap?.source ?? null),
  ];
}
