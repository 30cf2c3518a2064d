import { useT } from '@harmattan/i18n/use-t';
import { LinkTabs } from '@harmattan/ui/tabs';
import type { BookName } from '@harmattan/wires/suppliers/names';
import { inWebView } from '../device/web-view.ts';
import { BookMark } from './book-mark.tsx';
import { useBooks } from './use-books.ts';

/** EveryMatrix, which does not open inside apps. */
const notInWebViews = 253;

/** The suppliers' books, each by its mark. Without the list the page shows no choice, only the book that is open. */
export function BookChoice({ current }: { current: BookName }) {
  const t = useT();
  const { data: books = [] } = useBooks();
  const shown = books.filter(({ id }) => !inWebView || id !== notInWebViews);
  if (shown.length < 2) return null;
  return (
    <LinkTabs
      label={t('sports.books')}
      look="chips"
      tabs={shown.map(({ key, name, preMatchUrl }) => ({
        href: preMatchUrl,
        label: <BookMark book={key} name={name} />,
        isCurrent: key === current,
      }))}
    />
  );
}
