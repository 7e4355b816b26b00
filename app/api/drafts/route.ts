import { DRAFTS } from "@/lib/server/api/drafts";
import { handlersOf } from "@/lib/server/api/handlers-of";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(DRAFTS);
