import { useEffect, useState } from 'react';
import { leaveTo } from '../../shared/device/leave-to.ts';

/** Hands the player over to a payment page, and knows that it is about to happen. */
export function useLeaving() {
  const [isLeaving, setIsLeaving] = useState(false);

  useEffect(() => {
    // Who comes back with the browser's own button finds the page as it was left.
    const stay = () => setIsLeaving(false);
    addEventListener('pageshow', stay);
    return () => removeEventListener('pageshow', stay);
  }, []);

  function leave(address: string) {
    leaveTo(address);
    setIsLeaving(true);
  }

  return { isLeaving, leave };
}
