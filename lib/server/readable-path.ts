function decodes(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** A request's path and query with a path that can be decoded. Escapes that are not UTF-8 are taken literally. */
export function readablePath(url: string): string {
  const [path = "", ...query] = url.split("?");
  return decodes(path) ? url : [path.replaceAll("%", "%25"), ...query].join("?");
}
