/** What a leaf says of a ticket. Its salt keeps others from guessing it, and no player is named. */
export interface Leaf {
  jackpotId: number;
  ticketId: string;
  placedAt: Date;
  columns: number;
  /** One word for each game in their order, the reserves last: `1`, `X`, `2`, `1X`, `12`, `X2`, `1X2`, or a score as `2:1`. */
  picks: readonly string[];
  /** 32 bytes in hexadecimal. */
  salt: string;
}

const version = 'harmattan jackpot ticket 1';

/** The text that is hashed: a line for each fact, `\n` between them and none at the end. */
export function leafText({ jackpotId, ticketId, placedAt, columns, picks, salt }: Leaf): string {
  return [
    version,
    `jackpot ${jackpotId}`,
    `ticket ${ticketId}`,
    `placed ${placedAt.toISOString()}`,
    `columns ${columns}`,
    `picks ${picks.join(' ')}`,
    `salt ${salt}`,
  ].join('\n');
}
