import { handlersOf } from "@/lib/server/api/handlers-of";
import { TOURNAMENT_ROUNDS } from "@/lib/server/api/tournament-rounds";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(TOURNAMENT_ROUNDS.ROUNDS);
