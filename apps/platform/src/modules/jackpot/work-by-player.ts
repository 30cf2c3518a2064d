/** One player's go through the wallet one after the other: with many more at once the last would wait too long for its turn. */
const perPlayerMax = 20;

/**
 * Does something with every ticket, some of each player's at a time, and says how each went, in the order they came in. What
 * fails holds up no other; only when all of a player's turn failed are the rest of that player's not tried.
 */
export async function workByPlayer<Item extends { playerId: bigint }>(
  items: Item[],
  work: (item: Item) => Promise<void>,
): Promise<PromiseSettledResult<void>[]> {
  const outcomes = new Map<Item, PromiseSettledResult<void>>();

  async function workThrough(own: Item[]): Promise<void> {
    for (let at = 0; at < own.length; at += perPlayerMax) {
      const turn = own.slice(at, at + perPlayerMax);
      const settled = await Promise.allSettled(turn.map(work));
      for (const [index, item] of turn.entries()) outcomes.set(item, settled[index] as PromiseSettledResult<void>);
      const [first] = settled;
      if (first?.status === 'rejected' && settled.every(({ status }) => status === 'rejected')) {
        for (const item of own.slice(at + perPlayerMax)) outcomes.set(item, first);
        return;
      }
    }
  }

  const players = Map.groupBy(items, ({ playerId }) => playerId);
  await Promise.all([...players.values()].map(workThrough));
  return items.map((item) => outcomes.get(item) as PromiseSettledResult<void>);
}

/** To be called when what succeeded is written down. */
export function throwIfAnyFailed(outcomes: PromiseSettledResult<void>[]): void {
  const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
  if (failed.length === 0) return;
  throw new Error(`${failed.length} of ${outcomes.length} tickets wait for their money`, { cause: failed[0]?.reason });
}
