import { handlersOf } from "@/lib/server/api/handlers-of";
import { OTHER_GAMES } from "@/lib/server/api/other-games";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(OTHER_GAMES.EARTH.ORDER);
