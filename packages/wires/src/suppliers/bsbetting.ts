/**
 * BetSolutions' wallet under another merchant, which is assumed: nothing of this supplier's is public. What a sportsbook has to
 * say beyond a game goes into three further fields, signed like all others: `Description`, `BetStatus`, and `BetPayload`, which is JSON.
 */

/** One game for all sports, and a product of its own beside tables, slots and provably fair games. */
export const bsbettingGame = 'sports';
export const bsbettingProduct = '4';

/** What a win was paid for. Only after `partCashedOut` the bet goes on. */
export const bsbettingStatuses = {
  won: 'won',
  lost: 'lost',
  void: 'void',
  cashedOut: 'cashout',
  partCashedOut: 'part-cashout',
} as const;

/** With an accepted bet, as `Notice` of its data: the player is to be shown how long the play has lasted and what came of it. */
export const bsbettingCheckNotice = 'REALITY_CHECK';
