import { expect, test } from 'vitest';
import type { StatementLine } from '../wallet/index.ts';
import { memoOf } from './move-memo.ts';
import { summaryOf } from './round-summary.ts';

const deps = {
  findGame: () => undefined,
  providerName: (supplier: string) => `games of ${supplier}`,
  bookName: (book: string) => `book of ${book}`,
};

let linesMade = 0;

type Part = Partial<StatementLine> & Pick<StatementLine, 'kind' | 'about'>;

/** An entry of a bet: what went to the house, and what it was about. */
function line(part: Part, houseMinor: bigint, note?: string): StatementLine {
  linesMade += 1;
  return {
    key: `key-${linesMade}`,
    playerId: 7n,
    version: BigInt(linesMade),
    status: 'ok',
    amountMinor: houseMinor < 0n ? -houseMinor : houseMinor,
    houseMinor,
    availableMinor: 0n,
    heldMinor: 0n,
    at: new Date(linesMade * 1_000),
    of: null,
    round: 'round',
    memo: memoOf({ game: 'sports', round: 'bet-1', txId: `tx-${linesMade}`, note }),
    house: 'house:altenar',
    product: 'sports',
    supplier: 'altenar',
    game: 'sports',
    closes: null,
    ...part,
  };
}

const words = 'Kaduna Lions v Lekki Mariners: draw at 3.20';
const stake = (minor = 1_000n) => line({ kind: 'debit', about: 'stake' }, minor, words);
const drawn = (minor: bigint) => line({ kind: 'draw', about: 'stake', of: 'hold' }, minor, words);
const paid = (minor: bigint, about = 'win', closes: StatementLine['closes'] = 'round') =>
  line({ kind: 'credit', about, of: 'round', closes }, -minor);
const part = (minor: bigint, about = 'cash-out') => paid(minor, about, null);
const undone = (minor = 1_000n) => line({ kind: 'reverse', about: 'refund', of: 'key' }, -minor);
const more = (minor: bigint) => line({ kind: 'credit', about: 'correction' }, -minor);
const back = (minor: bigint) => line({ kind: 'debit', about: 'correction' }, minor);
/** A sale that its book called off. */
function undonePart(minor: bigint): StatementLine[] {
  const sold = part(minor);
  return [sold, line({ kind: 'reverse', about: 'correction', of: sold.key }, minor)];
}
const refused = (part: Part) => line({ status: 'insufficient', ...part }, 0n);

test.each<[string, () => StatementLine[], bigint, bigint, string]>([
  ['was placed', () => [stake()], 1_000n, 0n, 'open'],
  ['was drawn in parts of a reserve', () => [drawn(400n), drawn(600n)], 1_000n, 0n, 'open'],
  ['won', () => [stake(), paid(3_200n)], 1_000n, 3_200n, 'won'],
  ['lost', () => [stake(), paid(0n)], 1_000n, 0n, 'lost'],
  ['was sold', () => [stake(), paid(700n, 'cash-out')], 1_000n, 700n, 'cashed-out'],
  ['was sold for all that it cost', () => [stake(), paid(1_000n, 'cash-out')], 1_000n, 1_000n, 'cashed-out'],
  ['was sold in part', () => [stake(), part(300n)], 1_000n, 300n, 'open'],
  ['was sold in parts and won', () => [stake(), part(300n), part(300n), paid(900n)], 1_000n, 1_500n, 'won'],
  ['was sold in part and lost', () => [stake(), part(300n), paid(0n)], 1_000n, 300n, 'lost'],
  ['came back in part', () => [stake(), part(300n, 'refund')], 1_000n, 300n, 'open'],
  [
    'was sold in part, won and lost after all',
    () => [stake(), part(475n), paid(1_000n), back(1_000n)],
    1_000n,
    475n,
    'lost',
  ],
  [
    'was sold in part for its stake, won and lost after all',
    () => [stake(), part(1_000n), paid(900n), back(900n)],
    1_000n,
    1_000n,
    'lost',
  ],
  [
    'was sold in part, lost and won after all',
    () => [stake(), part(400n), paid(0n), more(600n)],
    1_000n,
    1_000n,
    'won',
  ],
  [
    'was sold in part and won less than before',
    () => [stake(), part(400n), paid(900n), back(300n)],
    1_000n,
    1_000n,
    'won',
  ],
  ['was sold in part for another amount after all', () => [stake(), part(400n), back(100n)], 1_000n, 300n, 'open'],
  ['was sold in part, which was undone', () => [stake(), ...undonePart(400n)], 1_000n, 0n, 'open'],
  ['was sold in part, which was undone, and lost', () => [stake(), ...undonePart(400n), paid(0n)], 1_000n, 0n, 'lost'],
  [
    'was sold in part, which was undone, and was void',
    () => [stake(), ...undonePart(400n), paid(1_000n, 'refund')],
    1_000n,
    1_000n,
    'void',
  ],
  [
    'came back in part, won and lost after all',
    () => [stake(), part(300n, 'refund'), paid(1_400n), back(1_400n)],
    1_000n,
    300n,
    'lost',
  ],
  [
    'came back in part, won and void after all',
    () => [stake(), part(300n, 'refund'), paid(1_400n), back(700n)],
    1_000n,
    1_000n,
    'void',
  ],
  ['came back in parts', () => [stake(), part(300n, 'refund'), paid(700n, 'refund')], 1_000n, 1_000n, 'void'],
  ['was sold before closings were written', () => [stake(), paid(7n, 'cash-out', 'unknown')], 1_000n, 7n, 'cashed-out'],
  ['was void, by a payment', () => [stake(), paid(1_000n, 'refund')], 1_000n, 1_000n, 'void'],
  ['was void, by undoing its stake', () => [stake(), undone()], 1_000n, 1_000n, 'void'],
  ['won and was lost after all', () => [stake(), paid(3_200n), back(3_200n)], 1_000n, 0n, 'lost'],
  ['was lost and won after all', () => [stake(), paid(0n), more(3_200n)], 1_000n, 3_200n, 'won'],
  ['won and was void after all', () => [stake(), paid(3_200n), back(2_200n)], 1_000n, 1_000n, 'void'],
  ['was void and lost after all', () => [stake(), undone(), back(1_000n)], 1_000n, 0n, 'lost'],
  ['was void and lost and won after all', () => [stake(), undone(), back(1_000n), more(3_200n)], 1_000n, 3_200n, 'won'],
  [
    'was void and lost and void after all',
    () => [stake(), undone(), back(1_000n), more(1_000n)],
    1_000n,
    1_000n,
    'void',
  ],
  [
    'won, and was to be taken back from who has nothing',
    () => [stake(), paid(3_200n), refused({ kind: 'debit', about: 'correction' })],
    1_000n,
    3_200n,
    'won',
  ],
  ['was not taken', () => [refused({ kind: 'debit', about: 'stake' })], 0n, 0n, 'canceled'],
  [
    'was called off before it came',
    () => [
      line({ kind: 'reverse', about: 'refund', status: 'reversed-unseen', house: null }, 0n),
      refused({ kind: 'debit', about: 'stake' }),
    ],
    0n,
    0n,
    'canceled',
  ],
])('a bet that %s', (_what, entries, stakeMinor, winMinor, state) => {
  expect(summaryOf(deps, entries())).toMatchObject({
    area: 'sports',
    provider: 'book of altenar',
    stake: stakeMinor,
    win: winMinor,
    state,
  });
});

test('a bet is called what it is on, whatever was said of it later', () => {
  expect(summaryOf(deps, [stake(), paid(0n)]).gameName).toBe(words);
});

test('a round of a game is none of the books’', () => {
  const [bet, win] = [stake(), paid(50n)];
  const entries = [bet, win].map((entry) => ({ ...entry, house: 'house:vivo' as const }));
  expect(summaryOf(deps, entries)).toMatchObject({
    area: 'games',
    provider: 'games of vivo',
    gameName: 'sports',
    state: 'won',
  });
});
