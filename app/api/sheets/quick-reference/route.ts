import { handlersOf } from "@/lib/server/api/handlers-of";
import { SHEETS } from "@/lib/server/api/sheets";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(SHEETS.FITTED_REFERENCE);
