import { z } from "zod";

/** A number of bytes in lower-case hex. */
export const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`));
