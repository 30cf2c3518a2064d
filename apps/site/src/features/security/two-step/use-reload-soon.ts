import { useEffect, useRef } from 'react';

const reloadAfterMs = 2_000;

/** Loads the page again once there was time to read what happened. Who leaves before that is not pulled back. */
export function useReloadSoon(): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    timer.current = setTimeout(() => location.reload(), reloadAfterMs);
  };
}
