import { ACCOUNT } from "@/lib/server/api/account";
import { handlersOf } from "@/lib/server/api/handlers-of";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf(ACCOUNT.CLAIM);
