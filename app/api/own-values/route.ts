import { handlersOf } from "@/lib/server/api/handlers-of";
import { OWN_VALUES } from "@/lib/server/api/own-values";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(OWN_VALUES.MINE);
