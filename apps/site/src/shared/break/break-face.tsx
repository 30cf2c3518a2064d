import { useT } from '@harmattan/i18n/use-t';
import { ButtonLink } from '@harmattan/ui/button';
import { EmptyState } from '@harmattan/ui/empty-state';
import styles from './break-face.module.css';
import type { Break } from './break-news.ts';
import { useBreakText } from './use-break-text.ts';

/** Stands in the place of a game, a book or the deposits while the player is on a break: until when, and what still works. */
export function BreakFace({ shown }: { shown: Break }) {
  const t = useT();
  const textOf = useBreakText();
  return (
    <div role="status" className={styles.face}>
      <EmptyState
        icon="moon"
        title={t(`breaks.now.${shown.kind}`)}
        text={`${textOf(shown)} ${t('breaks.now.works')}`}
        action={
          <div className={styles.ways}>
            <ButtonLink kind="primary" href="/withdraw">
              {t('breaks.withdraw')}
            </ButtonLink>
            <ButtonLink href="/Sports/mybets">{t('breaks.my-bets')}</ButtonLink>
            <ButtonLink href="/limits">{t('breaks.more')}</ButtonLink>
          </div>
        }
      />
    </div>
  );
}
