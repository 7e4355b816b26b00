import { newKey } from "../ask-server";
import { createBoard } from "../browser/board";
import { sendArmy } from "./create-saver";
import { beginSaving, type Saving, type SavingState, takeStep } from "./saving-steps";
import { openTabs, type Tabs } from "./tabs";
import { allUnsent, dropUnsent, type Unsent } from "./unsent";

/** Why the records of these writers were not sent when they were tried last. */
export const untold = createBoard<ReadonlyMap<string, Saving>>(new Map());

/** The saving of what an earlier page left, by the same steps as in the editor, until it is saved or somebody has to look. */
async function sendOne(unsent: Unsent): Promise<SavingState> {
  const { page, base, army, creationKey } = unsent;
  const opened = beginSaving({ page, base, army: base?.army ?? army, creationKey });
  let state = takeStep(opened, { kind: "restored", unsent }).state;
  for (;;) {
    state = takeStep(state, { kind: "due" }).state;
    if (state.sent === null) return state;
    const answer = await sendArmy(state);
    state = takeStep(state, { kind: "answered", answer }).state;
    if (!answer.ok && answer.status === 404) return takeStep(state, { kind: "missing" }).state;
    if (!answer.ok && answer.status !== 412) return state;
  }
}

async function sendLeft(unsent: Unsent, tabs: Tabs): Promise<void> {
  const { saving, base } = await sendOne(unsent);
  const others = [...untold.now()].filter(([writer]) => writer !== unsent.writer);
  if (saving.kind !== "saved") return untold.show(new Map([...others, [unsent.writer, saving]]));
  untold.show(new Map(others));
  dropUnsent(unsent);
  if (base) tabs.tell(base);
}

/**
 * Sends what pages that are closed left in this browser. What is open somewhere is sent there, and what needs a choice or is refused stays
 * where it is. Sent twice at once, as by two tabs, it is stored once.
 */
export async function sendUnsent(): Promise<void> {
  const tabs = openTabs(newKey(), () => undefined);
  const records = await allUnsent();
  const left = await tabs.gone(records.map(({ writer }) => writer));
  for (const record of records) if (left.includes(record.writer)) await sendLeft(record, tabs);
  tabs.close();
}
