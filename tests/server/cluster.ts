import { resolve } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { migratePostgres } from "@/db/postgres";
import { startCluster } from "@/tests/build/postgres-cluster.mjs";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the cluster in which the tests make databases. */
    readonly cluster: string;
  }
}

/** SQLite's own words for JSON, which tests use to spoil what is stored. */
const OF_SQLITE = `
create function json_set(json, text, text) returns json language sql as
  $$ select jsonb_set($1::jsonb, string_to_array(substr($2, 3), '.'), to_jsonb($3))::json $$;
create function json_set(json, text, integer) returns json language sql as
  $$ select jsonb_set($1::jsonb, string_to_array(substr($2, 3), '.'), to_jsonb($3))::json $$;
create function json_extract(json, text) returns text language sql as $$ select $1 #>> string_to_array(substr($2, 3), '.') $$;`;

/** A PostgreSQL for all tests of the project, which ends with them. Every database made there begins as a copy of one with all tables. */
export async function setup(project: TestProject) {
  const cluster = await startCluster();
  const template = cluster.url("template1");
  await migratePostgres(template, resolve(import.meta.dirname, "../../db/migrations-postgres"));
  const client = new pg.Client({ connectionString: template });
  await client.connect();
  await client.query(OF_SQLITE);
  await client.end();
  project.provide("cluster", cluster.url("postgres"));
  return () => cluster.stop();
}
