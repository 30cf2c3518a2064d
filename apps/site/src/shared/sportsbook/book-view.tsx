import { useT } from '@harmattan/i18n/use-t';
import type { BookName } from '@harmattan/wires/suppliers/names';
import type { ReactNode } from 'react';
import { BreakFacePart } from '../break/break-face-part.tsx';
import { useBreak } from '../break/break-news.ts';
import { lazyPart } from '../page/lazy-part.tsx';
import { lazyView } from '../page/lazy-view.tsx';
import { PageErrorBoundary } from '../page/page-error-boundary.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import { AreaPauses } from '../pause/area-pauses.tsx';
import { BookSkeleton } from './book-skeleton.tsx';
import styles from './book-view.module.css';

const BookChoice = lazyPart(async () => (await import('./book-choice.tsx')).BookChoice, 'sports');
const SportsFrame = lazyView(async () => (await import('./sports-frame.tsx')).SportsFrame, BookSkeleton, 'sports');

interface BookViewProps {
  name: BookName;
  /** Stands above the book; on a phone in one row with the choice of books, in place of the heading. */
  lead?: ReactNode;
  /** The book in another form than its frame. */
  children?: ReactNode;
}

/** A supplier's book with the way to the others. It comes after the first paint: no book begins at once anyway. */
export function BookView({ name, lead, children }: BookViewProps) {
  const t = useT();
  const taken = useBreak();
  return (
    <section className={styles.view}>
      <div className={styles.head} data-led={lead ? '' : undefined}>
        {lead && <div className={styles.lead}>{lead}</div>}
        <PageHeading className={styles.heading}>{t('shell.sports')}</PageHeading>
        <BookChoice current={name} />
      </div>
      <AreaPauses area="sports" />
      {taken ? (
        <BreakFacePart shown={taken} />
      ) : (
        <PageErrorBoundary>{children ?? <SportsFrame name={name} />}</PageErrorBoundary>
      )}
    </section>
  );
}
