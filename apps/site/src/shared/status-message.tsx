import { Icon } from '@harmattan/ui/icon';
import styles from './status-message.module.css';
import { useFailureText } from './use-failure-text.ts';

/** The one way a form shows a failed answer: in red, read out at once, in the player's language where we have words. */
export function StatusMessage({ failure }: { failure: unknown }) {
  const failureText = useFailureText();
  return (
    <div role="alert">
      {failure != null && (
        <p className={styles.message}>
          <Icon name="alert" />
          <span className={styles.text}>{failureText(failure)}</span>
        </p>
      )}
    </div>
  );
}
