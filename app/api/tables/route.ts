import { handlersOf } from "@/lib/server/api/handlers-of";
import { OWN_TABLES } from "@/lib/server/api/own-tables";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(OWN_TABLES.MINE);
