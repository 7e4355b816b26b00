import { handlersOf } from "@/lib/server/api/handlers-of";
import { LIST_SHARES } from "@/lib/server/api/list-shares";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(LIST_SHARES.OF_A_LIST);
