/** The dialogs of the desk, with what puts an army into words for others and draws codes: one part, fetched when the first is opened. */
import { ExportDialog } from "./export-dialog";
import { FaultDialog } from "./fault-dialog";
import { ShareDialog } from "./sharing/share-dialog";

export const DIALOGS = { ExportDialog, FaultDialog, ShareDialog };
