import { useEffect, useEffectEvent } from 'react';

/** Single keys of a page. They are left alone while a person writes, in a dialog, and together with another key. */
export function useKeys(actions: Record<string, () => void>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key];
    if (!action || event.ctrlKey || event.metaKey || event.altKey || event.repeat || isElsewhere(event.target)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}

function isElsewhere(target: EventTarget | null): boolean {
  const isWriting = target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
  return isWriting || document.querySelector('dialog[open]') !== null;
}
