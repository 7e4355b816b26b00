import { BATTLE_COMPANY } from "@/lib/server/api/battle-company";
import { handlersOf } from "@/lib/server/api/handlers-of";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(BATTLE_COMPANY.NAME);
