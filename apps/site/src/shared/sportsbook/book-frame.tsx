import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import type { FrameEvent } from '@harmattan/wires/frames/frame-event';
import { useRef, useState } from 'react';
import styles from './book-frame.module.css';
import { BookSkeleton } from './book-skeleton.tsx';
import { books, type ShownBook } from './books.ts';
import { firstView, isSlipOffered, viewAfter } from './frame-view.ts';
import { scrollToFrame } from './scroll-to-frame.ts';
import { SlipButton } from './slip-button.tsx';
import type { BookSession } from './start-book.ts';
import { useCovering } from './use-covering.ts';
import { useFrameActs } from './use-frame-acts.ts';
import { useFrameTalk } from './use-frame-talk.ts';
import { useFreshToken } from './use-fresh-token.ts';
import { useIsLate } from './use-is-late.ts';
import type { Opening } from './use-opening.ts';

interface BookFrameProps {
  name: ShownBook;
  opening: Opening;
  session: BookSession;
  /** The book's session has ended, and cannot be renewed. */
  onOver: () => void;
  /** The book has said that there is nothing to show. */
  onFailed: () => void;
}

/** A ticket opens in a tab of its own; a booking code is copied or shared. The window itself is not the book's to lead away. */
const allowed = 'allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox';

/** A browser that cannot share complains about the word. */
const permissions = 'share' in navigator ? 'clipboard-write; web-share' : 'clipboard-write';

export function BookFrame({ name, opening, session, onOver, onFailed }: BookFrameProps) {
  const t = useT();
  const { title, dialect, isHeightTold, asksWho, isBlankAtFirst } = books[name];
  const frame = useRef<HTMLIFrameElement>(null);
  const [view, setView] = useState(firstView);
  const [isShown, setIsShown] = useState(false);
  const [isHeard, setIsHeard] = useState(false);
  const isLate = useIsLate(isHeard);
  const freshToken = useFreshToken({ name, opening, onNone: onOver });
  const act = useFrameActs({ frame, onSessionLost: asksWho ? renew : onOver });
  const tell = useFrameTalk({ frame, origin: session.url.origin, dialect, onEvent: hear });
  useCovering(frame, view.isCovering);

  function hear(event: FrameEvent) {
    if (event.kind === 'failed') return onFailed();
    setIsHeard(true);
    setIsShown(true);
    if (event.kind !== 'height' || isHeightTold) setView((before) => viewAfter(before, event));
    if (event.kind === 'ready' && asksWho) tell({ kind: 'session', token: session.token, isRefresh: false });
    act(event);
  }

  async function renew() {
    const token = await freshToken();
    if (token !== undefined) tell({ kind: 'session', token, isRefresh: true });
  }

  function goToSlip() {
    tell({ kind: 'goToSlip' });
    scrollToFrame(frame.current);
  }

  return (
    <>
      <div role="status">
        {isLate && (
          <div className={styles.late}>
            <p>{t('sports.late', { book: title })}</p>
            <Button size="small" onClick={opening.reopen}>
              {t('shell.retry')}
            </Button>
          </div>
        )}
      </div>
      <div className={styles.place} style={view.heightPx === undefined ? undefined : { height: view.heightPx }}>
        <iframe
          ref={frame}
          className={styles.frame}
          title={t('sports.frame', { book: title })}
          src={session.url.href}
          data-covering={view.isCovering || undefined}
          allow={permissions}
          sandbox={allowed}
          // The supplier may know which site this is, not which page of it.
          referrerPolicy="strict-origin"
          onLoad={() => setIsShown(true)}
        />
        {(isBlankAtFirst ? view.heightPx === undefined : !isShown) && (
          <div className={styles.cover}>
            <BookSkeleton label={t('sports.loading', { book: title })} />
          </div>
        )}
      </div>
      {isHeard && isSlipOffered(view) && <SlipButton count={view.slipCount} onPress={goToSlip} />}
    </>
  );
}
