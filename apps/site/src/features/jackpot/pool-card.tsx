import { useT } from '@harmattan/i18n/use-t';
import { TimeLeft } from '@harmattan/ui/time-left';
import { WireMoney } from '../../shared/money/wire-money.tsx';
import styles from './pool-card.module.css';
import type { Jackpot } from './use-jackpots.ts';

interface PoolCardProps {
  jackpot: Jackpot;
  picked: number;
  total: number;
  /** No more tickets are taken. */
  onEnd: () => void;
}

export function PoolCard({ jackpot, picked, total, onEnd }: PoolCardProps) {
  const t = useT();
  return (
    <div className={styles.card}>
      <dl className={styles.facts}>
        <div>
          <dt>{t('jackpot.pool')}</dt>
          <dd className={styles.figure}>
            <WireMoney amount={jackpot.prizePool} />
          </dd>
        </div>
        <div className={styles.end}>
          <dt>{t(jackpot.isActive ? 'jackpot.closes' : 'jackpot.betting')}</dt>
          <dd className={styles.time}>
            {jackpot.isActive ? (
              <TimeLeft endsAtMs={jackpot.closesAtMs} endedText={t('jackpot.closed')} onEnd={onEnd} />
            ) : (
              t('jackpot.closed')
            )}
          </dd>
        </div>
      </dl>
      {jackpot.consolation.map(({ misses, prizePool }) => (
        <p key={misses} className={styles.text}>
          {t('jackpot.consolation', { count: misses })} <WireMoney amount={prizePool} />
        </p>
      ))}
      {jackpot.isActive && (
        <>
          <div className={styles.track} aria-hidden="true">
            <div className={styles.bar} style={{ width: `${(100 * picked) / total}%` }} />
          </div>
          <p className={styles.text}>{t('jackpot.picked', { picked, total })}</p>
        </>
      )}
      {!jackpot.isActive && jackpot.winners !== null && (
        <p className={styles.text}>{t('jackpot.winners', { count: jackpot.winners })}</p>
      )}
      {jackpot.state === 'void' && <p className={styles.text}>{t('jackpot.void')}</p>}
    </div>
  );
}
