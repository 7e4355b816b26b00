import { COMMANDS } from "@/lib/server/api/battle-commands";
import { handlersOf } from "@/lib/server/api/handlers-of";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(COMMANDS);
