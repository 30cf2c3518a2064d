import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newBrowser } from '../../testing/test-player.ts';
import { newTxId, startTestSuppliers } from '../../testing/test-suppliers.ts';

const db = useTestDatabase();

async function start() {
  const far = await startTestSuppliers(db);
  const made = await far.seat('betsolutions');
  const { client, seat } = made;
  async function play(amountMinor: bigint, winMinor?: bigint) {
    const [stakeTxId, round] = [newTxId(), newTxId()];
    await client.stake(seat, { txId: stakeTxId, round, amountMinor });
    if (winMinor !== undefined) await client.win(seat, { txId: newTxId(), round, amountMinor: winMinor, stakeTxId });
    return { stakeTxId, round };
  }
  const browser = far.browserOf(made.launch);
  const list = async (before: string | null = null) =>
    (await browser.call('POST User/GetUserBettingHistory', { body: { before } })).data;
  const details = async (id: string) => browser.call('POST User/getBettingDetails', { body: { id } });
  return { ...far, ...made, newSeat: () => far.seat('betsolutions'), play, list, details };
}

test('every round is told with its stake, its win and what became of it', async () => {
  const { client, seat, play, list } = await start();
  await play(1_000n, 2_500n);
  await play(1_000n, 0n);
  await play(700n);
  const off = await play(300n);
  await client.cancel(seat, { txId: newTxId(), round: off.round, amountMinor: 300n, stakeTxId: off.stakeTxId });
  const round = newTxId();
  await client.stake(seat, { txId: newTxId(), round, amountMinor: 500n, isFree: true });
  await client.win(seat, { txId: newTxId(), round: newTxId(), amountMinor: 9_900n, stakeTxId: '', kind: 'jackpot' });
  const { rounds, next } = await list();
  expect(next).toBeNull();
  expect(rounds.map(({ stake, win, state }) => [stake, win, state])).toEqual([
    [0, 99, 'won'],
    [0, 0, 'free'],
    [0, 0, 'canceled'],
    [7, 0, 'open'],
    [10, 0, 'lost'],
    [10, 25, 'won'],
  ]);
  expect(rounds[0]).toMatchObject({ gameName: 'Zeppelin', provider: 'BetSolutions' });
});

test('a round shows every movement with the names that the supplier gave them, refusals too', async () => {
  const { client, seat, list, details } = await start();
  const [first, second, round] = [newTxId(), newTxId(), newTxId()];
  await client.stake(seat, { txId: first, round, amountMinor: 1_000n });
  await client.stake(seat, { txId: second, round, amountMinor: 1_000_000n });
  await client.cancel(seat, { txId: newTxId(), round, amountMinor: 1_000n, stakeTxId: first });
  const [{ id = '' } = {}] = (await list()).rounds;
  const { data } = await details(id);
  expect(data.roundReference).toBe(round);
  expect(
    data.moves.map(({ kind, amount, isRefused, balance, reference }) => [kind, amount, isRefused, balance, reference]),
  ).toEqual([
    ['stake', 10, false, 990, first],
    ['stake', 10_000, true, 990, second],
    ['refund', 10, false, 1_000, first],
  ]);
});

test('pages lead from one to the next, and no round is missing or there twice', async () => {
  const { play, list } = await start();
  const played: string[] = [];
  for (let at = 0; at < 60; at += 1) played.push((await play(10n, 0n)).round);
  const first = await list();
  expect(first.rounds).toHaveLength(50);
  const second = await list(first.next);
  expect(second.rounds).toHaveLength(10);
  expect(second.next).toBeNull();
  expect(new Set([...first.rounds, ...second.rounds].map(({ id }) => id)).size).toBe(60);
});

test('an operator finds a round of any player, and a transaction by what its supplier calls it', async () => {
  const { play, platform, playerId } = await start();
  const { stakeTxId, round } = await play(1_000n, 2_500n);
  const { rounds } = await platform.suppliers.roundsOf({ playerId, before: undefined });
  expect(rounds).toMatchObject([{ stake: 1_000n, win: 2_500n, state: 'won' }]);
  const id = rounds[0]?.id ?? '';
  expect(await platform.suppliers.roundOf({ playerId, id })).toMatchObject({ roundReference: round });
  const found = await platform.suppliers.findTransaction('betsolutions', stakeTxId);
  expect(found).toMatchObject({ playerId, state: 'applied', amountMinor: 1_000n });
  expect(await platform.suppliers.findTransaction('qtech', stakeTxId)).toBeUndefined();
});

test("no player and no visitor sees another player's round by its id", async () => {
  const { play, list, ...far } = await start();
  await play(10n, 0n);
  const [{ id = '' } = {}] = (await list()).rounds;
  const { launch } = await far.newSeat();
  const other = far.browserOf(launch);
  const answer = await other.call('POST User/getBettingDetails', { body: { id } });
  expect(answer).toMatchObject({ status: 'ROUND_DOES_NOT_EXIST', data: null });
  expect((await newBrowser(far.platform.server).call('POST User/getBettingDetails', { body: { id } })).http).toBe(401);
});
