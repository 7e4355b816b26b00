import { makeFittedReference } from "@/lib/server/fitted-reference";
import { armyPaperHandlers } from "../_http/army-paper-handlers";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = armyPaperHandlers(makeFittedReference);
