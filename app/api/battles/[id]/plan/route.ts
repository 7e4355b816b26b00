import { BATTLE_PAPERS } from "@/lib/server/api/battle-papers";
import { handlersOf } from "@/lib/server/api/handlers-of";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(BATTLE_PAPERS.PLAN);
