import { NotReady } from '../../plumbing/not-ready.ts';

/**
 * While one statement is under way, whatever comes gathers, and is the next statement: many tickets at once take hardly
 * longer than one.
 */
export function gather<Item, Result>({
  work,
  batchMax,
  waitingMax,
}: {
  work(items: Item[]): Promise<Result[]>;
  batchMax: number;
  waitingMax: number;
}): (item: Item) => Promise<Result> {
  const waiting: { item: Item; settle(result: Result): void; fail(error: unknown): void }[] = [];
  let isAtWork = false;

  async function run(): Promise<void> {
    if (isAtWork) return;
    isAtWork = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, batchMax);
      try {
        const results = await work(batch.map(({ item }) => item));
        for (const [at, { settle }] of batch.entries()) settle(results[at] as Result);
      } catch (error) {
        for (const { fail } of batch) fail(error);
      }
    }
    isAtWork = false;
  }

  return (item) =>
    new Promise((settle, fail) => {
      if (waiting.length >= waitingMax) return fail(new NotReady('too many tickets at once'));
      waiting.push({ item, settle, fail });
      void run();
    });
}
