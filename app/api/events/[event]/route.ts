import { handlersOf } from "@/lib/server/api/handlers-of";
import { TOURNAMENTS } from "@/lib/server/api/tournaments";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(TOURNAMENTS.ONE);
