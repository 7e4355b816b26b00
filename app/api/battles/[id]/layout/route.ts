import { TABLE } from "@/lib/server/api/battlefields";
import { handlersOf } from "@/lib/server/api/handlers-of";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(TABLE.LAYOUT);
