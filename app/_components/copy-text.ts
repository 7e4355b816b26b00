function select(shown: Element): void {
  if (shown instanceof HTMLInputElement || shown instanceof HTMLTextAreaElement) {
    shown.focus();
    shown.select();
    return;
  }
  const range = document.createRange();
  range.selectNodeContents(shown);
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

/** Whether the text was copied. Browsers keep their clipboard from pages that came over plain http: there it is marked, for its reader to copy. */
export async function copyText(text: string, shown: Element | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (shown) select(shown);
    return document.execCommand("copy");
  }
}

/** What came of copying, in a few words. */
export const copiedWords = (isCopied: boolean): string => (isCopied ? "Copied." : "Marked: now copy it by hand.");
