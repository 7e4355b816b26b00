import type { OwnValueRow } from "../../db/own-values";
import type { OwnValue } from "../model/quick-reference";

export const asOwnValue = ({ key, value, changedAt }: OwnValueRow): OwnValue => ({ key, value, changedAt: changedAt.toISOString() });
