import { createHash } from "node:crypto";

/** Lower-case hex SHA-256: of tokens and codes nothing else is stored. */
export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
