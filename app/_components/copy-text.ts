import { COMMON } from "@/lib/words/site";

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

/** Whether the text was copied. Browsers deny the clipboard to pages served over plain http: there the text is selected instead. */
export async function copyText(text: string, shown: Element | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (shown) select(shown);
    return document.execCommand("copy");
  }
}

export const copiedWords = (isCopied: boolean): string => (isCopied ? COMMON.copied : COMMON.copyByHand);
