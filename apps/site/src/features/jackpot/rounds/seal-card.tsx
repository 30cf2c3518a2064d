import type { CallData } from '@harmattan/contract';
import { useT } from '@harmattan/i18n/use-t';
import styles from './seal-card.module.css';

type Round = CallData<'GET Jackpot/GetRound'>['round'];

/** The root of the tickets, for all who want to hold it against another copy. */
export function SealCard({ round: { root, tickets } }: { round: Round }) {
  const t = useT();
  if (root === null || tickets === null) return null;
  return (
    <div className={styles.seal}>
      <p>
        <strong>{t('jackpot.seal')}</strong>: {t('jackpot.seal.text', { count: tickets })}
      </p>
      <code className={styles.root}>{root}</code>
    </div>
  );
}
