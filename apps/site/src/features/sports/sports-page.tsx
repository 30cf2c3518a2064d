import { useLocation } from '@harmattan/router/location';
import { Redirect } from '@harmattan/router/redirect';
import type { BookName } from '@harmattan/wires/suppliers/names';
import { inWebView } from '../../shared/device/web-view.ts';
import { BookView } from '../../shared/sportsbook/book-view.tsx';
import { useLanguageOfPath } from './use-language-of-path.ts';

const books: Record<string, BookName> = { bsbetting: 'bsbetting', bti: 'bti', everymatrix: 'everymatrix' };

/** The books that stand beside the main one; the address says whose. */
export function SportsPage() {
  const { pathname } = useLocation();
  const [, last = ''] = /(\w+)\/*$/.exec(pathname) ?? [];
  useLanguageOfPath();
  const name = books[last.toLowerCase()] ?? 'altenar';
  // EveryMatrix does not open inside apps: the main book stands in its place.
  if (inWebView && name === 'everymatrix') return <Redirect to="/Sports/Altenar" />;
  return <BookView name={name} />;
}
