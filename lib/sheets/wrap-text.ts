/** Between words, but not within an open box. */
const GAP = / (?!\])/;

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;

/** How much of a word that is too long for its line stands on it: whole boxes, or as many letters as there is room for. */
function roomFor(word: string, width: number): number {
  const boxes = word.lastIndexOf("]", width - 1) + 1;
  if (boxes > 0) return boxes;
  return isHighSurrogate(word.charCodeAt(width - 1)) ? width - 1 : width;
}

const pieces = (word: string, width: number): readonly string[] => {
  if (word.length <= width) return [word];
  const room = roomFor(word, width);
  return [word.slice(0, room), ...pieces(word.slice(room), width)];
};

/** A text on lines no longer than this, all but the first of them indented. */
export function wrapText(text: string, width: number, indent = ""): readonly string[] {
  const lines: string[] = [];
  let line: string | null = null;
  for (const word of text.split(GAP).flatMap((one) => pieces(one, width - indent.length))) {
    const longer: string = line === null ? word : `${line} ${word}`;
    if (line !== null && longer.length > width) {
      lines.push(line);
      line = indent + word;
    } else line = longer;
  }
  return line === null ? lines : [...lines, line];
}
