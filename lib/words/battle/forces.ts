import type { BattleView } from "../../model/battle-view";
import type { SeatName } from "../../model/by-seat";
import { type CampKind, type CommanderClass, type Grade, TERRITORIES } from "../../model/enumerations";
import type { ShownForce } from "../../model/force";
import type { GlossaryTermId } from "../glossary-terms";
import { ownListName } from "../own-list";
import { both, sentenceCase } from "../phrasing";
import { say, type Words } from "../sentence";
import { term } from "../terms";
import { territoryTerm } from "../territories";
import { type SeatNames, sideName, subject } from "./names";

const VERDICTS: Readonly<Record<ShownForce["verdict"], string>> = {
  legal: "Legal",
  "not-legal": "Not legal",
  "typed-in": "Entered by hand, not checked against a list",
};

const SMALL_WORDS: readonly string[] = ["and", "in", "of", "the"];

/** Shipped lists whose name has a hyphen of its own. */
const COMPOUNDS: Readonly<Record<string, readonly string[]>> = { "polish-lithuanian": ["Polish-Lithuanian"] };

/** A list by its id, which is all that is known of it: "Swedish, 1618–1648". */
function listWords(id: string): string {
  const [, named = id, years] = /^(.+?)(?:-(\d{4}-\d{4}))?$/.exec(id) ?? [];
  const words = (COMPOUNDS[named] ?? named.split("-")).map((word) => (SMALL_WORDS.includes(word) ? word : sentenceCase(word)));
  return years ? `${words.join(" ")}, ${years.replace("-", "–")}` : words.join(" ");
}

function listOf({ list, ownList }: ShownForce): string {
  if (ownList !== undefined) return ownListName(ownList);
  return list ? listWords(list) : "Not named";
}

const CLASSES: Readonly<Record<CommanderClass, GlossaryTermId>> = {
  professional: "professional",
  instinctive: "instinctive",
  tribal: "tribal-commander",
};
const CAMPS: Readonly<Record<CampKind, GlossaryTermId>> = {
  none: "no-camp",
  standard: "standard-camp",
  fortified: "fortified-camp",
  mobile: "mobile-camp",
  flexible: "flexible-camp",
};

const commander = ({ grade, class: kind }: { readonly grade: Grade; readonly class: CommanderClass }): Words =>
  say`${term(grade, sentenceCase(grade))}, ${term(CLASSES[kind], kind)}`;

type Fact = { readonly key: string; readonly what: Words; readonly values: readonly Words[] };

/** What both players may know of a force, in the order in which a player asks for it; of its commanders the army commander first. */
export function forceFacts(force: ShownForce): readonly Fact[] {
  const [army, ...subs] = force.commanders.map(commander);
  // In the battle it goes by its side.
  const own = sideName(force) === force.name ? [] : [`Army: ${force.name}`];
  return [
    { key: "list", what: say`${term("army-list", "Army list")}`, values: [listOf(force), ...own] },
    { key: "verdict", what: "Verdict", values: [VERDICTS[force.verdict]] },
    {
      key: "territories",
      what: say`${term("territory", "Territories")}`,
      values: [both(TERRITORIES.filter((one) => force.territories.includes(one)).map((one) => say`${territoryTerm(one)}`))],
    },
    { key: "map-cards", what: say`${term("map-card", "Map cards")}`, values: [String(force.mapCards)] },
    { key: "scouting-cards", what: say`${term("scouting-card", "Scouting cards")}`, values: [String(force.scoutingCards)] },
    { key: "unit-groups", what: say`${term("unit-group", "Unit groups")}`, values: [String(force.unitGroups)] },
    { key: "camp", what: say`${term("camp", "Camp")}`, values: [say`${term(CAMPS[force.camp], sentenceCase(force.camp))}`] },
    { key: "army-commander", what: say`${term("army-commander", "Army commander")}`, values: army ? [army] : [] },
    { key: "sub-commanders", what: "Other commanders", values: subs.length > 0 ? subs : ["None"] },
  ];
}

/** Above the name of a force: whose it is, and what it does. */
export function forceHead({ roles }: Pick<BattleView, "roles">, names: SeatNames, seat: SeatName): string {
  const role = roles && (roles.invader === seat ? "invader" : "defender");
  if (names.eyes === null) return sentenceCase(role ?? `seat ${seat.toUpperCase()}`);
  const whose = seat === names.eyes || names.titles ? subject(names, seat) : "Your opponent";
  return role ? `${whose}, the ${role}` : whose;
}

/** In the place of a force that may not be seen yet. */
export function unknownForce({ chairs }: Pick<BattleView, "chairs">, { eyes }: SeatNames, seat: SeatName): string {
  if (seat === eyes) return "No army yet.";
  return chairs[seat] === "open" ? "Nobody has taken this seat yet." : "Shown once both players have brought an army.";
}
