import { Icon } from '@harmattan/ui/icon';
import { AppLink } from '../../shared/app-link.tsx';
import styles from './place-message.module.css';
import type { PlaceFailure } from './use-place-failure.ts';

/** Stands there from the start, empty: a live region must exist before it has something to say. */
export function PlaceMessage({ message }: { message: PlaceFailure | undefined }) {
  return (
    <div role="alert" className={styles.region}>
      {message && (
        <div className={styles.message}>
          <Icon name="alert" />
          <div className={styles.words}>
            <p className={styles.title}>{message.title}</p>
            {message.text !== undefined && <p>{message.text}</p>}
            {message.way && (
              <AppLink className={styles.way} href={message.way.href}>
                {message.way.text}
              </AppLink>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
