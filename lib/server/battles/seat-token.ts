import { randomBytes } from "node:crypto";
import { sha256 } from "./sha256";

/** 256 random bits in lower-case hex that act for a seat. Only the hash is stored, as the seat's holder. */
export function newSeatToken(): { readonly token: string; readonly holder: string } {
  const token = randomBytes(32).toString("hex");
  return { token, holder: sha256(token) };
}
