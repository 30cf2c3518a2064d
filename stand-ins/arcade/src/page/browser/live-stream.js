const againMs = 4_000;
/** A page that nobody has looked at for so long lets the table go. */
const hiddenMs = 60_000;

/**
 * What the table tells, one change at a time, put together. The browser comes again by itself when the connection breaks.
 *
 * @param {{ told(stand: Record<string, any>, changed: Record<string, any>): void, lost(): void, given(): void }} heard
 */
export function listenToTable({ told, lost, given }) {
  /** @type {Record<string, any>} */
  let stand = {};
  /** @type {EventSource | undefined} */
  let source;
  /** @type {number | undefined} */
  let timer;
  let isGivenUp = false;

  function open() {
    clearTimeout(timer);
    if (isGivenUp) return;
    source?.close();
    source = new EventSource(`${location.pathname}/live`);
    source.addEventListener('message', ({ data }) => {
      const changed = JSON.parse(data);
      stand = { ...stand, ...changed };
      told(stand, changed);
    });
    source.addEventListener('bye', () => {
      isGivenUp = true;
      source?.close();
      given();
    });
    source.addEventListener('error', () => {
      lost();
      // What was answered with a refusal is not tried again by the browser.
      if (source?.readyState === EventSource.CLOSED) timer = setTimeout(open, againMs);
    });
  }

  addEventListener('visibilitychange', () => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(() => source?.close(), hiddenMs);
    else if (source?.readyState === EventSource.CLOSED) open();
  });
  open();
}
