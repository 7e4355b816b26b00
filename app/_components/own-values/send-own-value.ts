import { type Answer, askServer } from "@/app/_components/ask-server";
import { visitorHeaders } from "@/app/_components/first-save-headers";
import type { OwnValue } from "@/lib/model/quick-reference";

/** Keeps what was typed for a cell, or takes back what stood there where nothing was. */
export const sendOwnValue = (key: string, typed: string): Promise<Answer<OwnValue | null>> =>
  typed === ""
    ? askServer<null>("DELETE", `/api/own-values/${key}`)
    : askServer<OwnValue>("PUT", `/api/own-values/${key}`, { body: { value: typed }, headers: visitorHeaders() });
