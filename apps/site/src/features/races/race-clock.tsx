import { useT } from '@harmattan/i18n/use-t';
import { Moment } from '../../shared/time/moment.tsx';
import { Countdown } from './countdown.tsx';
import styles from './race-clock.module.css';
import type { Race } from './use-races.ts';

type ClockRace = Pick<Race, 'state' | 'startsAtMs' | 'endsAtMs' | 'toDate'>;

interface RaceClockProps {
  race: ClockRace;
  /** It starts or ends this moment: what is shown is old. */
  onTurn: () => void;
}

/** Counts down to the start, then to the end, and tells afterwards when it was. */
export function RaceClock({ race, onTurn }: RaceClockProps) {
  const t = useT();
  const isUpcoming = race.state === 'upcoming';
  if (!isUpcoming && race.state !== 'running') {
    return (
      <p className={styles.clock}>
        <span className={styles.label}>{t('races.ended')}</span>
        <Moment className="figures" time={race.toDate} />
      </p>
    );
  }
  return (
    <div className={styles.clock}>
      <span className={styles.label}>{t(isUpcoming ? 'races.starts-in' : 'races.ends-in')}</span>
      <Countdown key={race.state} endsAtMs={isUpcoming ? race.startsAtMs : race.endsAtMs} onEnd={onTurn} />
    </div>
  );
}
