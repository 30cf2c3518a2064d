/**
 * The first of everybody, then the second of everybody, and so on. A wallet does one thing at a time for a player, so what is said for
 * many players at once is done sooner than all of one player's bets in a row.
 */
export function takingTurns<Item>(items: readonly Item[], ownerOf: (item: Item) => string): Item[] {
  const byOwner = [...Map.groupBy(items, ownerOf).values()];
  const turns = Math.max(0, ...byOwner.map(({ length }) => length));
  return Array.from({ length: turns }, (_none, turn) =>
    byOwner.flatMap((own) => (turn < own.length ? [own[turn] as Item] : [])),
  ).flat();
}
