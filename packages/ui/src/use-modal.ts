import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { stopGhostClicks } from './stop-ghost-clicks.ts';

interface Modal {
  open: boolean;
  /** Static: neither Escape, nor the phone's back gesture, nor a press beside it closes it. */
  isStatic: boolean;
  onClose: () => void;
}

/**
 * Keeps a native `<dialog>` in step with `open`. The browser does the rest: it makes the page behind inert, keeps the
 * focus inside, and gives it back to where it came from.
 */
export function useModal({ open, isStatic, onClose }: Modal): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    dialog.showModal();
    stopGhostClicks();
    dialog.querySelector('h2')?.focus();
    document.documentElement.dataset.scroll = 'locked';
    return () => {
      dialog.close();
      stopGhostClicks();
      delete document.documentElement.dataset.scroll;
    };
  }, [open]);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const listening = new AbortController();
    const { signal } = listening;
    let pressedBeside = false;

    function ask(event: Event) {
      event.preventDefault();
      if (!isStatic) close();
    }
    function onKeyDown(event: KeyboardEvent) {
      // The browser lets a second Escape through whatever `cancel` says, so it is stopped before it becomes one.
      if (event.key === 'Escape') ask(event);
    }
    function onPointerDown(event: Event) {
      pressedBeside = event.target === dialog;
    }
    function onClick(event: Event) {
      if (!isStatic && pressedBeside && event.target === dialog) close();
    }
    dialog.addEventListener('cancel', ask, { signal });
    dialog.addEventListener('keydown', onKeyDown, { signal });
    dialog.addEventListener('pointerdown', onPointerDown, { signal });
    dialog.addEventListener('click', onClick, { signal });
    return () => listening.abort();
  }, [open, isStatic]);

  return ref;
}
