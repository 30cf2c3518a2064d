/** Runs tasks side by side. When one fails the others are told to stop and waited for: none is left running. */
export async function together<const Tasks extends readonly Promise<unknown>[]>(
  signal: AbortSignal,
  start: (signal: AbortSignal) => Tasks,
) {
  const failure = new AbortController();
  const tasks = start(AbortSignal.any([signal, failure.signal]));
  for (const task of tasks) task.catch((error) => failure.abort(error));
  await Promise.allSettled(tasks);
  // The first failure is the reason; the others only obeyed.
  failure.signal.throwIfAborted();
  return Promise.all(tasks);
}
