/** A page that is hidden for a shorter time keeps its connection. */
const hiddenGraceMs = 60_000;

/**
 * Tells whether the page is worth a connection: the phone says that it has a network, and the page can be seen or could
 * be a minute ago. Tells it at once, and again whenever it changes. Returns how to stop.
 */
export function watchActivity(onChange: (isActive: boolean) => void): () => void {
  let isActive: boolean | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tell(now: boolean) {
    if (now === isActive) return;
    isActive = now;
    onChange(now);
  }

  function look() {
    clearTimeout(timer);
    if (!navigator.onLine) tell(false);
    else if (!document.hidden) tell(true);
    else if (isActive) timer = setTimeout(() => tell(false), hiddenGraceMs);
    else tell(false);
  }

  const events: [EventTarget, string][] = [
    [document, 'visibilitychange'],
    [window, 'online'],
    [window, 'offline'],
  ];
  for (const [target, name] of events) target.addEventListener(name, look);
  look();
  return () => {
    clearTimeout(timer);
    for (const [target, name] of events) target.removeEventListener(name, look);
  };
}
