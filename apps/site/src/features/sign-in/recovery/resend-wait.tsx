import { useT } from '@harmattan/i18n/use-t';
import { useSecondsLeft } from '@harmattan/ui/time-left';
import styles from './resend-wait.module.css';

/** Counts in sight and stays silent in between: a voice says the beginning and the end. */
export function ResendWait({ resendAtMs }: { resendAtMs: number }) {
  const t = useT();
  const seconds = useSecondsLeft(resendAtMs);
  const isOver = seconds === 0;
  return (
    <div className={styles.wait}>
      {!isOver && (
        <p role="timer" className="figures">
          {t('message.Please_try_resend_code_in', { seconds })}
        </p>
      )}
      <p role="status">{isOver && t('recovery.resend.ready')}</p>
    </div>
  );
}
