import { Badge } from '@harmattan/ui/badge';
import { Moment } from '../../../shared/time/moment.tsx';
import { PagedList } from '../paged-list.tsx';
import { useT } from '../texts.ts';
import type { Player } from '../use-player.ts';
import styles from './letters.module.css';

/** What the player and the operator wrote to each other, also what the player has deleted. */
export function MessagesTab({ player: { playerId } }: { player: Player }) {
  const t = useT();
  const empty = { icon: 'chat', title: t('players.messages.empty'), text: t('players.messages.empty.text') } as const;
  return (
    <PagedList of="GET Players/Messages" playerId={playerId} empty={empty}>
      {(letters) => (
        <ul className={styles.letters} aria-label={t('players.tab.messages')}>
          {letters.map(({ id, at, header, text, author, isSent, isRead, isDeleted }) => (
            <li key={id} className={styles.letter}>
              <p className={styles.head}>
                <strong>{isSent ? t('players.messages.from') : (author ?? t('players.messages.to'))}</strong>
                <Moment at={at} />
                {isDeleted && <Badge>{t('players.messages.deleted')}</Badge>}
                {!isSent && !isRead && <Badge kind="info">{t('players.messages.unread')}</Badge>}
              </p>
              <p className={styles.subject}>{header}</p>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
