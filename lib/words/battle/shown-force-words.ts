import type { BattleView } from "../../model/battle-view";
import type { SeatName } from "../../model/by-seat";
import type { ShownForce } from "../../model/frozen-force";
import { territoryWords } from "../list-words";
import { sentenceCase } from "../phrasing";
import { type SeatNames, subject } from "./seat-names";

const VERDICTS: Readonly<Record<ShownForce["verdict"], string>> = {
  legal: "Legal",
  "not-legal": "Not legal",
  "typed-in": "Typed in, not judged",
};

const SMALL_WORDS: readonly string[] = ["and", "in", "of", "the"];

/** A list by its id, which is all that is told of it: "Swedish, 1618–1648". */
function listWords(id: string): string {
  const [, named = id, years] = /^(.+?)(?:-(\d{4}-\d{4}))?$/.exec(id) ?? [];
  const words = named.split("-").map((word) => (SMALL_WORDS.includes(word) ? word : sentenceCase(word)));
  return years ? `${words.join(" ")}, ${years.replace("-", "–")}` : words.join(" ");
}

type Fact = { readonly what: string; readonly values: readonly string[] };

/** What both players may know of a force, in the order in which one asks for it; of its commanders the army commander first. */
export function forceFacts(force: ShownForce): readonly Fact[] {
  const commanders = force.commanders.map(({ grade, class: kind }) => `${sentenceCase(grade)}, ${kind}`);
  return [
    { what: "Army list", values: [force.list ? listWords(force.list) : "Not named"] },
    { what: "Verdict", values: [VERDICTS[force.verdict]] },
    { what: "Territories", values: [territoryWords(force.territories)] },
    { what: "Map cards", values: [String(force.mapCards)] },
    { what: "Scouting cards", values: [String(force.scoutingCards)] },
    { what: "Unit groups", values: [String(force.unitGroups)] },
    { what: "Camp", values: [sentenceCase(force.camp)] },
    { what: "Army commander", values: commanders.slice(0, 1) },
    { what: "Under him", values: commanders.length > 1 ? commanders.slice(1) : ["Nobody"] },
  ];
}

/** Above the name of a force: whose it is, and what it does. */
export function forceHead({ roles }: Pick<BattleView, "roles">, names: SeatNames, seat: SeatName): string {
  const role = roles && (roles.invader === seat ? "invader" : "defender");
  if (names.eyes === null) return sentenceCase(role ?? `seat ${seat.toUpperCase()}`);
  return role ? `${subject(names, seat)}, the ${role}` : subject(names, seat);
}

/** In the place of a force that may not be seen yet. */
export function unknownForce({ chairs }: Pick<BattleView, "chairs">, { eyes }: SeatNames, seat: SeatName): string {
  if (seat === eyes) return "No army yet.";
  return chairs[seat] === "open" ? "Nobody has taken this seat yet." : "Shown when both armies are fixed.";
}
