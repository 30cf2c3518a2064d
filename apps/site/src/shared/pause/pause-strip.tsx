import { Icon } from '@harmattan/ui/icon';
import styles from './pause-strip.module.css';

/** Says calmly that something is off for everyone for now. */
export function PauseStrip({ text }: { text: string }) {
  return (
    <p role="status" className={styles.strip}>
      <Icon name="info" />
      <span>{text}</span>
    </p>
  );
}
