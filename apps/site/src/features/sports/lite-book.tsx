import { useT } from '@harmattan/i18n/use-t';
import type { FrameEvent } from '@harmattan/wires/frames/frame-event';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { BookFailed } from '../../shared/sportsbook/book-failed.tsx';
import { BookOver } from '../../shared/sportsbook/book-over.tsx';
import { bookPage } from '../../shared/sportsbook/book-page.ts';
import { BookSkeleton } from '../../shared/sportsbook/book-skeleton.tsx';
import { books } from '../../shared/sportsbook/books.ts';
import { useFrameActs } from '../../shared/sportsbook/use-frame-acts.ts';
import type { Opening } from '../../shared/sportsbook/use-opening.ts';
import styles from './lite-book.module.css';
import { useLiteSession } from './use-lite-session.ts';
import { addWidget } from './widget.ts';

/** One opening of the widget. Its callbacks are the same events to us as the messages of a frame. */
export function LiteBook({ opening }: { opening: Opening }) {
  const t = useT();
  const container = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const { data: session, error } = useLiteSession(opening.language);
  const act = useFrameActs({ frame: container, onSessionLost: () => setIsOver(true) });
  const hear = useEffectEvent((event: FrameEvent) => {
    setIsShown(true);
    act(event);
  });

  useEffect(() => {
    if (!session || !container.current) return;
    let isGone = false;
    let remove = () => {};
    addWidget({
      ...session,
      theme: opening.theme,
      page: bookPage(location.search),
      container: container.current,
      onEvent: (event) => !isGone && hear(event),
    }).then(
      (added) => {
        remove = added;
        if (isGone) remove();
        else setIsShown(true);
      },
      (reason) => !isGone && setFailure(reason),
    );
    return () => {
      isGone = true;
      remove();
    };
  }, [session, opening.theme]);

  const problem = error ?? failure;
  if (problem) return <BookFailed name="altenar" failure={problem} onRetry={opening.reopen} />;
  if (isOver) return <BookOver onReopen={opening.reopen} />;
  return (
    <>
      {!isShown && <BookSkeleton label={t('sports.loading', { book: books.altenar.title })} />}
      <div ref={container} className={styles.book} />
    </>
  );
}
