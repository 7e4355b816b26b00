import { and, asc, count, desc, eq, sql } from "drizzle-orm";
import type { Army } from "../lib/model/army";
import type { ArmyPlace } from "../lib/model/stored-army";
import type { Database } from "./database";
import type { Row, Tables } from "./schema";
import { NO_STOCK, prepareStock, type Stock } from "./stock";

type SummaryRow = Pick<Row<"armies">, "id" | "revision" | "place" | "createdAt" | "changedAt"> &
  Pick<Army, "name" | "list" | "year" | "pointsLimit">;
export type Verdict = Row<"armyVerdicts">;
/** `moment`: what lists are ordered by, when it was changed last or, in the bin, when it was put there. */
type ListedRow = SummaryRow & { readonly moment: Date };
/** `told` is null where the army has not been judged as it stands, or by something older. */
export type ToldRow = SummaryRow &
  Pick<Row<"armies">, "placedAt"> & { readonly told: Verdict["told"] | null; readonly tags: readonly string[] | null };

/** Where one of a list stands in it, which holds though that one be gone. */
export type Place = { readonly moment: Date; readonly id: string };
/** So many, the newest first: all that come after a place, without the first `offset`. */
export type Part = { readonly limit: number; readonly offset?: number; readonly after?: Place | null };

/** Many armies at once, without reading their documents. */
export type ArmyLists = {
  readonly summaries: (owner: string, places: readonly ArmyPlace[], part: Part) => Promise<readonly ListedRow[]>;
  readonly told: (owner: string, places: readonly ArmyPlace[], judgedBy: string, part: Part) => Promise<readonly ToldRow[]>;
  /** Stores verdicts, if the armies are still at the revision that was judged. */
  readonly keepVerdicts: (verdicts: readonly Verdict[]) => Promise<void>;
  readonly countAt: (owner: string, place: ArmyPlace) => Promise<number>;
  readonly stockOf: (owner: string) => Promise<Stock>;
};

const { placeholder } = sql;

function wordsFor({ armies, armyVerdicts }: Tables, each: Database["each"]) {
  const { id, revision, place, createdAt, changedAt, placedAt } = armies;
  /** The database computes these columns from the document, so every row has them. */
  const read = <Field extends "name" | "list" | "year" | "pointsLimit">(field: Field) => sql<Army[Field]>`${armies[field]}`;
  const moment = sql`case when ${place} = 'bin' then ${placedAt} else ${changedAt} end`.mapWith(changedAt);
  const when = sql`${sql.param(placeholder("moment"), changedAt)}`;
  const ofOwner = eq(armies.owner, placeholder("owner"));
  const isThere = sql`${place} in (select value ->> 'place' from ${each(placeholder("places"))})`;
  const comesAfter = sql`(${moment} < ${when} or (${moment} = ${when} and ${id} > ${placeholder("id")}))`;
  return {
    ...{ ofOwner, moment },
    summary: {
      ...{ id, revision, place, createdAt, changedAt },
      ...{ name: read("name"), list: read("list"), year: read("year"), pointsLimit: read("pointsLimit") },
    },
    which: and(ofOwner, isThere, comesAfter),
    order: [desc(moment), asc(id)],
    itsVerdict: and(eq(armyVerdicts.army, id), eq(armyVerdicts.revision, revision), eq(armyVerdicts.judgedBy, placeholder("judgedBy"))),
  };
}

const NEWER = { revision: sql`excluded.revision`, judgedBy: sql`excluded.judged_by`, told: sql`excluded.told` };

/** Before any that there is. */
export const FIRST: Place = { moment: new Date(8.64e15), id: "" };
const pageParams = (places: readonly ArmyPlace[], { limit, offset = 0, after }: Part) => {
  return { ...(after ?? FIRST), places: JSON.stringify(places.map((place) => ({ place }))), limit, offset };
};

function prepareLists({ orm, tables, each }: Database) {
  const { armies, armyTags, armyVerdicts } = tables;
  const { summary, moment, which, order, itsVerdict } = wordsFor(tables, each);
  const [limit, offset] = [placeholder("limit"), placeholder("offset")];
  return {
    summaries: orm
      .select({ ...summary, moment })
      .from(armies)
      .where(which)
      .orderBy(...order)
      .limit(limit)
      .offset(offset)
      .prepare("armies_summaries"),
    withVerdicts: orm
      .select({ ...summary, placedAt: armies.placedAt, told: armyVerdicts.told, tags: armyTags.tags })
      .from(armies)
      .leftJoin(armyVerdicts, itsVerdict)
      .leftJoin(armyTags, eq(armyTags.army, armies.id))
      .where(which)
      .orderBy(...order)
      .limit(limit)
      .offset(offset)
      .prepare("armies_with_verdicts"),
  };
}

export function prepareArmyLists(database: Database): ArmyLists {
  const { orm, tables, each, read, write } = database;
  const { armies, armyVerdicts } = tables;
  const { ofOwner } = wordsFor(tables, each);
  const { summaries, withVerdicts } = prepareLists(database);
  const keep = orm
    .insert(armyVerdicts)
    .select(
      sql`select value ->> 'army', cast(value ->> 'revision' as integer), value ->> 'judgedBy', value -> 'told' from ${each(placeholder("verdicts"))}
        inner join ${armies} on ${armies.id} = value ->> 'army' and ${armies.revision} = cast(value ->> 'revision' as integer)`,
    )
    .onConflictDoUpdate({ target: armyVerdicts.army, set: NEWER })
    .prepare("armies_keep_verdicts");
  const countAt = orm
    .select({ armies: count() })
    .from(armies)
    .where(and(ofOwner, eq(armies.place, placeholder("place"))))
    .prepare("armies_count_at");
  const stockOf = prepareStock(database);
  return {
    summaries: (owner, places, part) => read(summaries, { owner, ...pageParams(places, part) }),
    told: (owner, places, judgedBy, part) => read(withVerdicts, { owner, judgedBy, ...pageParams(places, part) }),
    keepVerdicts: async (verdicts) => void (await write(keep, { verdicts: JSON.stringify(verdicts) })),
    countAt: async (owner, at) => (await read(countAt, { owner, place: at }))[0]?.armies ?? 0,
    stockOf: async (owner) => (await read(stockOf, { owner }))[0] ?? NO_STOCK,
  };
}
