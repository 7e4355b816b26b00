import type { ArmyRow } from "../../db/armies";
import type { MyArmy } from "../model/my-army";
import { assess } from "../rules/army/assess";
import { findList } from "../rules/army/book";
import type { User } from "./identity";
import { listArmies } from "./list-armies";
import { readArmy } from "./read-army";
import { running } from "./running";

function judge(document: unknown): Pick<MyArmy, "list" | "judged"> {
  const read = readArmy(document, running().knowledge);
  if (!read.ok) return { list: null, judged: null };
  const { army, book } = read;
  const { findings, numbers } = assess(army, book);
  const list = findList(book, army.list, army.listVersion)?.list ?? null;
  return {
    list: list && { name: list.name, years: list.years },
    judged: { errors: findings.filter((one) => one.severity === "error").length, points: numbers.points, tugs: numbers.tugs },
  };
}

const told = ({ id, place, changedAt, placedAt, document }: ArmyRow): MyArmy => ({
  ...{ id, place, name: document.name, pointsLimit: document.pointsLimit },
  ...{ changedAt: changedAt.toISOString(), placedAt: placedAt.toISOString() },
  ...judge(document),
});

/** All that this reader keeps, the bin included; the newest change first. */
export async function myArmies(reader: User | null): Promise<readonly MyArmy[]> {
  const rows = reader ? await running().armies.allOfOwner(reader.id) : [];
  return rows.toSorted((one, other) => other.changedAt.getTime() - one.changedAt.getTime()).map(told);
}

/** Those he has at hand and changed last. */
export async function newestArmies(reader: User | null, most: number): Promise<readonly MyArmy[]> {
  if (!reader) return [];
  const { armies } = running();
  const newest = (await listArmies(armies, reader.id, "desk")).slice(0, most);
  const rows = await Promise.all(newest.map(({ id }) => armies.find(reader.id, id)));
  return rows.flatMap((row) => (row ? [told(row)] : []));
}
