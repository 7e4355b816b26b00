import { jsonSchemas } from "../model/schemas";

/** Every shape of the API as one JSON Schema document; each is found under `#/$defs/`. */
export function describeShapes(publicUrl: string): unknown {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: `${publicUrl}/api/schema.json`,
    title: "The documents of Condotta",
    $defs: jsonSchemas("#/$defs/"),
  };
}
