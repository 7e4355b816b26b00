import { makeCards } from "@/lib/server/army-papers";
import { armyPaperHandlers } from "../_http/army-paper-handlers";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = armyPaperHandlers(makeCards);
