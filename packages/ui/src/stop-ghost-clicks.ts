/** The second tap of a double tap comes within this time. */
const ghostMs = 400;

/**
 * For a dialog that opens or closes. The second tap of a double tap was meant for what stood there before, and lands on what
 * stands there now: a button of the dialog, its backdrop, or the page below. It is dropped. A finger does not tell that
 * it taps again, so within this time every tap counts as a second one.
 */
export function stopGhostClicks(): void {
  function stop(event: MouseEvent) {
    if (event.detail < 2 && (event as PointerEvent).pointerType !== 'touch') return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  addEventListener('click', stop, true);
  setTimeout(() => removeEventListener('click', stop, true), ghostMs);
}
