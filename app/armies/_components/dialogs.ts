/** The dialogs of the editor: one part, fetched when the first is opened. */
import { ExportDialog } from "./export-dialog";
import { FaultDialog } from "./fault-dialog";
import { ShareDialog } from "./sharing/share-dialog";

export const DIALOGS = { ExportDialog, FaultDialog, ShareDialog };
