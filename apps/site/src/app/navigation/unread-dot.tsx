import { useT } from '@harmattan/i18n/use-t';
import { useUnreadMessages } from '../../shared/session/unread-messages.ts';
import styles from './unread.module.css';

/** Marks the button before it, behind which the messages are. A message that arrives is read out. */
export function UnreadDot() {
  const t = useT();
  const count = useUnreadMessages();
  return (
    <span aria-live="polite" className={styles.place}>
      {count > 0 && (
        <span className={styles.dot}>
          <span className="visually-hidden">{t('menu.unread', { count })}</span>
        </span>
      )}
    </span>
  );
}
