interface Renewal {
  token: string;
  language: string;
  /** Where the player is in the book, such as `/match/17`. */
  path: string;
  /** Of the page's address. */
  search: string;
}

/** The door of the book that renews its session, with a fresh token and the place that is shown. */
export function renewedAddress({ token, language, path, search }: Renewal): string {
  const query = new URLSearchParams({ operatorToken: token });
  const theme = new URLSearchParams(search).get('theme');
  if (theme !== null) query.set('theme', theme);
  const page = path.replace(/^\/+/, '');
  if (page !== '') query.set('page', page);
  return `/bti/${encodeURIComponent(language)}/sports?${query}`;
}
