/** The folder of the pages of armies that the server does not have yet. */
export const FOLDER = "new/";

export const isBegunHere = (page: string): boolean => page.startsWith(FOLDER);
