/** Listeners are told together, when the work that changed something is over: what follows a change still finds its component. */
export function createTeller(): (listener: () => void) => void {
  let waiting = new Set<() => void>();

  function tellAll(): void {
    const listeners = waiting;
    waiting = new Set();
    for (const listener of listeners) listener();
  }

  return (listener) => {
    if (waiting.size === 0) setTimeout(tellAll, 0);
    waiting.add(listener);
  };
}
