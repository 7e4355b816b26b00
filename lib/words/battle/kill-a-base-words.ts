import type { DieShift, KillABaseCause } from "../../model/afield-tables";
import type { DieFace } from "../../model/enumerations";
import { marked } from "../marked";
import { joined, plain, say, type Words } from "../sentence";
import { faceCalled } from "./face-words";

/*
 * The sentences of `data/afield` with their words of the rules named. The API gives them plain, so the names stand here; a test holds
 * both to the same text. A row with another sentence, from tables of another version, is shown plain.
 */

const CAUSES: Readonly<Record<KillABaseCause, Words>> = {
  "tug-broken": marked(
    "Every [unit group] of its army within 3 [BW] of where its [bases] stood when the phase began; a [flexible] group is a [TuG] in [skirmish](skirmishers) form too. A broken [SuG] causes no test.",
  ),
  "camp-sacked": marked("Every [unit group] of that army on the table, including [allies]. An S [slows](slowing) them in the next turn."),
  "commander-killed": marked(
    "Every [unit group] of that army within 3 [BW]. An [ally’s](ally) [contingent] tests only for its own [commander], and nobody else tests for that one.",
  ),
  "passed-through": marked(
    "[Routers](rout): the group passed, unless one of the two is [foot] [skirmishers]. Forced [charge]: the [TuG] passed; a [SuG] is lost. [Pursuit]: the group passed. [Mounted] that [run away] or [skirmish]: the group passed, and themselves unless skirmishers. Otherwise foot skirmishers pass, and are passed, without a test.",
  ),
  "break-off": marked(
    "The group that leaves a [combat] by F3 (from a slower enemy) or F4 (from one as fast). [Mounted] that leave slower [foot] (F2) do not test.",
  ),
  "edge-stopped": marked("A [TuG] that [runs away](run-away) or [skirmishes](skirmish) and must stop at an edge."),
  "commander-left": marked("The group left to fight on when its commander plays a card to go."),
  "charge-not-made": marked("The group for which [skirmishers] were moved out of the way (C1), if it does not [charge] after all."),
  desertion: marked("Every group of an allied [contingent] whose [commander] draws nothing but black while still [unreliable]."),
  "commander-in-file": marked(
    "The [commander], if fighting in the front [rank] of a [file] that loses a [base], by a skull or a second [wound].",
  ),
  "commander-routed": marked(
    "The [commander] with it, if shooting or fighting broke it; not if a test did. A survivor moves away at once.",
  ),
};

const SHIFTS: Readonly<Record<DieShift, Words>> = {
  "rear-support": marked(
    "[Foot] with a foot [TuG] wholly behind it, within 6 [BW], but not [dragoons] or [commanded shot]. [Keils], [later keils] and [tercios] always have it.",
  ),
  steady: marked("[Steady] troops are tested with a lower die."),
  "army-commander-killed": marked("Tests for the loss of the [army commander] use a higher die."),
  "elephants-broken": marked("Tests for [elephants] that break or are destroyed use a higher die."),
  nervous: marked("[Foot] that is [nervous] where it stands is tested with a higher die."),
};

type Tested = "group" | "commander";

const RESULTS: Readonly<Record<Tested, Readonly<Record<DieFace, Words>>>> = {
  group: {
    skull: marked("kills a [base], of its owner’s choice"),
    wound: marked("is a [wound]"),
    special: marked("[slows](slowing) by 1 [BW] until the next end of turn"),
    blank: "does nothing",
  },
  commander: {
    skull: marked("kills: all within 3 [BW] test at once"),
    wound: marked("takes a [grade] for good; cards are kept"),
    special: "takes all cards held",
    blank: "does nothing",
  },
};

type Row<Id> = { readonly id: Id; readonly sentence: string };

const worded = (words: Words, sentence: string): Words => (plain(words) === sentence ? words : sentence);

/** Who is tested, by the cause. */
export const causeSentence = ({ id, sentence }: Row<KillABaseCause>): Words => worded(CAUSES[id], sentence);

/** When another die is used. */
export const shiftSentence = ({ id, sentence }: Row<DieShift>): Words => worded(SHIFTS[id], sentence);

const OF: Readonly<Record<Tested, string>> = { group: "Unit groups", commander: "Commanders" };

/** What each face of the die does. */
export const resultsSentence = (tested: Tested, rows: readonly Row<DieFace>[]): Words =>
  say`${OF[tested]}: ${joined(
    rows.map(({ id, sentence }) => say`${faceCalled(id)} ${worded(RESULTS[tested][id], sentence)}`),
    "; ",
  )}.`;
