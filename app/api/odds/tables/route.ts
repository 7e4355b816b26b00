import { handlersOf } from "@/lib/server/api/handlers-of";
import { ODDS } from "@/lib/server/api/odds";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(ODDS.TABLES);
