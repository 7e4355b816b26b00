import { describe, expect, test } from "vitest";
import { readEnvironment } from "./environment";

const read = (variables: Record<string, string>) => readEnvironment(variables, "/srv/condotta");
const problemsOf = (variables: Record<string, string>) => {
  const environment = read(variables);
  return environment.ok ? [] : environment.problems;
};

describe("what is not set", () => {
  const defaults = {
    port: 3000,
    dataDirectory: "/srv/condotta/var",
    databaseUrl: null,
    publicUrl: "http://localhost:3000",
    trustProxy: false,
    sync: "normal",
    freeSpaceFloor: 500_000_000,
    logLevel: "info",
    metricsToken: null,
  };

  test("has a default", () => {
    expect(read({})).toEqual({ ok: true, value: defaults });
  });

  test("is the same as what is set to nothing", () => {
    expect(
      read({
        PORT: "",
        DATA_DIR: "",
        DATABASE_URL: "",
        PUBLIC_URL: "",
        TRUST_PROXY: "",
        DB_SYNC: "",
        MIN_FREE_MB: "",
        LOG_LEVEL: "",
        METRICS_TOKEN: "",
      }),
    ).toEqual({
      ok: true,
      value: defaults,
    });
  });
});

test("every variable is read", () => {
  const variables = {
    PORT: "8080",
    DATA_DIR: "/var/lib/c",
    PUBLIC_URL: "https://c.example",
    TRUST_PROXY: "1",
    DB_SYNC: "full",
    MIN_FREE_MB: "250",
    LOG_LEVEL: "warn",
    METRICS_TOKEN: "a-token-of-24-characters",
  };
  expect(read(variables)).toEqual({
    ok: true,
    value: {
      ...{
        port: 8080,
        dataDirectory: "/var/lib/c",
        databaseUrl: null,
        publicUrl: "https://c.example",
        trustProxy: true,
        sync: "full",
        logLevel: "warn",
        metricsToken: "a-token-of-24-characters",
      },
      freeSpaceFloor: 250_000_000,
    },
  });
});

test("a database elsewhere has its own disk, so that none here need have room", () => {
  const databaseUrl = "postgres://condotta:secret@db.example:5432/condotta";
  expect(read({ DATABASE_URL: databaseUrl, MIN_FREE_MB: "250" })).toMatchObject({ value: { databaseUrl, freeSpaceFloor: 0 } });
});

test.each(["mysql://me:secret@db.example/x", "secret", "/var/secret.db"])("%s is no address of a database, and is not told", (given) => {
  const problems = problemsOf({ DATABASE_URL: given });
  expect(problems).toEqual([expect.stringMatching(/^DATABASE_URL must be the address of a PostgreSQL database: /)]);
  expect(problems.join()).not.toContain("secret");
});

test("the public address follows the port", () => {
  expect(read({ PORT: "8080" })).toMatchObject({ value: { publicUrl: "http://localhost:8080" } });
});

test.each([
  ["https://c.example/", "https://c.example"],
  ["HTTP://C.Example:80", "http://c.example"],
  ["http://192.168.1.20:3000", "http://192.168.1.20:3000"],
])("the address %s is the origin %s", (given, origin) => {
  expect(read({ PUBLIC_URL: given })).toMatchObject({ value: { publicUrl: origin } });
});

test.each([
  "ftp://c.example",
  "c.example",
  "https://c.example/armies",
  "https://c.example?x=1",
  "https://me:pass@c.example",
  "javascript:1",
  "/",
])("%s is no public address", (given) => {
  expect(problemsOf({ PUBLIC_URL: given })).toEqual([
    `PUBLIC_URL is "${given}", but must be an http or https address without a path, such as https://condotta.example or http://192.168.1.20:3000.`,
  ]);
});

test.each(["-1", "1.5", "500 MB", "10000000"])("%s is no free space", (given) => {
  expect(problemsOf({ MIN_FREE_MB: given })).toEqual([
    `MIN_FREE_MB is "${given}", but must be a whole number of megabytes from 0 to 9999999.`,
  ]);
});

test.each(["0", "65536", "-1", "80.5", "http", " 80", "1e3", "0x50"])("%s is no port", (given) => {
  expect(problemsOf({ PORT: given })).toEqual([`PORT is "${given}", but must be a whole number from 1 to 65535.`]);
});

test("every bad variable is told at once", () => {
  expect(problemsOf({ PORT: "x", PUBLIC_URL: "x", TRUST_PROXY: "yes", DB_SYNC: "FULL", LOG_LEVEL: "loud" })).toEqual([
    'PORT is "x", but must be a whole number from 1 to 65535.',
    expect.stringContaining('PUBLIC_URL is "x"'),
    'TRUST_PROXY is "yes", but must be 0 or 1.',
    'DB_SYNC is "FULL", but must be normal or full.',
    expect.stringContaining('LOG_LEVEL is "loud", but must be fatal or'),
  ]);
});
