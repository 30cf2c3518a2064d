import { useT } from '@harmattan/i18n/use-t';
import { TimeLeft } from '@harmattan/ui/time-left';
import styles from './code-life.module.css';

/** Before a code is sent, what it will have: five minutes. */
export function CodeLife({ endsAtMs }: { endsAtMs: number | undefined }) {
  const t = useT();
  return (
    <p className={styles.life}>
      <span>{t(endsAtMs === undefined ? 'recovery.code.life.before' : 'recovery.code.life')}</span>
      {endsAtMs === undefined ? (
        <span className="figures">05:00</span>
      ) : (
        <TimeLeft key={endsAtMs} endsAtMs={endsAtMs} endedText={t('recovery.code.ended')} />
      )}
    </p>
  );
}
