import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { prepareArmies } from "../../db/armies";
import { prepareBattleCompanies } from "../../db/battle-company";
import { prepareBattles } from "../../db/battles";
import { type Database, isDatabaseFailure } from "../../db/database";
import { type Documents, prepareDocuments } from "../../db/documents";
import { prepareOwnLists } from "../../db/own-lists";
import { prepareOwnValues } from "../../db/own-values";
import type { PostgresDatabase } from "../../db/postgres";
import { prepareServerNotes, type ServerNotes } from "../../db/server-notes";
import { prepareSessions } from "../../db/sessions";
import { prepareShares } from "../../db/shares";
import { prepareTournaments } from "../../db/tournaments";
import { prepareUsers } from "../../db/users";
import { prepareWrongTries } from "../../db/wrong-tries";
import { type Catalog, loadCatalog } from "../catalog/load-catalog";
import { faultSentence } from "../words/faults";
import { createCompanies } from "./battles/companies";
import { type BattleServer, loadBattle } from "./battles/load-battle";
import { createBattleCache, createBattleNews } from "./battles/loaded";
import { shareBattles } from "./battles/shared-battles";
import {
  catalogDirectory,
  databaseFile,
  migrationsDirectory,
  postgresMigrationsDirectory,
  readSecret,
  type Secret,
} from "./data-directory";
import { createLog, type Environment, type Log, readEnvironment } from "./environment";
import { healthOf } from "./health";
import { newId, sha256 } from "./ids";
import { gatherKnowledge, recall } from "./knowledge";
import { LIMITS } from "./limits";
import { createMetrics } from "./metrics";
import { openMigrated, openPostgresMigrated, postgresProblem } from "./open-database";
import { done, failed, isSqliteFailure, type Outcome, sqliteProblem } from "./problems";
import { countTogether } from "./rate-limit";
import { isRunning, type Running, running, setRunning } from "./running";

function readCatalog(root: string): Outcome<Catalog> {
  const read = loadCatalog(catalogDirectory(root));
  return read.ok ? done(read.catalog) : failed(...read.faults.map((fault) => `data/${fault.file}: ${faultSentence(fault)}`));
}

/** What is read from the database, or why it cannot be. */
async function readFrom<T>(file: string, read: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await read();
  } catch (error) {
    if (isSqliteFailure(error)) return failed(sqliteProblem(file, error));
    if (isDatabaseFailure(error)) return failed(postgresProblem(error));
    throw error;
  }
}

/** The secret that signs cookies: in a file of DATA_DIR, or in the database that several machines share. */
async function secretOf({ databaseUrl, dataDirectory }: Environment, notes: ServerNotes): Promise<Outcome<Secret>> {
  if (databaseUrl === null) return readSecret(dataDirectory);
  return done({ hex: await notes.agreeOn("secret", randomBytes(32).toString("hex")), mended: false });
}

/** The stores of users and of what belongs to them. */
function prepareOwners(database: Database) {
  const kept = {
    ...{ armies: prepareArmies(database), shares: prepareShares(database) },
    ...{ ownValues: prepareOwnValues(database), ownLists: prepareOwnLists(database) },
  };
  const belongings = { ...kept, battles: prepareBattles(database), tournaments: prepareTournaments(database) };
  const users = prepareUsers(database, belongings);
  return { users, sessions: prepareSessions(database), wrongTries: prepareWrongTries(database), ...belongings };
}

/** What is known of lists and tables is read again once another server, a newer one, has stored more. */
function learnFrom(database: Database, catalog: Catalog, documents: Documents, log: Log): () => Promise<void> {
  return async () => {
    if (!isRunning(database) || (await documents.count()) <= running().knowledge.documents) return;
    const knowledge = await recall(catalog, documents, log);
    if (isRunning(database)) setRunning({ ...running(), knowledge });
  };
}

type BattleParts = Pick<BattleServer, "database" | "battles" | "knowledge">;

function prepareBattleServer(parts: BattleParts, learn: () => Promise<void>, log: Log) {
  const { database, battles } = parts;
  const battleCompanies = prepareBattleCompanies(database);
  const [battleCache, news] = [createBattleCache(LIMITS.battlesInMemory), createBattleNews(log)];
  if (database.engine === "sqlite") return { battleCompanies, battleCache, battleNews: news, companies: createCompanies(battleCompanies) };
  const shared = database as PostgresDatabase;
  const load = (id: string) => loadBattle(id, isRunning(database) ? running() : { ...parts, battleCache });
  return {
    battleCompanies,
    battleCache,
    ...shareBattles({ database: shared, battles, news, companies: battleCompanies, load, learn, log }),
  };
}

/** Identifies the data and the build for which a stored verdict holds. A program that was not built judges again at every start. */
function judgedBy(root: string, { version }: Catalog): string {
  const built = join(root, ".next", ".condotta-built");
  const program = process.env.NODE_ENV === "production" && existsSync(built) ? readFileSync(built, "utf8") : newId();
  return sha256(`${version} ${program}`);
}

const clock = (): Date => new Date();

/** Prepares what needs the open database, and closes the database if that fails. */
async function bootWith(
  environment: Environment,
  catalog: Catalog,
  database: Database,
  log: Log,
  judgedBy: string,
): Promise<Outcome<Running>> {
  const documents = prepareDocuments(database);
  const notes = prepareServerNotes(database);
  const read = await readFrom(databaseFile(environment.dataDirectory), async () => {
    const knowledge = await gatherKnowledge(catalog, documents, log);
    const secret = await secretOf(environment, notes);
    return secret.ok ? done({ knowledge, secret: secret.value }) : secret;
  });
  if (!read.ok) {
    await database.close();
    return read;
  }
  const { knowledge, secret } = read.value;
  if (secret.mended) log.warn("others could read the secret in DATA_DIR; now only its owner can");
  const { hex } = secret;
  if (database.engine === "postgres") countTogether(database as PostgresDatabase, hex);
  const owners = prepareOwners(database);
  const learn = learnFrom(database, catalog, documents, log);
  const battles = prepareBattleServer({ database, battles: owners.battles, knowledge }, learn, log);
  const made = {
    environment,
    log,
    database,
    documents,
    notes,
    ...owners,
    ...battles,
    knowledge,
    judgedBy,
    secret: hex,
    clock,
  };
  const isWell = async () => (await healthOf(running)).problems.length === 0;
  const running: Running = { ...made, metrics: environment.metricsToken === null ? null : createMetrics(database, isWell) };
  return done(running);
}

/**
 * Everything a server needs before its first answer: environment, data, database, known versions and its secret. `root` is the program's
 * own folder. Problems that the operator can fix are returned as sentences; anything thrown is a bug.
 */
export async function boot(root: string, variables: Readonly<Record<string, string | undefined>>): Promise<Outcome<Running>> {
  const environment = readEnvironment(variables, root);
  const catalog = readCatalog(root);
  if (!environment.ok || !catalog.ok) return failed(...[environment, catalog].flatMap((one) => (one.ok ? [] : one.problems)));
  const log = createLog(environment.value.logLevel);
  const { databaseUrl } = environment.value;
  const database =
    databaseUrl === null
      ? await openMigrated(environment.value, migrationsDirectory(root), log)
      : await openPostgresMigrated(databaseUrl, postgresMigrationsDirectory(root), log);
  return database.ok ? bootWith(environment.value, catalog.value, database.value, log, judgedBy(root, catalog.value)) : database;
}
