import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { ADDRESSES, describeApi } from "@/lib/server/api/endpoints";
import { shapes } from "@/lib/server/api/openapi";

type Described = {
  readonly paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>;
  readonly components: { schemas: Record<string, unknown> };
};

const api = describeApi("https://condotta.example") as Described;

function referencesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === "$ref" ? [String(part)] : referencesIn(part)));
}

test("every address is under /api/, and is written in a URL as it is here", () => {
  for (const { path } of ADDRESSES) expect(path).toMatch(/^\/api(\/([a-z0-9.-]+|\{\w+\}))+$/);
});

test("all of the API is asked through its one route", () => {
  const files = readdirSync(resolve(import.meta.dirname, "../../app/api"), { recursive: true, withFileTypes: true });
  expect(files.filter((file) => file.isFile()).map(({ name }) => name)).toEqual(["route.ts"]);
});

test("every address names the parts of its path, and every endpoint has a name of its own", () => {
  for (const { path, params = {} } of ADDRESSES)
    expect(Object.keys(params), path).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  const ids = ADDRESSES.flatMap(({ methods }) => Object.values(methods).map(({ id }) => id));
  expect(ids).toEqual([...new Set(ids)]);
});

test("every reference leads to a shape", () => {
  const references = [...new Set(referencesIn(api))];
  expect(references).toContain("#/components/schemas/ErrorBody");
  const names = references.map((one) => one.replace("#/components/schemas/", ""));
  expect(names.filter((name) => !(name in api.components.schemas))).toEqual([]);
});

/** What answers with a document of its own: whether the server is well, and what came of a command. */
const OWN_BODIES = ["health 503", "playCommand 409"];

test("every refusal has the one error body", () => {
  const responses = Object.values(api.paths).flatMap((path) =>
    Object.values(path).flatMap(({ operationId, responses }) =>
      Object.entries(responses).map(([status, response]) => [`${operationId} ${status}`, response] as const),
    ),
  );
  const refusals = responses.filter(([name]) => / [45]\d\d$/.test(name) && !OWN_BODIES.includes(name));
  expect(refusals.length).toBeGreaterThan(0);
  for (const [, refusal] of refusals) expect(referencesIn(refusal)).toEqual(["#/components/schemas/ErrorBody"]);
});

test("the shapes alone are the same shapes, referring to each other", () => {
  const alone = shapes("https://condotta.example") as { $id: string; $defs: Record<string, unknown> };
  expect(alone.$id).toBe("https://condotta.example/api/schema.json");
  expect(Object.keys(alone.$defs)).toEqual(Object.keys(api.components.schemas));
  const references = [...new Set(referencesIn(alone))];
  expect(references.length).toBeGreaterThan(5);
  expect(references.filter((one) => !(one.replace("#/$defs/", "") in alone.$defs))).toEqual([]);
});
