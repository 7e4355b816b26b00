import { counted } from "./phrasing";

const PLAY_USAGE = `npm run play -- army.json            play against the computer
npm run play -- army.json --invite   play against an opponent, who joins with the command that is printed
npm run play -- army.json --join BATTLE --code INVITE
npm run play -- --battle BATTLE --token TOKEN   return to your seat

On the table, "for me" lets the computer decide. You can also type a whole command as JSON.

--server URL   the server to play on (http://localhost:3000)
--temper cautious|balanced|bold   the computer’s style`;

const HERE = "npm run play --";

/**
 * What the scripts print. Those that run before the packages are installed have their words in scripts/steps/words.mjs.
 * Names of files, addresses and commands are given as they are to be typed.
 */
export const TERMINAL = {
  /** `why`: what the system says. */
  unreadable: (file: string, why: string): string => `${file} cannot be read: ${why}.`,
  noFile: "there is no such file",
  ofFile: (file: string, sentence: string): string => `${file}: ${sentence}`,
  play: {
    usage: PLAY_USAGE,
    withUsage: (problem: string): string => `${problem}\n\n${PLAY_USAGE}`,
    oneArmy: "Give one army file.",
    unreachable: (server: string, why: string): string =>
      `${server} cannot be reached (${why}). Start it with npm start, or give another address with --server.`,
    invite: (battle: string, code: string): string => `Your opponent joins with: ${HERE} army.json --join ${battle} --code ${code}`,
    back: (battle: string, token: string): string => `To return to this seat: ${HERE} --battle ${battle} --token ${token}`,
    keep: (cards: readonly string[]): string => `keep ${cards.join(", ") || "none"}`,
    option: (label: string, note: string): string => (note === "" ? label : `${label}. ${note}`),
    everything: "Decide everything for me, to the end",
    choose: (options: number): string => `Type a number from 1 to ${options}, or a command as JSON.`,
    left: "You left before the battle was ready.",
    record: (address: string): string => `Download the record: curl -s ${address} > record.json`,
    verify: (chain: string): string => `Check it: npm run verify -- record.json --chain ${chain}`,
  },
  verify: {
    usage: "Give the record to verify: npm run verify -- record.json [--chain LINK-YOU-SAW] [--rules tables.json]",
    /** `file`: the tables that were given; null for those in data/. */
    otherRules: (wanted: string, file: string | null, version: string): readonly string[] => [
      `The record names the rules ${wanted}.`,
      `${file === null ? "The rules in data/ are" : `${file} is`} ${version}, which cannot judge the record.`,
      `Download the right ones from the server where it was played: curl 'https://.../api/battle-rules?version=${wanted}' > tables.json, then add --rules tables.json.`,
    ],
    noChain: "To show that this is the battle you saw, give the last link you saw with --chain. The battle’s page and its plan show it.",
  },
  assess: {
    usage: "Give the army files to check: npm run assess -- my-army.json another.json",
  },
  odds: {
    usage: "Give two army files, yours first: npm run odds -- my-army.json their-army.json",
    /** How a cell reads. */
    key: "Each cell: how often your unit group breaks theirs first – how often theirs breaks yours first – bases lost by yours/by theirs. c: yours charges, t: theirs charges, f: both shoot.",
    unitGroup: "unit group",
    cell: (broken: string, breaks: string, lost: string, foeLost: string, by: string): string =>
      `${broken}–${breaks} ${lost}/${foeLost} ${by}`,
    by: { mine: "c", theirs: "t", fire: "f", nothing: "" },
    nothing: "–",
    tooMany: (most: number): string => `An army may have at most ${most} unit groups here.`,
  },
  backUp: {
    made: (file: string): string => `Backed up to ${file}. The copy is sound.`,
    damaged: (database: string, why: readonly string[]): string =>
      `${database} is damaged, so no backup was made: ${why.join("; ")}. Restore an earlier one.`,
    noDatabase: (database: string): string =>
      `There is no database to back up at ${database}. Start the server once, or set DATA_DIR to its folder.`,
    exists: (file: string): string => `${file} exists already. Give a new file name.`,
    dumped: (file: string): string => `Backed up to ${file}. Restore it with pg_restore: docs/DEPLOY.md says how.`,
    noDump: "Backing up PostgreSQL needs its program pg_dump. Install it (apt-get install postgresql-client), then run this again.",
    dumpFailed: (why: string): string => `pg_dump made no backup:\n${why}`,
    notWritten: (file: string, why: string): string =>
      `The backup cannot be written to ${file} (${why}). Choose a folder that can be written.`,
  },
  restore: {
    noFile: (backup: string): string => `There is no file ${backup}. Give the backup to restore.`,
    damaged: (backup: string, why: readonly string[]): string => `${backup} is damaged: ${why.join("; ")}. Use another backup.`,
    empty: (backup: string): string => `${backup} is an empty database. Use another file.`,
    inUse: (database: string): string => `A server is using ${database}. Stop it first, then restore.`,
    notReplaced: (database: string, why: string): string =>
      `${database} cannot be replaced (${why}). Use the account that runs the server.`,
    onPostgres:
      "DATABASE_URL is set, and PostgreSQL is restored by its own program. Stop every server, make a new, empty database (createdb), fill it (pg_restore --no-owner --exit-on-error --single-transaction --dbname NEW FILE), and set DATABASE_URL to it. Without DATABASE_URL this command restores an SQLite database.",
    usage: "Give the backup to restore: npm run restore -- var/backups/2026-01-31T20-00-00-000Z.db",
    done: (backup: string, database: string): string => `Restored ${backup} to ${database}.`,
    former: (file: string | null): string =>
      file === null ? "There was no database there before." : `The previous database is kept as ${file}.`,
  },
  move: {
    usage:
      "Set DATABASE_URL to the PostgreSQL database to move to, which must be empty, and run this again: postgres://ACCOUNT:PASSWORD@HOST:5432/DATABASE. Without a password in it you may also give it here: npm run move -- --to postgres://ACCOUNT@HOST:5432/DATABASE",
    inUse: (file: string): string => `A server is using ${file}. Stop it first, then move: what it stores meanwhile would be lost.`,
    notEmpty: (table: string): string =>
      `The PostgreSQL database is not empty: ${table} has rows. Make a new one (createdb), and do not start a server on it before the move.`,
    unholdable: ({ table, key, column }: { readonly table: string; readonly key: string; readonly column: string }): string =>
      `${table}, row ${key}: ${column} has a character that PostgreSQL cannot store (NUL, or half of a letter).`,
    unholdableHelp: (count: number): string =>
      `Nothing was moved. Correct or delete ${count === 1 ? "this row" : `these ${counted(count, "row")}`} in the SQLite database, then run this again.`,
    differing: (tables: readonly string[]): string =>
      `Nothing was moved: ${tables.join(", ")} did not arrive as sent. Run this again. If it happens again, report it.`,
    brokenChain: (battle: string): string =>
      `Nothing was moved: the events of battle ${battle} are not the chain they were. Restore a backup in which they are.`,
    nothingMoved: "Nothing was moved. Run this again when the database can be reached and used.",
    rows: (table: string, rows: number): string => `${table}: ${counted(rows, "row")}`,
    done: "Moved. Every row and every battle’s chain was checked. Set DATABASE_URL to the new database, then start the server. The SQLite file was left as it is.",
  },
  serve: {
    nextStart: "next start does not serve Condotta safely. Use npm start or node scripts/start.mjs.",
    noPort: (port: number, why: string): string => `Port ${port} cannot be used (${why}). Choose another port: PORT=8080 npm start.`,
    ready: (address: string): string => `Condotta is ready at ${address}`,
  },
  /** What stops the server from using its database. */
  database: {
    /** `day`: of a change that this program does not know. */
    newer: (file: string, day: string): string =>
      `${file} was written by a newer version of Condotta (it has a change of ${day} that this version does not know). Start that version, or restore a backup made before it.`,
    foreign: (file: string): string => `${file} is not a Condotta database. Use another file, or another DATA_DIR.`,
    notSqlite: (file: string): string => `${file} is not an SQLite database. Use another file, or restore a backup.`,
    noFolder: (folder: string, why: string): string =>
      `The data directory ${folder} cannot be made (${why}). Set DATA_DIR to a folder that can be written.`,
    notStarted: (file: string, why: readonly string[], backups: string): string =>
      `${file} is damaged, so the server was not started (${why.join("; ")}). Restore a backup with npm run restore -- FILE. Look for one in ${backups}, or where you keep yours. The damaged database is kept.`,
    damaged: (file: string, why: string): string => `${file} is damaged (${why}). Use or restore another backup.`,
    unusable: (file: string, why: string): string =>
      `${file} cannot be used (${why}). The account that runs the server must be able to read and write its folder, and the disk must not be full.`,
  },
  /** What stops the server from using the database at DATABASE_URL, which is never printed: it may hold a password. `code`: the database's or the system's. */
  postgres: {
    encoding: (encoding: string): string =>
      `The database at DATABASE_URL stores text as ${encoding}. Make one that stores UTF-8: create database condotta encoding 'UTF8' template template0.`,
    foreign: "The database at DATABASE_URL has tables that are not Condotta’s. Use an empty database.",
    newer: (day: string): string =>
      `The database at DATABASE_URL was written by a newer version of Condotta (it has changes since ${day} that this version does not know). Start that version.`,
    notAllowed:
      "The account in DATABASE_URL may not make tables. Make it the owner of the database: alter database condotta owner to ACCOUNT.",
    refused: "The database refuses the account or the password in DATABASE_URL. Correct them.",
    unknown: "The server in DATABASE_URL has no database of that name. Make it: create database condotta.",
    away: (code: string): string =>
      `The database at DATABASE_URL cannot be reached (${code}). Start it, or correct the address: postgres://ACCOUNT:PASSWORD@HOST:5432/DATABASE.`,
    unusable: (code: string): string => `The database at DATABASE_URL cannot be used (${code}). Its own log says why.`,
  },
  /** The server's secret. */
  secret: {
    malformed: (file: string): string =>
      `${file} must hold 64 hexadecimal digits, but holds something else. Put the previous file back, or remove it to get a new one, which signs everybody out.`,
    unusable: (file: string, why: string): string =>
      `The secret cannot be read or made (${why}). The account that runs the server must be able to read and write ${file}.`,
  },
  checkData: {
    sound: (lists: number, armies: number, version: string): string =>
      `The data is sound: ${counted(lists, "list")}, ${counted(armies, "sample army", "sample armies")}, version ${version}.`,
    faults: (count: number): string => `${counted(count, "fault")} in the data.`,
    coverage: "What the lists use (by list number)",
    likeNamed: "Troops with similar names (list number in brackets)",
    unused: "no list",
    types: "Troop types",
    formations: "Formations",
    setFormations: "Set formations",
    shooting: "Shooting weapons",
    impact: "Impact weapons",
    melee: "Melee weapons",
    characteristics: "Characteristics",
    constraints: "Constraints",
  },
} as const;
