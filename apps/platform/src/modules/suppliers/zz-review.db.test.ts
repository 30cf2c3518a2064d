import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newTxId } from '../../testing/test-suppliers.ts';
import { useTestWallet } from '../../testing/test-wallet.ts';
import { createSupplierWallet, type WalletDeps } from './create-supplier-wallet.ts';
import type { SupplierSession } from './supplier-wallet.ts';
import { listRounds } from './rounds.ts';

const db = useTestDatabase();
const { wallet, playerWith } = useTestWallet(db);
const sessions = { isLive: ({ epoch }: SupplierSession) => epoch !== undefined } as WalletDeps['sessions'];
const port = createSupplierWallet({ wallet, sessions, currency: 'NGN' }, 'softgaming');

async function newBet(fundsKobo = 1_000n) {
  const playerId = await playerWith(fundsKobo);
  const session: SupplierSession = { id: crypto.randomUUID(), playerId, game: 'g', currency: 'NGN', isMobile: true, language: 'en', expiresAt: new Date(), epoch: 0 };
  const move = { playerId, currency: 'NGN', txId: newTxId(), round: newTxId(), game: 'g', amountKobo: 100n };
  return { playerId, session, move, stake: (change: object = {}) => port.stake({ ...move, session, ...change }), balance: () => port.balance(playerId) };
}
const roundsOf = async (playerId: bigint) => (await listRounds({ wallet, findGame: () => undefined, providerName: (n: string) => n } as never, { playerId, before: undefined })).rounds;

test('A: a stake made after a win of its round can be rolled back', async () => {
  const bet = await newBet();
  await bet.stake();
  await port.win({ ...bet.move, txId: newTxId(), amountKobo: 0n });
  const second = newTxId();
  expect((await bet.stake({ txId: second })).outcome).toBe('done');
  const cancel = await port.cancel({ ...bet.move, stakeTxId: second });
  console.log('A', cancel.outcome, await bet.balance());
  expect(cancel.outcome).toBe('done');
  expect(await bet.balance()).toBe(900n);
});

test('B: a win for a stake that has not come is sent again, though the round has another stake', async () => {
  const bet = await newBet();
  await bet.stake();
  const s2 = newTxId(); const w2 = newTxId();
  const win = () => port.win({ ...bet.move, txId: w2, amountKobo: 500n, stakeTxId: s2 });
  const early = await win();
  await bet.stake({ txId: s2 });
  console.log('B early', early.outcome, 'after', (await win()).outcome);
  expect(early.outcome).toBe('unknown');
});

test('C: after its win was taken back, a stake can be given back', async () => {
  const bet = await newBet();
  await bet.stake();
  const w = newTxId();
  await port.win({ ...bet.move, txId: w, amountKobo: 300n });
  const undo = await port.changeWin({ ...bet.move, txId: newTxId(), amountKobo: 0n, previousTxId: w, previousKobo: 300n });
  const cancel = await port.cancel({ ...bet.move, stakeTxId: bet.move.txId });
  console.log('C', undo.outcome, cancel.outcome, await bet.balance());
  expect(await bet.balance()).toBe(1000n);
});

test('D: ids of quotes', async () => {
  const bet = await newBet();
  const id = '"'.repeat(80);
  await expect(bet.stake({ txId: id, round: '\u0001'.repeat(80) })).resolves.toBeDefined();
});

test('E: 21 early wins', async () => {
  const bet = await newBet();
  const w = newTxId();
  const win = () => port.win({ ...bet.move, txId: w, amountKobo: 300n });
  for (let i = 0; i < 20; i++) expect((await win()).outcome).toBe('unknown');
  await bet.stake();
  const r = await win();
  console.log('E', r.outcome, await bet.balance());
  expect(r.outcome).toBe('done');
});

test('F: correction debit is no stake', async () => {
  const bet = await newBet();
  const j = newTxId();
  await port.award({ ...bet.move, txId: j, amountKobo: 50n, kind: 'jackpot' });
  await port.changeWin({ ...bet.move, txId: newTxId(), amountKobo: 10n, previousTxId: j, previousKobo: 50n });
  const r = await port.win({ ...bet.move, txId: newTxId(), amountKobo: 300n });
  console.log('F', r.outcome);
  expect(r.outcome).toBe('unknown');
});

test('G: an open round with jackpot is still open', async () => {
  const bet = await newBet();
  await bet.stake();
  await port.award({ ...bet.move, txId: newTxId(), amountKobo: 50n, kind: 'jackpot' });
  console.log('G', await roundsOf(bet.playerId));
  expect((await roundsOf(bet.playerId))[0]?.state).toBe('open');
});

test('H: replaced key collision', async () => {
  const bet = await newBet(100n);
  await bet.stake();
  await port.win({ ...bet.move, txId: 'HX', amountKobo: 300n });
  await port.win({ ...bet.move, txId: 'HX 1', amountKobo: 300n });
  const { playerId } = bet;
  // spend all
  await bet.stake({ txId: newTxId(), round: newTxId(), amountKobo: 600n });
  const c = newTxId();
  const ch = () => port.changeWin({ ...bet.move, txId: c, amountKobo: 0n, previousTxId: 'HX', previousKobo: 300n });
  console.log('H', (await ch()).outcome, (await ch()).outcome);
  const other = await port.changeWin({ ...bet.move, txId: newTxId(), amountKobo: 301n, previousTxId: 'HX 1', previousKobo: 300n });
  console.log('H', other.outcome, playerId);
  expect(other.outcome).toBe('done');
});

test('I: a settled refusal of a rollback is not for ever', async () => {
  // stake unseen win? jackpot
  const bet = await newBet();
  await bet.stake();
  const w = newTxId();
  await port.win({ ...bet.move, txId: w, amountKobo: 0n });
  console.log('I', (await port.cancel({ ...bet.move, stakeTxId: bet.move.txId })).outcome);
});

test('J: S1 cancelled and S2 in flight, win early', async () => {
  const bet = await newBet();
  await bet.stake();
  await port.cancel({ ...bet.move, stakeTxId: bet.move.txId });
  const w = newTxId();
  const early = await port.win({ ...bet.move, txId: w, amountKobo: 500n });
  await bet.stake({ txId: newTxId() });
  const late = await port.win({ ...bet.move, txId: w, amountKobo: 500n });
  console.log('J', early.outcome, late.outcome);
});
test('K: cancelRound after one stake was cancelled alone', async () => {
  const bet = await newBet();
  await bet.stake();
  const s2 = newTxId();
  await bet.stake({ txId: s2, amountKobo: 50n });
  await port.cancel({ ...bet.move, stakeTxId: s2, amountKobo: 50n });
  const r = await port.cancelRound({ ...bet.move, amountKobo: 100n });
  console.log('K', r.outcome, await bet.balance());
  expect(await bet.balance()).toBe(1000n);
});
