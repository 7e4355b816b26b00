import { EVENTS } from "@/lib/server/api/battle-events";
import { handlersOf } from "@/lib/server/api/handlers-of";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(EVENTS);
