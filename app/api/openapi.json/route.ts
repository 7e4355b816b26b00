import { OPENAPI } from "@/lib/server/api/endpoints";
import { handlersOf } from "@/lib/server/api/handlers-of";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(OPENAPI);
