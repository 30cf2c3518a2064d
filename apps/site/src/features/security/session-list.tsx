import { useT } from '@harmattan/i18n/use-t';
import { Loading, Skeleton } from '@harmattan/ui/skeleton';
import { useEffect, useRef, useState } from 'react';
import { EndSessionDialog } from './end-session-dialog.tsx';
import { SessionCard } from './session-card.tsx';
import styles from './session-list.module.css';
import type { OpenSession } from './use-sessions.ts';

export function SessionList({ sessions }: { sessions: readonly OpenSession[] }) {
  const t = useT();
  const [ending, setEnding] = useState<OpenSession>();
  const [ended, setEnded] = useState(0);
  const listRef = useRef<HTMLUListElement>(null);

  useEffect(() => {
    // The button that asked for it went with its session.
    if (ended > 0) listRef.current?.focus();
  }, [ended]);

  // The device in hand first: it is the one that people look for.
  const sorted = [...sessions].sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  return (
    <>
      <ul ref={listRef} className={styles.list} tabIndex={-1} aria-label={t('security.devices.title')}>
        {sorted.map((session, index) => (
          <SessionCard key={session.id} number={index + 1} session={session} onEnd={() => setEnding(session)} />
        ))}
      </ul>
      <EndSessionDialog
        session={ending}
        onClose={() => setEnding(undefined)}
        onEnded={() => setEnded((count) => count + 1)}
      />
    </>
  );
}

export function SessionListSkeleton() {
  const t = useT();
  return (
    <Loading label={t('security.devices.loading')}>
      <div className={styles.list}>
        <Skeleton height="204px" />
        <Skeleton height="204px" />
      </div>
    </Loading>
  );
}
