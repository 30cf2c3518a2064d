import { useT } from '@harmattan/i18n/use-t';
import { Icon } from '@harmattan/ui/icon';
import { AppLink } from '../../shared/page/app-link.tsx';
import type { PlaceFailure } from './place-failure.ts';
import styles from './place-message.module.css';

interface PlaceMessageProps {
  message: PlaceFailure | undefined;
  onSignIn: () => void;
}

/** Stands there from the start, empty: a live region must exist before it has something to say. */
export function PlaceMessage({ message, onSignIn }: PlaceMessageProps) {
  const t = useT();
  return (
    <div role="alert" className={styles.region}>
      {message && (
        <div className={styles.message}>
          <Icon name="alert" />
          <div className={styles.words}>
            <p className={styles.title}>{t(message.title)}</p>
            {message.text !== undefined && <p>{t(message.text, { count: message.count ?? 0 })}</p>}
            {message.way === 'deposit' && (
              <AppLink className={styles.way} href="/deposit">
                {t('shell.deposit')}
              </AppLink>
            )}
            {message.way === 'sign-in' && (
              <button type="button" className={styles.way} onClick={onSignIn}>
                {t('shell.login')}
              </button>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
