// The port itself, as every wire asks it.
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newTxId } from '../../testing/test-suppliers.ts';
import { newPlayerId, useTestWallet } from '../../testing/test-wallet.ts';
import { createSupplierWallet, type WalletDeps } from './create-supplier-wallet.ts';
import type { SupplierSession } from './supplier-wallet.ts';

const db = useTestDatabase();
const { wallet, playerWith } = useTestWallet(db);
const sessions = { isLive: ({ epoch }: SupplierSession) => epoch !== undefined } as WalletDeps['sessions'];
const port = createSupplierWallet({ wallet, sessions, currency: 'NGN' }, 'vivo');

async function newBet(fundsMinor = 1_000n) {
  const playerId = await playerWith(fundsMinor);
  const session: SupplierSession = {
    id: crypto.randomUUID(),
    playerId,
    game: 'g',
    currency: 'NGN',
    isMobile: true,
    language: 'en',
    expiresAt: new Date(),
    epoch: 0,
  };
  const move = { playerId, currency: 'NGN', txId: newTxId(), round: newTxId(), game: 'g', amountMinor: 100n };
  return {
    playerId,
    session,
    move,
    stake: (change: object = {}) => port.stake({ ...move, session, ...change }),
    balance: () => port.balance(playerId),
  };
}

test("a rollback under the wrong player's name moves nothing and does not block the right player's", async () => {
  const bet = await newBet();
  await bet.stake();
  const wrong = { ...bet.move, playerId: newPlayerId(), stakeTxId: bet.move.txId };
  expect((await port.cancel(wrong)).outcome).toBe('unseen');
  expect(await bet.balance()).toBe(900n);
  expect((await port.cancel({ ...bet.move, stakeTxId: bet.move.txId })).outcome).toBe('done');
  expect(await bet.balance()).toBe(1_000n);
});

test('a round with several stakes is called off as a whole, once, also when asked twice at the same time', async () => {
  const bet = await newBet();
  await bet.stake();
  await bet.stake({ txId: newTxId(), amountMinor: 250n });
  const { amountMinor: _, ...round } = bet.move;
  const outcomes = await Promise.all([port.cancelRound(round), port.cancelRound(round)]);
  expect(outcomes.map(({ outcome }) => outcome)).toContain('done');
  expect(await bet.balance()).toBe(1_000n);
  expect((await bet.stake({ txId: newTxId() })).outcome).toBe('reversed');
  expect((await port.win({ ...bet.move, txId: newTxId() })).outcome).toBe('reversed');
  expect((await port.cancelRound(round)).outcome).toBe('repeat');
});

test('a round is not called off for another amount than was staked, nor after it was paid', async () => {
  const bet = await newBet();
  await bet.stake();
  expect((await port.cancelRound({ ...bet.move, amountMinor: 99n })).outcome).toBe('mismatch');
  await port.win({ ...bet.move, txId: newTxId(), amountMinor: 0n });
  expect((await port.cancelRound(bet.move)).outcome).toBe('settled');
  expect(await bet.balance()).toBe(900n);
});

test('a round is called off whole or not at all: not once a stake of it has a win of its own', async () => {
  const bet = await newBet();
  await bet.stake();
  const paid = newTxId();
  await bet.stake({ txId: paid, amountMinor: 50n });
  await port.win({ ...bet.move, txId: newTxId(), stakeTxId: paid, amountMinor: 80n });
  const { amountMinor: _, ...round } = bet.move;
  expect((await port.cancelRound(round)).outcome).toBe('settled');
  expect(await bet.balance()).toBe(930n);
  // Nothing of it was done: the round goes on.
  expect((await bet.stake({ txId: newTxId() })).outcome).toBe('done');
  expect((await port.win({ ...bet.move, txId: newTxId() })).outcome).toBe('done');
});

test('of a round called off and a win of one of its stakes at once, one happens', async () => {
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const bet = await newBet();
    await bet.stake();
    const other = newTxId();
    await bet.stake({ txId: other, amountMinor: 50n });
    const { amountMinor: _, ...round } = bet.move;
    const win = { ...bet.move, txId: newTxId(), stakeTxId: other, amountMinor: 80n };
    const outcomes = await Promise.all([port.cancelRound(round), port.win(win)]);
    const [off, won] = outcomes.map(({ outcome }) => outcome === 'done');
    expect(off).not.toBe(won);
    expect(await bet.balance()).toBe(won ? 930n : 1_000n);
  }
});

test('a round is called off although one of its stakes was given back before', async () => {
  const bet = await newBet();
  await bet.stake();
  const single = newTxId();
  await bet.stake({ txId: single, amountMinor: 50n });
  await port.cancel({ ...bet.move, stakeTxId: single, amountMinor: 50n });
  expect((await port.cancelRound(bet.move)).outcome).toBe('done');
  expect(await bet.balance()).toBe(1_000n);
});

test('a win waits for its own stake, whatever became of others in the round', async () => {
  const bet = await newBet();
  await bet.stake();
  const late = newTxId();
  const win = () => port.win({ ...bet.move, txId: 'for the late one', amountMinor: 300n, stakeTxId: late });
  for (let attempt = 0; attempt < 30; attempt += 1) expect((await win()).outcome).toBe('unknown');
  await bet.stake({ txId: late });
  expect((await win()).outcome).toBe('done');
  const other = await newBet();
  await other.stake();
  await port.cancel({ ...other.move, stakeTxId: other.move.txId });
  const ofRound = () => port.win({ ...other.move, txId: newTxId(), amountMinor: 300n });
  expect((await ofRound()).outcome).toBe('unknown');
  await other.stake({ txId: newTxId() });
  expect((await ofRound()).outcome).toBe('done');
});

test('a win for a stake that was called off, even before it came, is refused for good', async () => {
  const bet = await newBet();
  await port.cancel({ ...bet.move, stakeTxId: bet.move.txId });
  expect((await port.win({ ...bet.move, txId: newTxId(), stakeTxId: bet.move.txId })).outcome).toBe('reversed');
});

test('a stake taken after the round was paid can be given back, one from before cannot', async () => {
  const bet = await newBet();
  await bet.stake();
  await port.win({ ...bet.move, txId: newTxId(), amountMinor: 0n });
  const second = newTxId();
  await bet.stake({ txId: second, amountMinor: 200n });
  const cancel = (stakeTxId: string) => port.cancel({ ...bet.move, amountMinor: undefined, stakeTxId });
  expect((await cancel(second)).outcome).toBe('done');
  expect((await cancel(bet.move.txId)).outcome).toBe('settled');
  expect(await bet.balance()).toBe(900n);
});

test('a stake can be given back once its win was taken back, though it was refused before', async () => {
  const bet = await newBet();
  await bet.stake();
  const winTxId = newTxId();
  await port.win({ ...bet.move, txId: winTxId, amountMinor: 500n });
  const cancel = () => port.cancel({ ...bet.move, stakeTxId: bet.move.txId });
  expect((await cancel()).outcome).toBe('settled');
  const { txId: _, ...undo } = { ...bet.move, amountMinor: 500n, winTxId };
  expect((await port.cancelWin({ ...undo, amountMinor: 1n })).outcome).toBe('mismatch');
  expect((await port.cancelWin({ ...undo, winTxId: newTxId() })).outcome).toBe('unknown');
  expect(
    (await Promise.all([port.cancelWin(undo), port.cancelWin(undo)])).map(({ outcome }) => outcome).sort(),
  ).toEqual(['done', 'repeat']);
  expect(await bet.balance()).toBe(900n);
  expect((await cancel()).outcome).toBe('done');
  expect((await cancel()).outcome).toBe('repeat');
  expect(await bet.balance()).toBe(1_000n);
});

test('a win that was spent is taken back when there is money again', async () => {
  const bet = await newBet(100n);
  await bet.stake();
  const winTxId = newTxId();
  await port.win({ ...bet.move, txId: winTxId, amountMinor: 50n });
  await bet.stake({ txId: newTxId(), round: newTxId(), amountMinor: 50n });
  const { txId: _, ...undo } = { ...bet.move, amountMinor: 50n, winTxId };
  expect((await port.cancelWin(undo)).outcome).toBe('insufficient');
  expect((await port.cancelWin(undo)).outcome).toBe('insufficient');
  await port.award({ ...bet.move, txId: newTxId(), round: newTxId(), amountMinor: 70n, kind: 'jackpot' });
  expect((await port.cancelWin(undo)).outcome).toBe('done');
  expect(await bet.balance()).toBe(20n);
});

test('a movement with a second name happens once under either', async () => {
  const bet = await newBet();
  expect((await bet.stake({ alias: 'A1' })).outcome).toBe('done');
  expect((await bet.stake({ alias: 'A1' })).outcome).toBe('repeat');
  expect((await bet.stake({ txId: newTxId(), alias: 'A1' })).outcome).toBe('mismatch');
  const win = (change: object) => port.win({ ...bet.move, txId: 'w', amountMinor: 10n, alias: 'A2', ...change });
  expect((await win({})).outcome).toBe('done');
  expect((await win({ txId: 'v' })).outcome).toBe('mismatch');
  expect(await bet.balance()).toBe(910n);
});

test('a round that never began is closed by calling it off', async () => {
  const bet = await newBet();
  expect((await port.cancelRound(bet.move)).outcome).toBe('unseen');
  expect((await bet.stake()).outcome).toBe('reversed');
  expect(await bet.balance()).toBe(1_000n);
});

test('a stake and its win come together or not at all, and once', async () => {
  const bet = await newBet(100n);
  const play = (change: object = {}) => port.play({ ...bet.move, session: bet.session, winMinor: 40n, ...change });
  expect((await play({ txId: newTxId(), amountMinor: 101n })).outcome).toBe('insufficient');
  expect(await bet.balance()).toBe(100n);
  const [first, again] = await Promise.all([play(), play()]);
  expect([first.outcome, again.outcome].sort()).toEqual(['done', 'repeat']);
  expect(first.id).toBe(again.id);
  expect(await bet.balance()).toBe(40n);
  expect((await play({ winMinor: 41n })).outcome).toBe('mismatch');
});

test('a win that comes too early is taken once its stake has come, and paid once', async () => {
  const bet = await newBet();
  const win = () => port.win({ ...bet.move, txId: 'early', amountMinor: 300n });
  for (let attempt = 0; attempt < 3; attempt += 1) expect((await win()).outcome).toBe('unknown');
  await bet.stake();
  const outcomes = await Promise.all([win(), win(), win()]);
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['done', 'repeat', 'repeat']);
  expect(await bet.balance()).toBe(1_200n);
  expect((await port.win({ ...bet.move, txId: 'early', amountMinor: 301n })).outcome).toBe('mismatch');
});

test('a stake that was taken is told again after its session has ended, and a new one is not taken', async () => {
  const bet = await newBet();
  const first = await bet.stake();
  const session = { ...bet.session, epoch: undefined };
  expect(await bet.stake({ session })).toEqual({ ...first, outcome: 'repeat' });
  expect((await bet.stake({ session, txId: newTxId() })).outcome).toBe('no-session');
  expect((await bet.stake({ session: undefined, txId: newTxId() })).outcome).toBe('no-session');
});

test.each([
  [{ currency: 'EUR' }, 'currency'],
  [{ amountMinor: 0n }, 'bad-amount'],
  [{ amountMinor: -1n }, 'bad-amount'],
  [{ amountMinor: 10n ** 15n }, 'bad-amount'],
  [{ txId: '' }, 'bad-request'],
  [{ txId: 'x'.repeat(81) }, 'bad-request'],
  [{ round: 'a\0b' }, 'bad-request'],
  [{ game: '\ud800' }, 'bad-request'],
  [{ txId: 'a\nb' }, 'bad-request'],
  [{ round: '"'.repeat(80) }, 'bad-request'],
])('a stake with %o is refused as %s', async (change, outcome) => {
  const bet = await newBet();
  expect((await bet.stake(change)).outcome).toBe(outcome);
  expect(await bet.balance()).toBe(1_000n);
});

test('a stake that was given back does not stand when it is asked for again', async () => {
  const bet = await newBet();
  await bet.stake();
  await port.cancel({ ...bet.move, stakeTxId: bet.move.txId });
  expect((await bet.stake()).outcome).toBe('reversed');
  const play = () => port.play({ ...bet.move, txId: 'play', round: 'play', session: bet.session, winMinor: 0n });
  await play();
  expect((await play()).outcome).toBe('repeat');
  expect(await bet.balance()).toBe(900n);
});

test('whatever became of a transaction can be asked for by its id', async () => {
  const bet = await newBet();
  expect(await port.find(bet.move.txId)).toBeUndefined();
  const { id } = await bet.stake();
  expect(await port.find(bet.move.txId)).toMatchObject({
    id,
    state: 'applied',
    amountMinor: 100n,
    playerId: bet.playerId,
  });
  await port.cancel({ ...bet.move, stakeTxId: bet.move.txId });
  expect(await port.find(bet.move.txId)).toMatchObject({ state: 'reversed' });
  const late = newTxId();
  const win = () => port.win({ ...bet.move, round: 'late', txId: late, amountMinor: 7n });
  await win();
  await bet.stake({ txId: newTxId(), round: 'late' });
  await win();
  expect(await port.find(late)).toMatchObject({ state: 'applied', amountMinor: 7n });
  const poor = newTxId();
  await bet.stake({ txId: poor, amountMinor: 5_000n });
  expect(await port.find(poor)).toMatchObject({ state: 'refused' });
});
