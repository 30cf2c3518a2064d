type Direction = 'deposit' | 'withdraw';

/** Notes of our own, which pages have texts for. */
const ownWord = /^(CARD|DEPOSIT|INSUFFICIENT|PAYMENT|REASON|SESSION|WITHDRAWAL|YOUR)_[A-Z_]+$/;

/** What gateways write, by the words that pages have texts for. The first that fits counts. */
const words: Record<Direction, readonly [RegExp, string][]> = {
  deposit: [
    [/insufficient|not enough|low balance/i, 'REASON_INSUFFICIENT_FUNDS'],
    [/limit/i, 'REASON_LIMIT'],
    [/time.?out|timed out|expired/i, 'REASON_TIME_OUT'],
    [/cancel|declin|reject|refus|denied/i, 'REASON_DECLINED'],
    [/unavailable|try again|not reachable|not respond/i, 'REASON_BANK_UNAVAILABLE'],
  ],
  // A gateway whose own wallet is short is no business of the player's.
  withdraw: [
    [/account.*(exist|found|invalid|closed|dormant|resolve)|beneficiary|name not found/i, 'REASON_ACCOUNT_REFUSED'],
    [/unavailable|try again|not reachable|not respond/i, 'REASON_BANK_UNAVAILABLE'],
  ],
};

const otherwise: Record<Direction, string> = { deposit: 'YOUR_DEPOSIT_IS_REJECTED', withdraw: 'WITHDRAWAL_FAILED' };

/**
 * What a player reads of a payment's note: a word that the page translates. What the gateway wrote stays in the payment and in its
 * story, for the operator.
 */
export function reasonWord(direction: Direction, note: string): string {
  if (note === '' || ownWord.test(note)) return note;
  return words[direction].find(([pattern]) => pattern.test(note))?.[1] ?? otherwise[direction];
}
