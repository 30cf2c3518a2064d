import { useT } from '@harmattan/i18n/use-t';
import { useSecondsLeft } from '@harmattan/ui/time-left';
import { useEffect, useEffectEvent } from 'react';
import styles from './countdown.module.css';
import { countdownParts } from './countdown-parts.ts';

interface CountdownProps {
  endsAtMs: number;
  /** The time is up. */
  onEnd: () => void;
}

/** Days, hours, minutes and seconds, every second, down to zero. A voice reads it when it is looked at, not each second. */
export function Countdown({ endsAtMs, onEnd }: CountdownProps) {
  const t = useT();
  const leftS = useSecondsLeft(endsAtMs);
  const isOver = leftS === 0;
  const handleEnd = useEffectEvent(onEnd);

  useEffect(() => {
    if (isOver) handleEnd();
  }, [isOver]);

  return (
    <span role="timer" className={`${styles.countdown} figures`}>
      {countdownParts(leftS).map(({ unit, figure }) => (
        <span key={unit} className={styles.part}>
          <span className={styles.figure}>{figure}</span>
          <span className={styles.unit}>{t(`races.unit.${unit}`)}</span>
        </span>
      ))}
    </span>
  );
}
