/**
 * The address for the frame, as it came over the wire. Nothing but a page may be opened by it, and none of our own: a
 * script or a page of this site would run with the player's session.
 */
export function parseSupplierUrl(text: string, ownOrigin: string): URL | undefined {
  try {
    const url = new URL(text);
    const isPage = url.protocol === 'https:' || url.protocol === 'http:';
    return isPage && url.origin !== ownOrigin ? url : undefined;
  } catch {
    return undefined;
  }
}
