interface Question<Key, Value> {
  key: Key;
  answer(value: Value): void;
  fail(error: unknown): void;
}

/** One statement takes no more keys than this. */
const keysMax = 500;

/**
 * Reads for many askers at once: a thousand pages that reconnect in the same second cost a few statements. A question that comes while a
 * read is under way waits for the next read, so every answer is at least as new as its question.
 * @param readMany Answers in the order of the keys.
 */
export function gather<Key, Value>(readMany: (keys: Key[]) => Promise<Value[]>): (key: Key) => Promise<Value> {
  let waiting: Question<Key, Value>[] = [];
  let isReading = false;

  async function readWaiting(): Promise<void> {
    isReading = true;
    while (waiting.length > 0) {
      const asked = waiting.slice(0, keysMax);
      waiting = waiting.slice(keysMax);
      try {
        const values = await readMany(asked.map(({ key }) => key));
        for (const [at, { answer }] of asked.entries()) answer(values[at] as Value);
      } catch (error) {
        for (const { fail } of asked) fail(error);
      }
    }
    isReading = false;
  }

  return (key) =>
    new Promise((answer, fail) => {
      waiting.push({ key, answer, fail });
      if (!isReading) void readWaiting();
    });
}
