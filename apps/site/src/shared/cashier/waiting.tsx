import { StepHeading } from './step-heading.tsx';
import styles from './waiting.module.css';

interface WaitingProps {
  title: string;
  text: string;
}

/** The payment waits for the player's phone or for the bank. */
export function Waiting({ title, text }: WaitingProps) {
  return (
    <div className={styles.waiting}>
      <StepHeading>{title}</StepHeading>
      <p className={styles.text}>{text}</p>
      <span className={styles.bar} />
    </div>
  );
}
