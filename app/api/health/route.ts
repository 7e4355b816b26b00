import { handlersOf } from "@/lib/server/api/handlers-of";
import { OPERATIONS } from "@/lib/server/api/operations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(OPERATIONS.HEALTH);
