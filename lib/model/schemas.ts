import { z } from "zod";
import { account, accountExport, claim, claimed, confirmation, passwordChange, recovery, signIn, whoAmI } from "./account";
import { layout, likings, places, suggestion } from "./advice";
import { afieldTables } from "./afield-tables";
import { army, edit } from "./army";
import { armyCards, cardsAndText } from "./army-cards";
import { armyList, constraint, houseList, troopLine } from "./army-list";
import { armySheet, sheetAndText } from "./army-sheet";
import { armyText, readArmyText } from "./army-text";
import { assessment, at, finding, fix, numbers, reason } from "./assessment";
import { battleRecord, commandResult, createdBattle, joined, joinRequest, madeCode, newBattle, openedArmies } from "./battle";
import { battleCommand, legalCommand, refusal, sentCommand } from "./battle-command";
import { battleEvent } from "./battle-event";
import { battlePlan } from "./battle-plan";
import { battleTables } from "./battle-tables";
import { battleSummary, battleView, myBattles } from "./battle-view";
import { battlefield, piece, placed } from "./battlefield";
import { company, player, sentTicks } from "./company";
import { draftAnswer, draftQuestion } from "./drafting";
import { force, frozenForce, seat, shownForce } from "./force";
import { errorBody, health, listSummary } from "./http";
import { listDraft } from "./list-draft";
import { fightAnswer, fighter, fightQuestion, fireAnswer, fireQuestion, matchUpAnswer, matchUpQuestion } from "./odds";
import {
  eagleArmyAnswer,
  eagleArmyQuestion,
  eagleBreakTestAnswer,
  eagleBreakTestQuestion,
  eagleFightAnswer,
  eagleFightQuestion,
  eaglePursuitAnswer,
  eaglePursuitQuestion,
  eagleShootingAnswer,
  eagleShootingQuestion,
} from "./other-games/bronze-eagles";
import {
  earthBoundsAnswer,
  earthBoundsQuestion,
  earthCausesAnswer,
  earthCausesQuestion,
  earthMeleeAnswer,
  earthMeleeQuestion,
  earthMessengerAnswer,
  earthMessengerQuestion,
  earthMoveAnswer,
  earthMoveQuestion,
  earthOrderAnswer,
  earthOrderOfPlayAnswer,
  earthOrderOfPlayQuestion,
  earthOrderQuestion,
  earthPanicAnswer,
  earthPanicQuestion,
  earthShootingAnswer,
  earthShootingQuestion,
} from "./other-games/earth";
import {
  fieldOfGloryCommanderLost,
  fieldOfGloryCommanderLostAnswer,
  fieldOfGloryHits,
  fieldOfGloryHitsAnswer,
  fieldOfGloryRound,
  fieldOfGloryRoundAnswer,
  fieldOfGloryTest,
  fieldOfGloryTestAnswer,
} from "./other-games/field-of-glory";
import {
  rankAndFileArtillery,
  rankAndFileArtilleryAnswer,
  rankAndFileElephant,
  rankAndFileElephantAnswer,
  rankAndFileTest,
  rankAndFileTestAnswer,
  rankAndFileTurns,
  rankAndFileTurnsAnswer,
} from "./other-games/rank-and-file";
import { listMove, listShare, listShareSummary, ownListSummary, sharedList, storedList } from "./own-list";
import { keptTables, ownTables } from "./own-tables";
import { battleReference, fittedReference, ownValue, ownValues, quickReference, referenceAndText, typedOwnValue } from "./quick-reference";
import { rulesTables } from "./rules-tables";
import { armyMove, armySummary, armyTags, share, sharedArmy, shareSummary, storedArmy } from "./stored-army";
import {
  enteredArmy,
  entry,
  entryDecision,
  gameEnding,
  gameResult,
  guest,
  handIn,
  handOver,
  openedTournament,
  playerSwap,
  roundDraw,
  sentResult,
  takeOver,
  tournament,
  tournamentSummary,
  tournamentTerms,
} from "./tournament";
import { troop } from "./troop";

/** Every shape of the public contract, by its published name. */
export const SCHEMAS = {
  Army: army,
  List: armyList,
  TroopLine: troopLine,
  Troop: troop,
  Constraint: constraint,
  RulesTables: rulesTables,
  OwnTables: ownTables,
  KeptTables: keptTables,
  Assessment: assessment,
  Numbers: numbers,
  Finding: finding,
  At: at,
  Fix: fix,
  Edit: edit,
  Reason: reason,
  Force: force,
  Seat: seat,
  Piece: piece,
  Placed: placed,
  Battlefield: battlefield,
  NewBattle: newBattle,
  CreatedBattle: createdBattle,
  JoinRequest: joinRequest,
  Joined: joined,
  MadeCode: madeCode,
  OpenedArmies: openedArmies,
  Player: player,
  Company: company,
  SentTicks: sentTicks,
  BattleCommand: battleCommand,
  LegalCommand: legalCommand,
  SentCommand: sentCommand,
  CommandResult: commandResult,
  Refusal: refusal,
  BattleView: battleView,
  BattleEvent: battleEvent,
  BattleRecord: battleRecord,
  BattleSummary: battleSummary,
  MyBattles: myBattles,
  BattlePlan: battlePlan,
  BattleReference: battleReference,
  BattleTables: battleTables,
  AfieldTables: afieldTables,
  Likings: likings,
  Suggestion: suggestion,
  Layout: layout,
  Places: places,
  ShownForce: shownForce,
  FrozenForce: frozenForce,
  Health: health,
  ListSummary: listSummary,
  ListDraft: listDraft,
  StoredList: storedList,
  OwnListSummary: ownListSummary,
  ListMove: listMove,
  ListShare: listShare,
  SharedList: sharedList,
  ListShareSummary: listShareSummary,
  StoredArmy: storedArmy,
  ArmySummary: armySummary,
  ArmyMove: armyMove,
  ArmyTags: armyTags,
  Account: account,
  WhoAmI: whoAmI,
  Claim: claim,
  Claimed: claimed,
  SignIn: signIn,
  Recovery: recovery,
  PasswordChange: passwordChange,
  Confirmation: confirmation,
  AccountExport: accountExport,
  Share: share,
  SharedArmy: sharedArmy,
  ShareSummary: shareSummary,
  TournamentTerms: tournamentTerms,
  OpenedTournament: openedTournament,
  Tournament: tournament,
  TournamentSummary: tournamentSummary,
  Entry: entry,
  HandIn: handIn,
  Guest: guest,
  EntryDecision: entryDecision,
  EnteredArmy: enteredArmy,
  RoundDraw: roundDraw,
  PlayerSwap: playerSwap,
  GameEnding: gameEnding,
  GameResult: gameResult,
  SentResult: sentResult,
  HandOver: handOver,
  TakeOver: takeOver,
  OwnValue: ownValue,
  OwnValues: ownValues,
  TypedOwnValue: typedOwnValue,
  ArmySheet: armySheet,
  SheetAndText: sheetAndText,
  ArmyText: armyText,
  ReadArmyText: readArmyText,
  ArmyCards: armyCards,
  CardsAndText: cardsAndText,
  QuickReference: quickReference,
  ReferenceAndText: referenceAndText,
  FittedReference: fittedReference,
  Fighter: fighter,
  FightQuestion: fightQuestion,
  FightAnswer: fightAnswer,
  FireQuestion: fireQuestion,
  FireAnswer: fireAnswer,
  DraftQuestion: draftQuestion,
  DraftAnswer: draftAnswer,
  MatchUpQuestion: matchUpQuestion,
  MatchUpAnswer: matchUpAnswer,
  FieldOfGloryHits: fieldOfGloryHits,
  FieldOfGloryHitsAnswer: fieldOfGloryHitsAnswer,
  FieldOfGloryTest: fieldOfGloryTest,
  FieldOfGloryTestAnswer: fieldOfGloryTestAnswer,
  FieldOfGloryRound: fieldOfGloryRound,
  FieldOfGloryRoundAnswer: fieldOfGloryRoundAnswer,
  FieldOfGloryCommanderLost: fieldOfGloryCommanderLost,
  FieldOfGloryCommanderLostAnswer: fieldOfGloryCommanderLostAnswer,
  BronzeEaglesArmy: eagleArmyQuestion,
  BronzeEaglesArmyAnswer: eagleArmyAnswer,
  BronzeEaglesFight: eagleFightQuestion,
  BronzeEaglesFightAnswer: eagleFightAnswer,
  BronzeEaglesBreakTest: eagleBreakTestQuestion,
  BronzeEaglesBreakTestAnswer: eagleBreakTestAnswer,
  BronzeEaglesPursuit: eaglePursuitQuestion,
  BronzeEaglesPursuitAnswer: eaglePursuitAnswer,
  BronzeEaglesShooting: eagleShootingQuestion,
  BronzeEaglesShootingAnswer: eagleShootingAnswer,
  RankAndFileTest: rankAndFileTest,
  RankAndFileTestAnswer: rankAndFileTestAnswer,
  RankAndFileTurns: rankAndFileTurns,
  RankAndFileTurnsAnswer: rankAndFileTurnsAnswer,
  RankAndFileArtillery: rankAndFileArtillery,
  RankAndFileArtilleryAnswer: rankAndFileArtilleryAnswer,
  RankAndFileElephant: rankAndFileElephant,
  RankAndFileElephantAnswer: rankAndFileElephantAnswer,
  EarthShooting: earthShootingQuestion,
  EarthShootingAnswer: earthShootingAnswer,
  EarthMelee: earthMeleeQuestion,
  EarthMeleeAnswer: earthMeleeAnswer,
  EarthBounds: earthBoundsQuestion,
  EarthBoundsAnswer: earthBoundsAnswer,
  EarthPanic: earthPanicQuestion,
  EarthPanicAnswer: earthPanicAnswer,
  EarthCauses: earthCausesQuestion,
  EarthCausesAnswer: earthCausesAnswer,
  EarthOrder: earthOrderQuestion,
  EarthOrderAnswer: earthOrderAnswer,
  EarthMessenger: earthMessengerQuestion,
  EarthMessengerAnswer: earthMessengerAnswer,
  EarthMove: earthMoveQuestion,
  EarthMoveAnswer: earthMoveAnswer,
  EarthOrderOfPlay: earthOrderOfPlayQuestion,
  EarthOrderOfPlayAnswer: earthOrderOfPlayAnswer,
  ErrorBody: errorBody,
} as const satisfies Record<string, z.ZodType>;

export type SchemaName = keyof typeof SCHEMAS;

/** JSON Schema of an army list by itself, by which a text editor completes and checks a file of data/lists while it is typed. */
export const listSchema = () => ({
  title: "An army list of Condotta",
  ...z.toJSONSchema(houseList, { io: "input", unrepresentable: "any", target: "draft-7" }),
});

/**
 * JSON Schema 2020-12 of every shape; they refer to each other under `prefix` (`#/$defs/` or `#/components/schemas/`). They describe what
 * may be sent: fields with a default may be left out.
 */
export function jsonSchemas(prefix: string): Readonly<Record<SchemaName, unknown>> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(SCHEMAS)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { io: "input", unrepresentable: "any", uri: (id) => `${prefix}${id}` });
  for (const schema of Object.values(schemas)) {
    delete schema.$id;
    delete schema.$schema;
  }
  return schemas as Record<SchemaName, unknown>;
}
