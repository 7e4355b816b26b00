import { BATTLES } from "@/lib/server/api/battles";
import { handlersOf } from "@/lib/server/api/handlers-of";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(BATTLES.ARMIES);
