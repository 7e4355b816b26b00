import { createHash } from "node:crypto";

/** Lower-case hex SHA-256. Of tokens and codes we store only this. */
export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
