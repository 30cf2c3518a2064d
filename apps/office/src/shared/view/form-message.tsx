import { Icon } from '@harmattan/ui/icon';
import styles from './form-message.module.css';

interface FormMessageProps {
  kind?: 'bad' | 'info';
  text: string | undefined;
}

/** Stands in its form from the start, empty: a live region must exist before it has something to say. */
export function FormMessage({ kind = 'bad', text }: FormMessageProps) {
  return (
    <div role={kind === 'bad' ? 'alert' : 'status'}>
      {text !== undefined && (
        <p className={styles.message} data-kind={kind}>
          <Icon name={kind === 'bad' ? 'alert' : 'info'} />
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}
