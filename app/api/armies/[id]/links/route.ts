import { handlersOf } from "@/lib/server/api/handlers-of";
import { SHARES } from "@/lib/server/api/shares";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(SHARES.OF_AN_ARMY);
