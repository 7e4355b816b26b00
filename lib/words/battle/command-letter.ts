/** A commander's letter, by his place in the force. */
export const commandLetter = (commander: number): string => String.fromCharCode("A".charCodeAt(0) + commander);
