import type { BookName } from '@harmattan/wires/suppliers/names';
import { useLocation } from 'react-router';
import { BookView } from '../../shared/sportsbook/book-view.tsx';
import { useLanguageOfPath } from './use-language-of-path.ts';

const books: Record<string, BookName> = { bsbetting: 'bsbetting', bti: 'bti', everymatrix: 'everymatrix' };

/** The books that stand beside the main one; the address says whose. */
export function SportsPage() {
  const { pathname } = useLocation();
  const [, last = ''] = /(\w+)\/*$/.exec(pathname) ?? [];
  useLanguageOfPath();
  return <BookView name={books[last.toLowerCase()] ?? 'altenar'} />;
}
