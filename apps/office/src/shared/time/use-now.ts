import { useEffect, useState } from 'react';
import { now } from './now.ts';

/** The time, anew each period. */
export function useNow(periodMs: number): number {
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), periodMs);
    return () => clearInterval(timer);
  }, [periodMs]);
  return time;
}
