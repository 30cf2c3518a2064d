/** What a supplier calls the things of an entry. */
export interface MoveMemo {
  game: string;
  round: string;
  txId: string;
  /** What a win came to in all when this corrected it, in kobo. */
  total?: string | undefined;
}

/** Kept in the books beside the money. A list, because names of fields would be most of it. */
export function memoOf({ game, round, txId, total }: MoveMemo): string {
  return JSON.stringify(total === undefined ? [game, round, txId] : [game, round, txId, total]);
}

export function readMemo(memo: string | null): MoveMemo {
  const [game = '', round = '', txId = '', total] = memo === null ? [] : (JSON.parse(memo) as string[]);
  return { game, round, txId, total };
}
