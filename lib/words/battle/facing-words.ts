/** Degrees to its left from straight ahead: 0 to 359. */
const turnOf = (facing: number, ahead: number): number => (((facing - ahead) % 360) + 360) % 360;

/** The same as a player sets it: to the left above 0, to the right below. */
export function turnedLeft(facing: number, ahead: number): number {
  const turn = turnOf(facing, ahead);
  return turn > 180 ? turn - 360 : turn;
}

/** "ahead", "15° to the left", "to the rear". */
export function facingWords(facing: number, ahead: number): string {
  const turn = turnOf(facing, ahead);
  if (turn === 0) return "ahead";
  if (turn === 180) return "to the rear";
  return turn < 180 ? `${turn}° to the left` : `${360 - turn}° to the right`;
}
