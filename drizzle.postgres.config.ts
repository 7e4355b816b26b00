import { defineConfig } from "drizzle-kit";

export default defineConfig({ dialect: "postgresql", schema: "./db/postgres-tables.ts", out: "./db/migrations-postgres" });
