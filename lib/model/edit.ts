import { z } from "zod";
import { armyTerms, camp, commander, unitGroup } from "./army";
import { COMMANDER_CLASSES, COMMANDER_ROLES, GRADES } from "./enumerations";
import { commanderId, displayName, lineId, listId, unitNumber, version, year } from "./identifiers";

const setUnit = <Field extends string, To extends z.ZodType>(field: Field, to: To) =>
  z.strictObject({ do: z.literal("set-unit"), unit: unitNumber, field: z.literal(field), to });

const setCommander = <Field extends string, To extends z.ZodType>(field: Field, to: To) =>
  z.strictObject({ do: z.literal("set-commander"), commander: commanderId, field: z.literal(field), to });

const setArmy = <Field extends string, To extends z.ZodType>(field: Field, to: To) =>
  z.strictObject({ do: z.literal("set-army"), field: z.literal(field), to });

/** The only way an army changes: editor actions, undo entries and offered fixes are all lists of edits. */
export const edit = z.union([
  setUnit("line", lineId),
  setUnit("bases", unitGroup.shape.bases),
  setUnit("options", z.array(z.string().min(1).max(40)).max(30)),
  setUnit("qualityDown", z.boolean()),
  setUnit("firepowerDown", z.boolean()),
  setUnit("commander", commanderId.nullable()),
  setUnit("number", unitNumber),
  setUnit("name", displayName.nullable()),
  z.strictObject({ do: z.literal("add-unit"), unit: unitGroup }),
  z.strictObject({ do: z.literal("remove-unit"), unit: unitNumber }),
  setCommander("role", z.enum(COMMANDER_ROLES)),
  setCommander("grade", z.enum(GRADES)),
  setCommander("class", z.enum(COMMANDER_CLASSES)),
  setCommander("name", displayName.nullable()),
  setCommander("list", listId.nullable()),
  setCommander("listVersion", version.nullable()),
  z.strictObject({ do: z.literal("add-commander"), commander }),
  z.strictObject({ do: z.literal("remove-commander"), commander: commanderId }),
  setArmy("name", displayName),
  setArmy("pointsLimit", armyTerms.shape.pointsLimit),
  setArmy("year", year.nullable()),
  setArmy("camp", camp),
]);
export type Edit = z.infer<typeof edit>;
