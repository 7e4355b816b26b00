/** What has become of a share's link once its owner has withdrawn it; `stillShared`: somebody else shares the very same army. */
export function withdrawnWords(name: string, stillShared: boolean): string {
  return stillShared
    ? `You no longer share ${name}. Its link still works, because somebody else shares the very same army.`
    : `Withdrawn: ${name}. Its link now says that it was withdrawn.`;
}
