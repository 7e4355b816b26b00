import {
  type RankAndFileArtillery,
  type RankAndFileElephant,
  type RankAndFileTest,
  type RankAndFileTurns,
  rankAndFileArtillery,
  rankAndFileElephant,
  rankAndFileTest,
  rankAndFileTurns,
} from "../../model/sister-systems/rank-and-file";
import { askArtillery } from "../../rules/sister-systems/rank-and-file/artillery";
import { askElephant } from "../../rules/sister-systems/rank-and-file/elephant";
import { askOneTest } from "../../rules/sister-systems/rank-and-file/one-test";
import { askTurns } from "../../rules/sister-systems/rank-and-file/turns";
import { gameQuestion } from "../other-games";

/** Every question of Rank & File. */
export const RANK_AND_FILE_QUESTIONS = {
  test: gameQuestion(rankAndFileTest, (asked: RankAndFileTest, { rankAndFile }) => askOneTest(asked, rankAndFile)),
  turns: gameQuestion(rankAndFileTurns, (asked: RankAndFileTurns, { rankAndFile }) => askTurns(asked, rankAndFile)),
  artillery: gameQuestion(rankAndFileArtillery, (asked: RankAndFileArtillery, { rankAndFile }) => askArtillery(asked, rankAndFile)),
  elephant: gameQuestion(rankAndFileElephant, (asked: RankAndFileElephant, { rankAndFile }) => askElephant(asked, rankAndFile)),
};
