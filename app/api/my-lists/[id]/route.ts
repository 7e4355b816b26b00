import { handlersOf } from "@/lib/server/api/handlers-of";
import { OWN_LISTS } from "@/lib/server/api/own-lists";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(OWN_LISTS.ONE);
