/** The way back out of a game leads to our own site and nowhere else, whatever the page asks for. */
export function lobbyOf(asked: string | undefined, siteUrl: string): string {
  const fallback = `${siteUrl}/slots`;
  if (asked === undefined || !URL.canParse(asked, siteUrl)) return fallback;
  const url = new URL(asked, siteUrl);
  // A blob has the origin of the page that made it, and anything behind that.
  const isPage = url.protocol === 'http:' || url.protocol === 'https:';
  return isPage && url.origin === new URL(siteUrl).origin ? url.href : fallback;
}
