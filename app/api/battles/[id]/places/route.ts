import { handlersOf } from "@/lib/server/api/handlers-of";
import { TABLE } from "@/lib/server/api/table";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(TABLE.PLACES);
