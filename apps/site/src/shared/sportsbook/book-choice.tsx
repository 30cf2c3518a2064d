import { useT } from '@harmattan/i18n/use-t';
import { DropDown } from '@harmattan/ui/drop-down';
import type { BookName } from '@harmattan/wires/suppliers/names';
import { AppLink } from '../page/app-link.tsx';
import { BookMark } from './book-mark.tsx';
import { useBooks } from './use-books.ts';

/** The suppliers' books, each by its mark, behind a small button. Without the list the page shows no choice, only the book that is open. */
export function BookChoice({ current }: { current: BookName }) {
  const t = useT();
  const { data: books = [] } = useBooks();
  const open = books.find(({ key }) => key === current);
  if (books.length < 2 || !open) return null;
  return (
    <DropDown title={t('sports.books')} label={<BookMark book={open.key} name={open.name} />}>
      {(close) => (
        <nav aria-label={t('sports.books')}>
          {books.map(({ key, name, preMatchUrl }) => (
            <AppLink key={key} href={preMatchUrl} aria-current={key === current ? 'page' : undefined} onClick={close}>
              <BookMark book={key} name={name} />
            </AppLink>
          ))}
        </nav>
      )}
    </DropDown>
  );
}
