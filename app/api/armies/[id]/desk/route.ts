import { ARMIES } from "@/lib/server/api/armies";
import { handlersOf } from "@/lib/server/api/handlers-of";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(ARMIES.DESK);
