import { setTimeout as pause } from "node:timers/promises";
import { prepareDocuments } from "@/db/documents";
import { openSqlite } from "@/db/sqlite";

/** Another process that has the database open and writes one document after another, until it is killed. */
const database = openSqlite(String(process.argv[2]), "normal");
const documents = prepareDocuments(database);
for (let number = 0; ; number++) {
  const version = `sha256:${number.toString(16).padStart(64, "0")}`;
  await documents.storeIfAbsent({ version, kind: "list", name: "written", json: { number, padding: "x".repeat(2000) }, storedAt: number });
  if (number === 50) console.log("writing");
  await pause(1);
}
