import type { Army } from "../../model/army";
import type { Fault } from "../../model/faults";
import type { HeldEntry, HeldTournament } from "../../model/held-tournament";
import { type EntryDecision, type Guest, type HandIn, TOURNAMENT } from "../../model/tournament";
import { pinAllVersions } from "../../rules/army/book";
import { withoutNotes } from "../../rules/army/names";
import { isPastDeadline, isSound } from "../../rules/tournament/entries";
import { isAllDrawn } from "../../rules/tournament/results";
import { isOwn } from "../../rules/tournament/tournament-view";
import { findArmy } from "../armies";
import type { User } from "../identity";
import { newId } from "../ids";
import { keepOwnLists, knowledgeFor } from "../known-lists";
import { LIMITS } from "../limits";
import { readArmy } from "../read-army";
import { running } from "../running";
import { type Changed, changeTournament, type Declined, declined, organise } from "./change";
import { judgedIn, verdictOf } from "./tournaments";

const NEW: Omit<HeldEntry, "entry" | "name" | "club"> = {
  ...{ user: null, guest: false, handedInAt: null, handIns: 0 },
  ...{ verdict: null, accepted: null, withdrawn: null },
};

function handInDeclined(held: HeldTournament, before: HeldEntry | undefined, now: Date): Declined | null {
  if (!isPastDeadline(held.terms, now)) return before || held.entries.length < TOURNAMENT.entries ? null : full();
  if (before && (isSound(before, held.terms) || before.accepted)) return declined("hand-in-closed", {});
  if (isAllDrawn(held)) return declined("event-over", {});
  return before || held.entries.length < TOURNAMENT.entries ? null : full();
}
const full = () => declined("too-many-entries", { most: TOURNAMENT.entries });

type Copied =
  | { readonly ok: true; readonly army: Army; readonly revision: number }
  | { readonly ok: false; readonly code: string; readonly faults: readonly Fault[] };

/** An army as it would be handed in: with every version that it is judged by, and without notes. */
export async function copyOf(document: Army) {
  const knowledge = await knowledgeFor(document);
  const read = readArmy(document, knowledge);
  if (!read.ok) return { read, knowledge };
  return { read: { ok: true as const, army: withoutNotes(pinAllVersions(read.army, read.book, read.rules)) }, knowledge };
}

/** A copy of the player's army as it is now. Null if he has no such army. */
async function copied(user: User, id: string): Promise<Copied | "no-room" | null> {
  const stored = await findArmy(running().armies, user.id, id);
  if (!stored) return null;
  const { read, knowledge } = await copyOf(stored.army);
  if (!read.ok) return read;
  const { army } = read;
  // From now on others are shown it.
  if (!(await keepOwnLists(army, knowledge, { user, given: true }))) return "no-room";
  return { ok: true, army, revision: stored.revision };
}

type HandedIn = Changed | "unknown-army" | "no-room" | Extract<Copied, { readonly ok: false }>;

/** Hands an army in, or replaces the one that is in. After the deadline it is late, and plays only if the organiser accepts it. */
export async function handInArmy(event: string, user: User, { name, club, army: id }: HandIn): Promise<HandedIn> {
  const { tournaments } = running();
  const copy = await copied(user, id);
  if (!copy) return "unknown-army";
  if (copy === "no-room" || !copy.ok) return copy;
  const most = LIMITS.enteredEvents;
  const entering = { user: user.id, most };
  return changeTournament({ event, reader: user.id, entering }, async (held, now) => {
    const before = held.entries.find((one) => isOwn(one, user.id));
    const why = handInDeclined(held, before, now);
    if (why) return why;
    if (!before && (await tournaments.enteredBy(user.id)) >= most) return declined("too-many-entered", { most });
    const { assessment } = await judgedIn(held, copy.army);
    const entry: HeldEntry = {
      ...(before ?? { ...NEW, entry: newId(), user: user.id }),
      ...{ name, club, handedInAt: now, handIns: (before?.handIns ?? 0) + 1, verdict: verdictOf(assessment), accepted: null },
    };
    return [tournaments.write.entry(held, entry, now), tournaments.write.army(entry.entry, copy.army, id, copy.revision)];
  });
}

/**
 * Removes a player whose army nobody has seen; whoever was in when armies were opened is only withdrawn, and not once the last round is drawn:
 * he is in it.
 */
export const withdrawOwn = (event: string, user: User): Promise<Changed> =>
  changeTournament({ event, reader: user.id }, (held, now) => {
    const { write } = running().tournaments;
    const entry = held.entries.find((one) => isOwn(one, user.id));
    if (!entry || entry.withdrawn?.by === "player") return [];
    if (!isPastDeadline(held.terms, now)) return write.removeEntry(entry.entry);
    if (isAllDrawn(held)) return declined("no-round-to-leave", {});
    return [write.entry(held, { ...entry, withdrawn: { at: now.toISOString(), note: null, by: "player" } }, now)];
  });

/** Adds somebody without an account, whose army the organiser checks. */
export const addGuest = (event: string, user: User, { name, club, note }: Guest): Promise<Changed> =>
  organise(event, user.id, (held, now) => {
    if (held.entries.length >= TOURNAMENT.entries) return full();
    if (isAllDrawn(held)) return declined("event-over", {});
    const entry: HeldEntry = { ...NEW, entry: newId(), name, club, guest: true, accepted: { at: now.toISOString(), note } };
    return [running().tournaments.write.entry(held, entry, now)];
  });

function decidedEntry(entry: HeldEntry, { decision, note }: EntryDecision, now: Date): HeldEntry {
  const remark = { at: now.toISOString(), note };
  switch (decision) {
    case "accept":
      return { ...entry, accepted: remark };
    case "turn-away":
      return { ...entry, accepted: null };
    case "withdraw":
      return { ...entry, withdrawn: { ...remark, by: "organiser" } };
    case "bring-back":
      return { ...entry, withdrawn: null };
    default:
      return decision satisfies never;
  }
}

/**
 * The organiser's decision about a player. Which armies are late or illegal shows only at the deadline, so they are accepted after it. Who was
 * added by mistake, and has played in no round, leaves no trace.
 */
export const decideEntry = (event: string, user: User, id: string, decision: EntryDecision): Promise<Changed> =>
  organise(event, user.id, (held, now) => {
    // Nobody can be brought back whose account is gone.
    const entry = held.entries.find((one) => one.entry === id && one.name !== null);
    if (!entry) return declined("unknown-entry", {});
    const isOfArmy = decision.decision === "accept" || decision.decision === "turn-away";
    if (isOfArmy && !isPastDeadline(held.terms, now)) return declined("before-deadline", {});
    const { write } = running().tournaments;
    if (decision.decision === "withdraw") {
      if (isAllDrawn(held)) return declined("no-round-to-remove-from", {});
      if (entry.guest && held.rounds.length === 0) return write.removeEntry(entry.entry);
    }
    return [write.entry(held, decidedEntry(entry, decision, now), now)];
  });
