import { Icon, type IconName } from '@harmattan/ui/icon';
import styles from './form-message.module.css';

const icons = { bad: 'alert', good: 'check', info: 'info' } satisfies Record<string, IconName>;

interface FormMessageProps {
  kind: keyof typeof icons;
  /** Read out when it arrives; bad news interrupts. */
  text: string | undefined;
}

/** Stands in its form from the start, empty: a live region must exist before it has something to say. */
export function FormMessage({ kind, text }: FormMessageProps) {
  return (
    <div role={kind === 'bad' ? 'alert' : 'status'} className={styles.region}>
      {text !== undefined && (
        <p className={styles.message} data-kind={kind}>
          <Icon name={icons[kind]} />
          <span className={styles.text}>{text}</span>
        </p>
      )}
    </div>
  );
}
