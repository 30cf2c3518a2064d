import { useEffect, useEffectEvent, useState } from 'react';
import { useEnvironment } from './environment.tsx';
import { announcedMark, secondsLeft, spokenTimeLeft, timeLeftText } from './time-left-text.ts';

interface TimeLeftProps {
  endsAtMs: number;
  /** Shown in place of the figures once the time is up, and read out then. */
  endedText: string;
  onEnd?: () => void;
}

export function TimeLeft({ endsAtMs, endedText, onEnd }: TimeLeftProps) {
  const { language } = useEnvironment();
  const leftS = useSecondsLeft(endsAtMs);
  const mark = announcedMark(leftS);
  const isOver = leftS === 0;
  const handleEnd = useEffectEvent(() => onEnd?.());

  useEffect(() => {
    if (isOver) handleEnd();
  }, [isOver]);

  return (
    <span className="figures">
      {isOver ? (
        <span aria-hidden="true">{endedText}</span>
      ) : (
        <span role="timer">
          <span aria-hidden="true">{timeLeftText(leftS, language)}</span>
          <span className="visually-hidden">{spokenTimeLeft(leftS, language)}</span>
        </span>
      )}
      <span className="visually-hidden" role="status">
        {isOver ? endedText : mark !== undefined && spokenTimeLeft(mark, language)}
      </span>
    </span>
  );
}

/** For words of one's own around the figure. Whole seconds, counted down to zero. */
export function useSecondsLeft(endsAtMs: number): number {
  const { now } = useEnvironment();
  const [leftS, setLeftS] = useState(() => secondsLeft(endsAtMs, now()));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function tick() {
      const leftMs = endsAtMs - now();
      setLeftS(secondsLeft(endsAtMs, now()));
      // Waits for the turn of the second rather than for a second, so that late timers do not add up.
      if (leftMs > 0) timer = setTimeout(tick, leftMs % 1_000 || 1_000);
    }
    tick();
    return () => clearTimeout(timer);
  }, [endsAtMs, now]);

  return leftS;
}
