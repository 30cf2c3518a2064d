import type { BookName } from '@harmattan/wires/suppliers/names';

/** Where the operator's site has each book. */
const sitePaths: Record<BookName, string> = {
  altenar: '/Sports/Altenar',
  bti: '/Sports/BTI',
  everymatrix: '/Sports/EveryMatrix',
  bsbetting: '/Sports/BSBetting',
};

/** Opens the site's own sports page with the slip of a booking code. */
export function linkOfCode(code: string, { siteUrl, book }: { siteUrl: string; book: BookName }): string {
  return `${siteUrl}${sitePaths[book]}?page=slip/${code}`;
}
