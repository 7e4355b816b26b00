import { makeSheet } from "@/lib/server/make-sheet";
import { armyPaperHandlers } from "./_http/army-paper-handlers";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = armyPaperHandlers(makeSheet);
