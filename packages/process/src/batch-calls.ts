interface Question<Key, Value> {
  key: Key;
  answer(value: Value): void;
  fail(error: unknown): void;
}

export interface BatchLimits {
  /** One statement takes no more than this. */
  batchMax?: number;
  /** One more that waits is refused with the error that `refuse` makes. */
  waitingMax?: number;
  refuse?(): Error;
}

/**
 * One statement for many callers: a thousand pages that reconnect in the same second cost a few reads, and many tickets at once take hardly longer than
 * one. What comes while a statement is under way waits for the next one, so every answer is at least as new as its question.
 * @param work Answers in the order of the keys.
 */
export function batchCalls<Key, Value>(
  work: (keys: Key[]) => Promise<Value[]>,
  {
    batchMax = 500,
    waitingMax = Number.POSITIVE_INFINITY,
    refuse = () => new Error('too many wait'),
  }: BatchLimits = {},
): (key: Key) => Promise<Value> {
  let waiting: Question<Key, Value>[] = [];
  let isAtWork = false;

  async function run(): Promise<void> {
    isAtWork = true;
    while (waiting.length > 0) {
      const asked = waiting.slice(0, batchMax);
      waiting = waiting.slice(batchMax);
      try {
        const values = await work(asked.map(({ key }) => key));
        for (const [at, { answer }] of asked.entries()) answer(values[at] as Value);
      } catch (error) {
        for (const { fail } of asked) fail(error);
      }
    }
    isAtWork = false;
  }

  return (key) =>
    new Promise((answer, fail) => {
      if (waiting.length >= waitingMax) return fail(refuse());
      waiting.push({ key, answer, fail });
      if (!isAtWork) void run();
    });
}
