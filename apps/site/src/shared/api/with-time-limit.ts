/**
 * Runs a request that ends when the caller gives up or the time is over, whichever comes first. By hand, because
 * `AbortSignal.timeout` and `AbortSignal.any` are younger than the browsers we serve.
 */
export async function withTimeLimit<Result>(
  limitMs: number,
  caller: AbortSignal | undefined,
  request: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  const timer = setTimeout(stop, limitMs);
  if (caller?.aborted) stop();
  caller?.addEventListener('abort', stop);
  try {
    return await request(controller.signal);
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener('abort', stop);
  }
}
