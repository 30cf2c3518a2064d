const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** npm passes Ctrl-C on although the terminal has told us already: what follows this soon is the same press. */
const samePressMs = 1_000;

export interface StopRequest {
  /** Someone wants everything stopped, in order. */
  asked: AbortSignal;
  /** They have asked again: stop now, in order or not. */
  hurried: AbortSignal;
}

export function listenForStop(): StopRequest {
  const asked = new AbortController();
  const hurried = new AbortController();
  let askedAt = 0;
  function stop(): void {
    if (!asked.signal.aborted) {
      askedAt = performance.now();
      asked.abort();
    } else if (performance.now() - askedAt > samePressMs) {
      hurried.abort();
    }
  }
  for (const signal of signals) process.on(signal, stop);
  // The process that npm runs in our name was killed.
  process.on('disconnect', stop);
  return { asked: asked.signal, hurried: hurried.signal };
}
