import type { Write } from "../../../db/tournaments";
import type { HeldTournament } from "../../model/held-tournament";
import type { Tournament } from "../../model/tournament";
import type { TournamentRefusalCode, TournamentRefusalParams } from "../../model/tournament-refusals";
import { isOrganiser, tournamentView } from "../../rules/tournament/tournament-view";
import { running } from "../running";

/** Why something was not done. */
export type Declined = {
  readonly [Code in TournamentRefusalCode]: { readonly declined: Code; readonly params: TournamentRefusalParams[Code] };
}[TournamentRefusalCode];
export const declined = <Code extends TournamentRefusalCode>(code: Code, params: TournamentRefusalParams[Code]): Declined =>
  ({ declined: code, params }) as Declined;

/** What is stored; nothing where it is so already. */
type Decided = readonly Write[] | Declined;
type Decide = (held: HeldTournament, now: Date) => Decided | Promise<Decided>;

type Changing = { readonly event: string; readonly reader: string; readonly entering?: { readonly user: string; readonly most: number } };
/** `busy`: others came first every time. */
export type Changed = Tournament | Declined | "busy";

/** Times that a change is decided again, because something else was stored meanwhile. */
const TRIES = 30;

/** The last change of each event in this process: the next waits for it, so that they do not all decide in vain. */
const shared = globalThis as typeof globalThis & { condottaEvents?: Map<string, Promise<unknown>> };

async function inTurn<T>(event: string, work: () => Promise<T>): Promise<T> {
  shared.condottaEvents ??= new Map();
  const waiting = shared.condottaEvents;
  const mine = (waiting.get(event) ?? Promise.resolve()).then(work, work);
  waiting.set(event, mine);
  try {
    return await mine;
  } finally {
    if (waiting.get(event) === mine) waiting.delete(event);
  }
}

/**
 * Changes an event: decides by all that is stored and by the server's clock, and stores it only if nothing else was stored meanwhile; otherwise
 * it is decided again. Answers with the event as its reader sees it then.
 */
export const changeTournament = ({ event, reader, entering }: Changing, decide: Decide): Promise<Changed> =>
  inTurn(event, async () => {
    const { tournaments, clock } = running();
    for (let tries = 0; tries < TRIES; tries++) {
      const held = await tournaments.find(event);
      if (!held) return declined("unknown-event", {});
      const decided = await decide(held, clock());
      if ("declined" in decided) return decided;
      if (decided.length > 0 && (await tournaments.change(held, decided, entering)) === "changed") continue;
      const after = await tournaments.find(event);
      return after ? tournamentView(after, reader, clock()) : declined("unknown-event", {});
    }
    return "busy";
  });

/** The same, for the organiser alone. */
export const organise = (event: string, reader: string, decide: Decide): Promise<Changed> =>
  changeTournament({ event, reader }, (held, now) => (isOrganiser(held, reader) ? decide(held, now) : declined("not-organiser", {})));
