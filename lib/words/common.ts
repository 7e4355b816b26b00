import { counted } from "./phrasing";

/** Words that stand on many pages. */
export const COMMON = {
  add: "Add",
  cancel: "Cancel",
  close: "Close",
  copied: "Copied.",
  copy: "Copy",
  copyByHand: "Selected. Copy it by hand.",
  delete: "Delete",
  done: "Done",
  download: "Download",
  edit: "Edit",
  find: "Find",
  loading: "Loading…",
  notHere: "Not here",
  notLoaded: "This could not be loaded: the server cannot be reached.",
  print: "Print",
  problems: (count: number) => counted(count, "problem"),
  remove: "Remove",
  retry: "Retry",
  save: "Save",
  send: "Send",
  undo: "Undo",
  unreachable: "The server cannot be reached.",
} as const;
