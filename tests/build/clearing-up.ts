const toClear: (() => unknown)[] = [];

/** What is to be done when the tests of this file are over; the last first. */
export const afterThisFile = (clear: () => unknown): void => void toClear.push(clear);

/** For `begin-afresh.ts`, which is run for every file: a module that many share is only run for the first of them. */
export async function clearUp(): Promise<void> {
  for (const clear of toClear.splice(0).reverse()) await clear();
}
