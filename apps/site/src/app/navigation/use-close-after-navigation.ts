import { useLocation } from '@harmattan/router/location';
import { useEffect, useEffectEvent, useRef } from 'react';

const closeDelayMs = 300;

/** Long enough to see which link was taken. Afterwards the focus is on the new page, not back on the menu's button. */
export function useCloseAfterNavigation({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }): void {
  const { key } = useLocation();
  const openedOn = useRef<string>(undefined);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (isOpen) {
      openedOn.current ??= key;
      if (openedOn.current === key) return;
      const timer = setTimeout(() => close(), closeDelayMs);
      return () => clearTimeout(timer);
    }
    const hasMoved = openedOn.current !== undefined && openedOn.current !== key;
    openedOn.current = undefined;
    if (hasMoved) document.querySelector('h1')?.focus({ preventScroll: true });
  }, [isOpen, key]);
}
