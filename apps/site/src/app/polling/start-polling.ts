interface Poll {
  everyMs: number;
  /** Does not throw. */
  ask: (signal: AbortSignal) => Promise<void> | void;
}

/** Asks at once and then again and again, while the page can be seen. Never two at a time. Returns how to stop. */
export function startPolling({ everyMs, ask }: Poll): () => void {
  const stopping = new AbortController();
  let timer: ReturnType<typeof setInterval> | undefined;
  let isAsking = false;

  async function askUnlessAsking() {
    if (isAsking) return;
    isAsking = true;
    await ask(stopping.signal);
    isAsking = false;
  }

  function followVisibility() {
    clearInterval(timer);
    if (document.hidden) return;
    askUnlessAsking();
    timer = setInterval(askUnlessAsking, everyMs);
  }

  document.addEventListener('visibilitychange', followVisibility);
  followVisibility();

  return () => {
    stopping.abort();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', followVisibility);
  };
}
