/** The way out of a game leads to the site and nowhere else, whatever the launch says. */
export function wayBackOf(asked: string | undefined, siteUrl: string): string {
  if (asked === undefined || !URL.canParse(asked, siteUrl)) return siteUrl;
  const url = new URL(asked, siteUrl);
  return url.origin === new URL(siteUrl).origin ? url.href : siteUrl;
}
