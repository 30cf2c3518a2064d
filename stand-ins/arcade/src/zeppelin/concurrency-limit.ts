/**
 * Lets so many pieces of work be under way at a time, and the others wait for their turn. Where there is more to do than can be done in
 * time, some of it is done, and not a little of all of it.
 */
export function createConcurrencyLimit(atOnce: number) {
  const waiting: (() => void)[] = [];
  let underWay = 0;

  return async function limited<Result>(work: () => Promise<Result>): Promise<Result> {
    if (underWay >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else underWay += 1;
    try {
      return await work();
    } finally {
      // The next piece of work takes the place that becomes free.
      const next = waiting.shift();
      if (next) next();
      else underWay -= 1;
    }
  };
}
