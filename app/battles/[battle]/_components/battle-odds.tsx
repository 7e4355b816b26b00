import { useRouter } from "next/navigation";
import { useState } from "react";
import { askServer } from "@/app/_components/ask-server";
import { armiesAddress, groupCode, type Numbered } from "@/app/_components/odds/odds-address";
import type { ArmyList } from "@/lib/model/army-list";
import type { BattleView } from "@/lib/model/battle-view";
import { otherSeat } from "@/lib/model/by-seat";
import type { FrozenForce } from "@/lib/model/force";
import type { ListId } from "@/lib/model/identifiers";
import { ODDS_MOST } from "@/lib/model/odds-terms";
import { alikeIn } from "@/lib/rules/odds/looks";
import { ODDS_LINKS } from "@/lib/words/site";
import { usePaintedView } from "./room-context";

type Shown = Pick<FrozenForce["units"][number], "number" | "name" | "troop" | "bases">;

/** Everything a unit group may be by its look, as the address of two armies names it. `isOwn`: its name tells its line, too. */
function codesOf(units: readonly Shown[], list: ArmyList, isOwn: boolean): readonly Numbered[] {
  return units.flatMap(({ number, name, troop, bases }) => {
    const alike = alikeIn(list, troop);
    const named = isOwn ? alike.filter(({ line }) => line.name === name) : [];
    const chosen = isOwn ? (named.length > 0 ? named : alike).slice(0, 1) : alike.slice(0, ODDS_MOST.anyOf);
    const codes = chosen.map(({ line, options }) =>
      groupCode({
        bases,
        who: { list: list.id as ListId, line: line.id, version: null, options: [...options], qualityDown: false, firepowerDown: false },
      }),
    );
    return codes.length > 0 ? [{ number, codes }] : [];
  });
}

const OF_ODDS = ["forces", "units", "own", "seat"] as const;

/** The enemy as far as he can be seen, and what is told of both armies; null while there is nothing to compare. */
function toCompare({ forces, units, own, seat }: BattleView) {
  if (!own || seat === null) return null;
  const [mine, theirs] = [forces[seat]?.list, forces[otherSeat(seat)]?.list];
  const seen = units.filter((one) => one.seat !== seat);
  return mine && theirs && seen.length > 0 ? { lists: [mine, theirs] as const, own: own.units, seen } : null;
}

/** The way to the odds of both armies: mine, and theirs as they can be seen from this seat. */
export function BattleOdds() {
  const compared = toCompare(usePaintedView(OF_ODDS));
  const router = useRouter();
  const [trouble, setTrouble] = useState<string | null>(null);
  if (!compared) return null;
  const { lists, own, seen } = compared;
  async function open(): Promise<void> {
    const [mine, theirs] = await Promise.all(lists.map((id) => askServer<ArmyList>("GET", `/api/lists/${id}`)));
    if (!mine?.ok || !theirs?.ok) return setTrouble([mine, theirs].flatMap((one) => (one && !one.ok ? one.error.message : []))[0] ?? null);
    router.push(armiesAddress(codesOf(own, mine.value, true), codesOf(seen, theirs.value, false)));
  }
  return (
    <p>
      <button type="button" className="button" data-small onClick={open}>
        {ODDS_LINKS.armies}
      </button>
      <span role="alert">{trouble}</span>
    </p>
  );
}
