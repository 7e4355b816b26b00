import type { Locator } from "playwright-core";

/** How something is pressed: by mouse, by thumb, by keys, and counted or not. */
export type Press = (what: Locator) => Promise<void>;
export const byMouse: Press = (what) => what.click();
export const byThumb: Press = (what) => what.tap();
