import { useEffect, useState } from 'react';

const patienceMs = 15_000;

/** Whether a book has been silent for so long that its page is probably not there. */
export function useIsLate(isHeard: boolean): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return isOver && !isHeard;
}
