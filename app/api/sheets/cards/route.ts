import { makeCards } from "@/lib/server/cards-of-army";
import { armyPaperHandlers } from "../_http/army-paper-handlers";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = armyPaperHandlers(makeCards);
