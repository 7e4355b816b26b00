import { DATA } from "@/lib/server/api/data";
import { handlersOf } from "@/lib/server/api/handlers-of";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(DATA.BEGINNINGS);
