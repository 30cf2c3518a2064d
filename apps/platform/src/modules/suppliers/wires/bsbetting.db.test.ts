// The wire is BetSolutions', whose own tests are beside this one; here is what a sportsbook does with it.
import { betsolutionsHash } from '@harmattan/wires/suppliers/betsolutions';
import { supplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import { expect, test } from 'vitest';
import { newWireBet, startTestBooks } from '../../../testing/test-books.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { newTxId } from '../../../testing/test-suppliers.ts';
import { readMemo } from '../move-memo.ts';

const db = useTestDatabase();
const { privateKey } = supplierCredentials.bsbetting;

type Fields = Record<string, string>;

interface Told {
  StatusCode: number;
  Data: { TransactionId?: string; CurrentBalance?: number; PrivateToken?: string } | null;
}

async function start(env: NodeJS.ProcessEnv = {}) {
  const books = await startTestBooks(db, env);
  const { client, seat, launch, playerId } = await books.seat('bsbetting');
  const bet = newTxId();

  async function call(name: string, fields: Fields, key: string = privateKey): Promise<Told> {
    const body = new URLSearchParams({ ...fields, Hash: betsolutionsHash(fields, key) }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const { http, text } = await books.ask(`bsbetting/${name}`, { body, headers });
    expect(http).toBe(200);
    return JSON.parse(text) as Told;
  }
  const fieldsOf = (change: Fields): Fields => ({
    Token: seat.token,
    GameId: 'sports',
    ProductId: '4',
    Currency: 'NGN',
    TransactionId: newTxId(),
    RoundId: bet,
    Amount: '1000',
    ...change,
  });
  const place = (change: Fields = {}) => call('Bet', fieldsOf({ BetTypeId: '1', ...change }));
  const pay = (change: Fields = {}) =>
    call('Win', fieldsOf({ WinTypeId: '1', Amount: '2500', BetStatus: 'won', ...change }));
  const change = (of: Fields) => call('ChangeWin', fieldsOf({ ChangeWinTypeId: '1', ...of }));
  const cancel = (of: Fields) => call('CancelBet', fieldsOf({ BetTypeId: '41', ...of }));
  const balance = () => books.balanceOf(playerId);
  return { ...books, call, fieldsOf, place, pay, change, cancel, client, seat, launch, playerId, balance };
}

const code = (StatusCode: number) => expect.objectContaining({ StatusCode });

test('a public token is exchanged once, and is nothing to the other merchant', async () => {
  const { newLaunch, call, ask } = await start();
  const { token: shown } = await newLaunch('bsbetting');
  const { token: PublicToken } = await newLaunch('bsbetting');
  const fields = { PublicToken: shown, MerchantId: supplierCredentials.betsolutions.merchantId };
  const body = new URLSearchParams({
    ...fields,
    Hash: betsolutionsHash(fields, supplierCredentials.betsolutions.privateKey),
  }).toString();
  expect(JSON.parse((await ask('betsolutions/Auth', { body })).text)).toEqual(code(404));
  expect(await call('Auth', { PublicToken }, supplierCredentials.betsolutions.privateKey)).toEqual(code(403));
  const answers = await Promise.all(Array.from({ length: 5 }, () => call('Auth', { PublicToken })));
  expect(answers.map(({ StatusCode }) => StatusCode).sort()).toEqual([200, 401, 401, 401, 401]);
});

test('a bet and what came of it, as the books tell it', async () => {
  const { place, pay, platform, playerId } = await start();
  expect(await place({ Description: 'Gulls v Dunes: Result: "Gulls"' })).toMatchObject({
    StatusCode: 200,
    Data: { CurrentBalance: 99_000 },
  });
  expect(await pay()).toMatchObject({ StatusCode: 200, Data: { CurrentBalance: 101_500 } });
  for (const BetStatus of ['cashout', 'void', 'lost']) {
    const RoundId = newTxId();
    await place({ RoundId });
    expect(await pay({ RoundId, BetStatus, Amount: '0' }), BetStatus).toEqual(code(200));
  }
  const lines = await platform.wallet.statement({ playerId, limit: 8, inRounds: true });
  expect(lines.map(({ about }) => about).filter((about) => about !== 'stake')).toEqual([
    'win',
    'refund',
    'cash-out',
    'win',
  ]);
  expect(readMemo(lines.at(-1)?.memo ?? null)).toMatchObject({
    game: 'sports',
    note: 'Gulls v Dunes: Result: "Gulls"',
  });
});

test('a status that there is not pays nothing', async () => {
  const { place, pay, balance } = await start();
  await place();
  for (const BetStatus of ['', 'WON', 'refund', 'constructor']) expect(await pay({ BetStatus })).toEqual(code(411));
  expect(await balance()).toBe(99_000n);
});

test('one bet twenty times at once is placed once, and paid once', async () => {
  const { place, pay, balance } = await start();
  const [stake, win] = [{ TransactionId: newTxId() }, { TransactionId: newTxId() }];
  const placed = await Promise.all(Array.from({ length: 20 }, () => place(stake)));
  expect(placed.map(({ StatusCode }) => StatusCode).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 408)]);
  const paid = await Promise.all(Array.from({ length: 20 }, () => pay(win)));
  expect(paid.map(({ StatusCode }) => StatusCode).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 201)]);
  expect(await balance()).toBe(101_500n);
});

test('of two bets at once with money for one, one is placed', async () => {
  const { place, balance } = await start();
  const bet = () => place({ RoundId: newTxId(), Amount: '60000' });
  const codes = (await Promise.all([bet(), bet()])).map(({ StatusCode }) => StatusCode);
  expect(codes.sort()).toEqual([200, 402]);
  expect(await balance()).toBe(40_000n);
});

test('a bet that was cancelled, even before it came, is neither placed nor paid', async () => {
  const { client, seat, balance } = await start();
  const [first, late] = [newWireBet(), newWireBet()];
  expect(await client.place(seat, first)).toMatchObject({ verdict: 'done', balanceMinor: 99_000n });
  expect(await client.cancel(seat, first)).toMatchObject({ verdict: 'done', balanceMinor: 100_000n });
  expect(await client.cancel(seat, first)).toMatchObject({ verdict: 'repeat' });
  expect(await client.cancel(seat, late)).toMatchObject({ verdict: 'done' });
  for (const bet of [first, late]) expect(await client.place(seat, bet)).toMatchObject({ verdict: 'refused' });
  const settlement = { txId: newTxId(), betId: first.betId, stakeTxId: first.txId, stakeMinor: 1_000n };
  const paid = await client.settle(seat, { ...settlement, kind: 'won', amountMinor: 2_500n });
  expect(['done', 'repeat']).not.toContain(paid.verdict);
  expect(await balance()).toBe(100_000n);
});

test('whatever was paid is corrected, one correction after another and each once', async () => {
  const { client, seat, balance } = await start();
  for (const [kind, amountMinor] of [
    ['won', 2_500n],
    ['lost', 0n],
    ['void', 1_000n],
    ['cashout', 700n],
  ] as const) {
    const before = await balance();
    const { txId: stakeTxId, betId, stakeMinor } = newWireBet();
    const ids = { betId, stakeTxId };
    await client.place(seat, { ...newWireBet(), txId: stakeTxId, betId });
    const settlement = { txId: newTxId(), ...ids, stakeMinor, kind, amountMinor };
    expect(await client.settle(seat, settlement), kind).toMatchObject({ verdict: 'done' });
    const up = {
      ...ids,
      txId: newTxId(),
      previousTxId: settlement.txId,
      previousMinor: amountMinor,
      amountMinor: 4_000n,
    };
    const answers = await Promise.all(Array.from({ length: 5 }, () => client.correct(seat, up)));
    for (const { verdict } of answers) expect(['done', 'repeat']).toContain(verdict);
    expect(await balance()).toBe(before + 3_000n);
    const down = { ...ids, txId: newTxId(), previousTxId: up.txId, previousMinor: 4_000n, amountMinor: 0n };
    expect(await client.correct(seat, { ...down, previousMinor: 3_999n })).toMatchObject({ verdict: 'mismatch' });
    expect(await client.correct(seat, down)).toMatchObject({ verdict: 'done' });
    expect(await client.correct(seat, down)).toMatchObject({ verdict: 'repeat' });
    expect(await balance()).toBe(before - 1_000n);
  }
});

test('two corrections of the same payment at once are one', async () => {
  const { place, pay, change, balance } = await start();
  const win = newTxId();
  await place();
  await pay({ TransactionId: win });
  const correct = () => change({ Amount: '500', PreviousAmount: '2500', PreviousTransactionId: win });
  const codes = (await Promise.all([correct(), correct()])).map(({ StatusCode }) => StatusCode);
  expect(codes.sort()).toEqual([200, 408]);
  expect(await balance()).toBe(99_500n);
});

test('bad input moves nothing', async () => {
  const { place, pay, change, cancel, call, fieldsOf, balance } = await start();
  const stake = newTxId();
  await place({ TransactionId: stake });
  for (const Amount of ['-1', '10.5', '1e3', '', ' 1', '9'.repeat(16), 'x']) {
    expect(await place({ Amount, RoundId: newTxId() }), Amount).toEqual(code(407));
    expect(await pay({ Amount }), Amount).toEqual(code(407));
    expect(await cancel({ Amount, BetTransactionId: stake }), Amount).toEqual(code(407));
    expect(await change({ Amount, PreviousAmount: '0', PreviousTransactionId: 'x' }), Amount).toEqual(code(407));
  }
  for (const missing of ['TransactionId', 'RoundId', 'GameId', 'ProductId', 'Currency']) {
    expect(await place({ [missing]: '' }), missing).not.toEqual(code(200));
  }
  expect(await place({ RoundId: 'x'.repeat(101) })).toEqual(code(411));
  expect(await place({ Currency: 'EUR' })).toEqual(code(410));
  expect(await cancel({ BetTransactionId: stake, Amount: '999' })).toEqual(code(408));
  expect(await call('Bet', fieldsOf({ BetTypeId: '1' }), 'another key')).toEqual(code(403));
  expect(await balance()).toBe(99_000n);
});

test('an expired session bets nothing new, and what was placed goes on', async () => {
  const { place, pay, cancel, expire, signOut, launch, balance } = await start();
  const [stake, other] = [{ TransactionId: newTxId() }, { TransactionId: newTxId(), RoundId: newTxId() }];
  await place(stake);
  await place(other);
  await expire(launch);
  await signOut(launch);
  expect(await place(stake)).toEqual(code(408));
  expect(await place({ RoundId: newTxId() })).toEqual(code(409));
  expect(await pay()).toEqual(code(200));
  expect(await cancel({ RoundId: other.RoundId, BetTransactionId: other.TransactionId })).toEqual(code(200));
  expect(await balance()).toBe(101_500n);
});
