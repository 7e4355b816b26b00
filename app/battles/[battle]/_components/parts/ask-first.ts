import { inBrowser, useKeptText } from "@/app/_components/browser/storage";

const KEY = "condotta.ask";

export const askFirst = (wanted: boolean): boolean => inBrowser.write(KEY, wanted ? "yes" : "no");

/** Whether a tap only chooses, and a button confirms. */
export const useAskFirst = (): boolean => useKeptText(KEY) !== "no";
