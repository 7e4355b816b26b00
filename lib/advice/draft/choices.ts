import type { Army, Commander } from "../../model/army";
import type { At } from "../../model/assessment";
import { ARMS, type ChoiceCode, type ChoiceParams } from "../../model/drafting";
import { type BareFinding, type Verdict, whom } from "../../model/findings";
import { unitId } from "../../model/when-absent";
import { assess } from "../../rules/army/assess";
import { applyEdits } from "../../rules/army/edits";
import { type Muster, type MusteredUnit, muster } from "../../rules/army/muster";
import { type Drafting, isError, isOfArm, wishRow } from "./drafting";

/** Why something is in the army, without its sentence. */
export type Choice = {
  readonly [Code in ChoiceCode]: { readonly code: Code; readonly at: At; readonly params: ChoiceParams[Code] };
}[ChoiceCode];

const choice = <Code extends ChoiceCode>(code: Code, at: At, params: ChoiceParams[Code]): Choice => ({ code, at, params }) as Choice;

type Whole = { readonly army: Army; readonly mustered: Muster; readonly verdict: Verdict; readonly drafting: Drafting };

/** What the army would break without it. */
function missed(army: Army, drafting: Drafting): BareFinding | null {
  return assess(army, drafting.book).findings.find((one) => isError(one) && one.code !== "points-over") ?? null;
}

/** A group that the list, an ally or a commander asks for. */
function asked(one: MusteredUnit, lacking: BareFinding, { army }: Whole): Choice | null {
  const { code, params } = lacking;
  switch (code) {
    case "line-few":
      return choice("line-asked", one.at, { min: params.min });
    case "constraint-at-least":
      return choice("lines-asked", one.at, { names: params.names, min: params.min, what: params.what });
    case "constraint-only-if":
      return choice("opens-others", one.at, { names: params.names });
    case "constraint-no-more-than":
      return choice("keeps-share", one.at, {
        ...{ names: params.names, what: params.what, than: params.than },
        ...(params.thanKind && { thanKind: params.thanKind }),
      });
    case "contingent-few":
    case "contingent-minimum":
    case "contingent-at-least":
      return choice("ally-owes", one.at, {});
    case "commanders-without-groups":
      return one.leader && choice("needs-leader", one.at, { of: whom(one.leader, army.commanders) });
    default:
      return null;
  }
}

/** An edge from which on it is worth telling: more than the average of the list. */
const EDGE_TOLD = 0.05;
/** Fewer fights won than this are no reason. */
const WINS_TOLD = 0.5;

function wished({ at, line, variant, leader }: MusteredUnit, { drafting }: Whole): Choice | null {
  const isOwn = leader === null || leader.list === null;
  const edge = line && isOwn ? drafting.edges?.get(line.line.id) : undefined;
  if (edge && edge.won > EDGE_TOLD && edge.wins >= WINS_TOLD)
    return choice("beats", at, { name: edge.name, wins: Math.round(edge.wins * 100) });
  const [arm] = ARMS.toSorted((one, other) => wishRow(drafting)[other] - wishRow(drafting)[one]);
  if (drafting.wish === "balanced" || drafting.wish === "beat" || drafting.wish === "scouting" || !arm || !variant) return null;
  return isOfArm(arm, variant.troop) ? choice("wished", at, { arm }) : null;
}

/** What troops of its kind do in a battle. */
function duty({ at, unit, variant }: MusteredUnit, { drafting }: Whole): Choice {
  if (!variant) return choice("holds", at, {});
  const { type, formation, impact } = variant.troop;
  const points = variant.scoutingCards * unit.bases;
  const isLight = variant.skirmishForm || formation === "dragoon";
  if (type === "artillery") return choice("guns", at, {});
  if (points > 0 && (isLight || drafting.wish === "scouting")) return choice("scouts", at, { points });
  if (formation === "skirmish") return choice("screens", at, {});
  if (type === "mounted" || type === "elephant")
    return choice(impact === null || impact === "trotting-pistol" ? "wings" : "charges", at, {});
  return choice(isOfArm("shooting", variant.troop) ? "shoots" : "holds", at, {});
}

function ofUnit(one: MusteredUnit, whole: Whole): Choice {
  const without = applyEdits(whole.army, [{ do: "remove-unit", unit: unitId(one.unit) }]);
  const lacking = missed(without, whole.drafting);
  return (lacking && asked(one, lacking, whole)) ?? wished(one, whole) ?? duty(one, whole);
}

const BY_COUNT: readonly string[] = ["list-subs-few", "sub-commanders-few", "internal-allies-few"];

function ofCommander(commander: Commander, { army, mustered, drafting }: Whole): Choice {
  const at = { commander: commander.id };
  const { measures } = drafting.book;
  const groups = mustered.units.filter(({ leader }) => leader === commander).length;
  if (commander.role === "army") return choice("leads", at, { cards: measures.cards[commander.grade], groups });
  const without = assess(applyEdits(army, [{ do: "remove-commander", commander: commander.id }]), drafting.book);
  if (without.findings.some(({ code }) => BY_COUNT.includes(code))) return choice("commander-asked", at, {});
  if (commander.role === "ally") return choice("brings-own", at, { groups });
  return choice("leads", at, { cards: measures.cards[commander.grade], groups });
}

function ofCamp({ army, mustered, drafting }: Whole): Choice {
  const { kind, quality } = army.camp;
  const { campPrice } = drafting.book.measures;
  const { kinds, qualities } = mustered.list.list.camps;
  const price = (one: typeof kind, its: typeof quality) => campPrice.kind[one] + campPrice.quality[its];
  const cheapest = Math.min(...kinds.flatMap((one) => qualities.map((its) => price(one, its))));
  const at = { camp: "kind" } as const;
  if (kind === wishRow(drafting).camp) return choice("camp-fits", at, { arm: drafting.wish });
  return price(kind, quality) === cheapest ? choice("camp-cheapest", at, {}) : choice("camp-chosen", at, {});
}

/** That the sub-commanders who were added move unit groups for which there would be no cards without them. */
function commandsMore({ army, verdict, drafting }: Whole): readonly Choice[] {
  const { book, kept } = drafting;
  const groups = verdict.numbers.unitGroups;
  const movedBy = (commanders: Army["commanders"]) => commanders.reduce((sum, { grade }) => sum + book.measures.moved[grade], 0);
  const isAdded = ({ id, role }: Commander): boolean => role === "sub" && !kept.commanders.has(id);
  const subs = army.commanders.filter(isAdded).length;
  if (subs === 0 || movedBy(army.commanders.filter((one) => !isAdded(one))) >= groups) return [];
  return [choice("commands-more", { army: true }, { subs, moved: Math.min(movedBy(army.commanders), groups), groups })];
}

/** Points that a base or so would take: fewer are not worth a word. */
const LITTLE = 150;

const MOST_BEST = 3;

/** The army to beat, with the troops that were chosen against it. */
function againstEnemy({ mustered, drafting: { edges, enemy, kept } }: Whole): readonly Choice[] {
  if (enemy === null) return [];
  const added = mustered.units.filter(({ unit, list }) => list === mustered.list && !kept.units.has(unitId(unit)));
  const lines = [...new Set(added.flatMap(({ line }) => line?.line ?? []))];
  const best = lines.flatMap(({ id, name }) => ({ name, won: edges?.get(id)?.won ?? 0 })).filter(({ won }) => won > EDGE_TOLD);
  const names = best.toSorted((one, other) => other.won - one.won).map(({ name }) => name);
  return [choice("against", { army: true }, { name: enemy, best: names.slice(0, MOST_BEST) })];
}

function ofWhole(whole: Whole): readonly Choice[] {
  const { army, verdict } = whole;
  const at = { army: true } as const;
  const { tugs, breaksAt, points } = verdict.numbers;
  const left = army.pointsLimit - points;
  return [
    ...againstEnemy(whole),
    choice("parity", at, { tugs, breaksAt }),
    ...commandsMore(whole),
    left > LITTLE ? choice("list-spent", at, { left }) : choice("left", at, { left }),
  ];
}

/** Why each commander, unit group and camp that was drafted is there, in the order of the army, and what is to be said of the whole. */
export function choicesOf(army: Army, verdict: Verdict, drafting: Drafting): readonly Choice[] {
  const { kept } = drafting;
  const whole = { army, mustered: muster(army, drafting.book), verdict, drafting };
  return [
    ...ofWhole(whole),
    ...army.commanders.filter(({ id }) => !kept.commanders.has(id)).map((one) => ofCommander(one, whole)),
    ...whole.mustered.units.filter(({ unit }) => !kept.units.has(unitId(unit))).map((one) => ofUnit(one, whole)),
    ...(kept.camp ? [] : [ofCamp(whole)]),
  ];
}
