import { and, asc, count, desc, eq, sql } from "drizzle-orm";
import type { Army } from "../lib/model/army";
import type { ArmyPlace } from "../lib/model/stored-army";
import type { Database } from "./client";
import { armies, armyTags, armyVerdicts } from "./schema";
import { prepareStock, type Stock } from "./stock";

type Row = typeof armies.$inferSelect;
type SummaryRow = Pick<Row, "id" | "revision" | "place" | "createdAt" | "changedAt"> & Pick<Army, "name" | "list" | "year" | "pointsLimit">;
export type Verdict = typeof armyVerdicts.$inferSelect;
/** `moment`: what lists are ordered by, when it was changed last or, in the bin, when it was put there. */
type ListedRow = SummaryRow & { readonly moment: Date };
/** `told` is null where the army has not been judged as it stands, or by something older. */
export type ToldRow = SummaryRow &
  Pick<Row, "placedAt"> & { readonly told: Verdict["told"] | null; readonly tags: readonly string[] | null };

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
const { id, revision, place, createdAt, changedAt, placedAt } = armies;

/** SQLite computes these columns from the document, so every row has them. */
const read = <Field extends "name" | "list" | "year" | "pointsLimit">(field: Field) => sql<Army[Field]>`${armies[field]}`;
const SUMMARY = {
  ...{ id, revision, place, createdAt, changedAt },
  ...{ name: read("name"), list: read("list"), year: read("year"), pointsLimit: read("pointsLimit") },
};

const ofOwner = eq(armies.owner, placeholder("owner"));
const isThere = sql`${place} in (select value from json_each(${placeholder("places")}))`;
const moment = sql`case when ${place} = 'bin' then ${placedAt} else ${changedAt} end`.mapWith(changedAt);
const when = sql`${sql.param(placeholder("moment"), changedAt)}`;
const comesAfter = sql`(${moment} < ${when} or (${moment} = ${when} and ${id} > ${placeholder("id")}))`;
const itsVerdict = and(eq(armyVerdicts.army, id), eq(armyVerdicts.revision, revision), eq(armyVerdicts.judgedBy, placeholder("judgedBy")));
const NEWER = { revision: sql`excluded.revision`, judgedBy: sql`excluded.judged_by`, told: sql`excluded.told` };

/** Before any that there is. */
export const FIRST: Place = { moment: new Date(8.64e15), id: "" };
const pageParams = (places: readonly ArmyPlace[], { limit, offset = 0, after }: Part) => {
  return { ...(after ?? FIRST), places: JSON.stringify(places), limit, offset };
};

export function prepareArmyLists(database: Database): ArmyLists {
  const { orm } = database;
  const which = and(ofOwner, isThere, comesAfter);
  const order = [desc(moment), asc(id)];
  const [limit, offset] = [placeholder("limit"), placeholder("offset")];
  const summaries = orm
    .select({ ...SUMMARY, moment })
    .from(armies)
    .where(which)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .prepare();
  const withVerdicts = orm
    .select({ ...SUMMARY, placedAt, told: armyVerdicts.told, tags: armyTags.tags })
    .from(armies)
    .leftJoin(armyVerdicts, itsVerdict)
    .leftJoin(armyTags, eq(armyTags.army, id))
    .where(which)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .prepare();
  const keep = orm
    .insert(armyVerdicts)
    .select(
      sql`select value ->> 'army', value ->> 'revision', value ->> 'judgedBy', value -> 'told' from json_each(${placeholder("verdicts")})
        inner join ${armies} on ${id} = value ->> 'army' and ${revision} = value ->> 'revision'`,
    )
    .onConflictDoUpdate({ target: armyVerdicts.army, set: NEWER })
    .prepare();
  const countAt = orm
    .select({ armies: count() })
    .from(armies)
    .where(and(ofOwner, eq(place, placeholder("place"))))
    .prepare();
  const stockOf = prepareStock(database);
  return {
    summaries: async (owner, places, part) => await summaries.execute({ owner, ...pageParams(places, part) }),
    told: async (owner, places, judgedBy, part) => await withVerdicts.execute({ owner, judgedBy, ...pageParams(places, part) }),
    keepVerdicts: async (verdicts) => void (await keep.execute({ verdicts: JSON.stringify(verdicts) })),
    countAt: async (owner, at) => (await countAt.execute({ owner, place: at }))[0]?.armies ?? 0,
    stockOf: async (owner) => stockOf(owner),
  };
}
