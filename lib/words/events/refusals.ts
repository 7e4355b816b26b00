import type { TournamentRefusalParams } from "../../model/tournament-refusals";
import { both, counted, grouped, plural } from "../phrasing";
import { playerWords } from "./events";

/** What each refusal about an event says. Players read many of them under a form. */
export const EVENT_REFUSALS: { readonly [Code in keyof TournamentRefusalParams]: (params: TournamentRefusalParams[Code]) => string } = {
  "unknown-event": () => "There is no event at this address. Check the link: the organiser may have deleted the event.",
  "unknown-entry": () => "This event has no such player.",
  "unknown-table": ({ round, table }) => `Round ${grouped(round)} has no table ${grouped(table)}.`,
  "unknown-hand-over": () =>
    "This link does not hand the event over. It was used, has expired, or was replaced. Ask the organiser for a new one.",
  "not-organiser": () => "Only the organiser of this event can do that. Sign in to the account that opened it.",
  "not-at-table": () => "Only the two players of this table and the organiser can enter its result.",
  "account-needed": () => "Handing in needs an account with an email address, so that you can enter results from any device.",
  "too-many-events": ({ most }) => `You organise ${counted(most, "event")}, the most for one account. Delete one, then try again.`,
  "too-many-entries": ({ most }) => `This event is full: it has ${counted(most, "player")}.`,
  "too-many-entered": ({ most }) =>
    `You have entered ${counted(most, "event")}, the most for one account. Withdraw from one, then try again.`,
  "too-many-statements": ({ most }) =>
    `${counted(most, "result")} were entered for this table, and there is no room for another. Ask the organiser.`,
  "deadline-in-past": () => "The deadline must be in the future.",
  "deadline-passed": () => "The deadline has passed and the armies are open, so it can no longer be moved.",
  "before-deadline": () => "The armies are still sealed. Wait for the deadline, or close hand-in now.",
  "armies-in": () => "Armies have been handed in, so you can no longer change what is shown before the deadline.",
  "terms-fixed": ({ fields }) =>
    `A round has been drawn, so ${both(fields)} ${plural(fields.length, "is", "are")} fixed. You can still change the name, date, place, description and number of rounds.`,
  "too-few-rounds": ({ drawn }) => `${counted(drawn, "round is", "rounds are")} drawn already. The event needs at least as many.`,
  "hand-in-closed": () => "The deadline has passed, so you can no longer replace your army.",
  "event-over": () => "All rounds of this event are drawn, so nobody else can enter.",
  "no-round-to-leave": () => "The last round of this event is drawn. If you cannot play it, tell the organiser.",
  "no-round-to-remove-from": () => "The last round of this event is drawn, so no player can be removed any more.",
  "too-few-players": () => "A round needs at least two players. Add players, or accept armies that are late or not legal.",
  "wrong-round": ({ next }) => `The next round is round ${grouped(next)}. Somebody may have drawn one meanwhile: load the event again.`,
  "no-more-rounds": ({ rounds }) => `This event has ${counted(rounds, "round")}, and all of them are drawn.`,
  "results-missing": ({ round, tables }) =>
    `Round ${grouped(round)} is not finished: ${plural(tables.length, "table", "tables")} ${both(tables)} ${plural(tables.length, "has", "have")} no confirmed result.`,
  "round-has-results": () => "Results have been entered for this round, so it stays.",
  "ending-missing": () => "Send how the game ended, or the battle that tells it.",
  "result-changed": () => "Somebody has entered a result for this table meanwhile. Look at it first.",
  "result-settled": () => "This result is confirmed. Only the organiser can correct it.",
  "result-note-missing": () => "Say why the result is corrected. Both players can read it.",
  "more-lost-than-handed-in": ({ player, tugs, sugs }) =>
    `Losses of ${playerWords({ name: player })}: the army handed in has only ${counted(tugs, "TuG")} and ${counted(sugs, "SuG")}. Enter no more than these.`,
  "army-is-broken": ({ player, lost, breaksAt }) =>
    `Losses of ${playerWords({ name: player })}: the army handed in breaks at ${counted(breaksAt, "lost TuG")}, and ${grouped(lost)} ${plural(lost, "is", "are")} entered. Tick that it broke, or enter fewer.`,
  "battle-not-of-both": () => "This is not a battle of these two players, or it has no result yet.",
  "battle-not-agreed": () => "Only one player closed this battle. Enter its result by hand, and let your opponent confirm it.",
};
