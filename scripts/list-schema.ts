import { writeFileSync } from "node:fs";
import { listSchema } from "../lib/model/schemas";

/** `npm run list-schema`: writes the JSON Schema of army lists again, after their shape has changed. */
writeFileSync(new URL("../docs/army-list.schema.json", import.meta.url), `${JSON.stringify(listSchema(), null, 2)}\n`);
