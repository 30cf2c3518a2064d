import { useT } from '@harmattan/i18n/use-t';
import styles from './crowd-bar.module.css';
import type { CrowdGame } from './use-round.ts';

/** What all tickets say of a game: three parts of a bar, and the same in words. */
export function CrowdBar({ crowd: { homeBps, drawBps, awayBps } }: { crowd: CrowdGame }) {
  const t = useT();
  const share = (bps: number) => `${Math.round(bps / 100)}%`;
  return (
    <div className={styles.crowd}>
      <p className={styles.text}>
        {t('jackpot.crowd')}:{' '}
        {t('jackpot.crowd.text', { home: share(homeBps), draw: share(drawBps), away: share(awayBps) })}
      </p>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.home} style={{ width: `${homeBps / 100}%` }} />
        <div className={styles.draw} style={{ width: `${drawBps / 100}%` }} />
        <div className={styles.away} style={{ width: `${awayBps / 100}%` }} />
      </div>
    </div>
  );
}
