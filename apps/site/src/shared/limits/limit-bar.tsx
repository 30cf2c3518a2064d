import { useT } from '@harmattan/i18n/use-t';
import { Icon } from '@harmattan/ui/icon';
import { IconButton } from '@harmattan/ui/icon-button';
import { useEffect, useSyncExternalStore } from 'react';
import { AppLink } from '../page/app-link.tsx';
import { followNews } from '../stream/follow-news.ts';
import styles from './limit-bar.module.css';
import { currentLimitNote, showLimitNote, subscribeToLimitNote } from './limit-note.ts';

/** Above a game that has the window to itself: why a stake was refused. */
export function LimitBar() {
  const t = useT();
  const note = useSyncExternalStore(subscribeToLimitNote, currentLimitNote);
  useEffect(followNews, []);
  // What was said of one game is not said of the next.
  useEffect(() => () => void showLimitNote(undefined), []);
  return (
    <div role="status">
      {note && (
        <div className={styles.bar}>
          <Icon name="info" />
          <p className={styles.text}>
            {note.text} <AppLink href="/limits">{t('limits.title')}</AppLink>
          </p>
          <IconButton icon="close" label={t('shell.dismiss')} onClick={() => showLimitNote(undefined)} />
        </div>
      )}
    </div>
  );
}
