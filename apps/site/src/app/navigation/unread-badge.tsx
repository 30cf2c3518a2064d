import { useT } from '@harmattan/i18n/use-t';
import { Badge } from '@harmattan/ui/badge';
import { useUnreadMessages } from '../../shared/session/unread-messages.ts';
import styles from './unread.module.css';

/** From here on the exact number says nothing more. */
const shownMax = 99;

/** Beside a link to the messages, while there is one to read. */
export function UnreadBadge() {
  const t = useT();
  const count = useUnreadMessages();
  if (count === 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">
        <Badge kind="good">{count > shownMax ? `${shownMax}+` : count}</Badge>
      </span>
      <span className="visually-hidden"> {t('menu.unread', { count })}</span>
    </span>
  );
}
