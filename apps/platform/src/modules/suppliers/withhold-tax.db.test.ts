// What is withheld of a bet's winnings, whatever becomes of the bet.
import { systemClock } from '@harmattan/kernel/clock';
import { type TaxRule, taxOn } from '@harmattan/kernel/taxes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newTxId } from '../../testing/test-suppliers.ts';
import { useTestWallet } from '../../testing/test-wallet.ts';
import { createSupplierWallet, type WalletDeps } from './create-supplier-wallet.ts';
import type { Receipt, SupplierSession } from './supplier-wallet.ts';

const db = useTestDatabase();
const { wallet, playerWith } = useTestWallet(db);
const sessions = { isLive: () => true } as unknown as WalletDeps['sessions'];
const rule: TaxRule = {
  ...{ authority: 'lagos', authorityName: 'Lagos', products: ['sports'], basis: 'win-minus-stake', rate: 500n },
  from: new Date(0),
};
const deps = { wallet, sessions, currency: 'NGN', taxes: { clock: systemClock, rules: [rule] } };
const port = createSupplierWallet(deps, 'altenar');
const lenient = createSupplierWallet({ ...deps, mayOverdraw: true }, 'altenar');

/** A bet of ₦100 by a player who has that and nothing else, unless more is given. */
async function newBet({ fundsMinor = 10_000n, stakeMinor = 10_000n } = {}) {
  const playerId = await playerWith(fundsMinor);
  const session: SupplierSession = {
    ...{ id: crypto.randomUUID(), playerId, game: 'book', currency: 'NGN', isMobile: true, language: 'en' },
    ...{ expiresAt: new Date(), epoch: 0 },
  };
  const move = { playerId, currency: 'NGN', round: newTxId(), game: 'book' };
  const stake = newTxId();
  await port.stake({ ...move, txId: stake, amountMinor: stakeMinor, session });
  const win = (amountMinor: bigint, more: Partial<Parameters<typeof port.win>[0]> = {}) =>
    port.win({ ...move, txId: newTxId(), amountMinor, ...more });
  return {
    ...{ playerId, move, stake, session, win },
    adjust: (direction: 'in' | 'out', amountMinor: bigint, by = port, txId = newTxId()) =>
      by.adjust({ ...move, txId, amountMinor, direction }),
    balance: () => port.balance(playerId),
  };
}

const withheld = () => wallet.houseBalance('tax:lagos');
/** What was added to the authority's account meanwhile. */
async function withheldBy(act: () => Promise<unknown>): Promise<bigint> {
  const before = await withheld();
  await act();
  return (await withheld()) - before;
}
const outcomeOf = ({ outcome }: Receipt) => outcome;

test('a bet of ₦100 that wins ₦1,000 pays ₦955, and ₦45 are withheld', async () => {
  const bet = await newBet();
  expect(await withheldBy(() => bet.win(100_000n, { closes: 'round' }))).toBe(4_500n);
  expect(await bet.balance()).toBe(95_500n);
});

test('the book is told the balance that the player has after the tax', async () => {
  const bet = await newBet();
  expect(await bet.win(100_000n)).toMatchObject({ outcome: 'done', balanceMinor: 95_500n });
});

test('a bet that is lost, void or sold below its stake is not taxed', async () => {
  const [lost, refunded, sold] = [await newBet(), await newBet(), await newBet()];
  const tax = await withheldBy(async () => {
    await lost.win(0n, { closes: 'round' });
    await refunded.win(10_000n, { kind: 'refund', closes: 'round' });
    await sold.win(7_000n, { kind: 'cash-out', closes: 'round' });
  });
  expect(tax).toBe(0n);
  expect([await lost.balance(), await refunded.balance(), await sold.balance()]).toEqual([0n, 10_000n, 7_000n]);
});

test('the same win twice, one after the other and at once, is taxed once', async () => {
  const bet = await newBet();
  const win = { ...bet.move, txId: newTxId(), amountMinor: 100_000n };
  const tax = await withheldBy(async () => {
    const outcomes = (await Promise.all([port.win(win), port.win(win), port.win(win)])).map(outcomeOf);
    expect(outcomes.toSorted()).toEqual(['done', 'repeat', 'repeat']);
    expect(outcomeOf(await port.win(win))).toBe('repeat');
  });
  expect(tax).toBe(4_500n);
  expect(await bet.balance()).toBe(95_500n);
});

test('parts of a bet that are sold at once are taxed by what they come to together', async () => {
  const bet = await newBet();
  const tax = await withheldBy(async () => {
    const parts = Array.from({ length: 6 }, () => bet.win(5_000n, { kind: 'cash-out' }));
    expect(new Set((await Promise.all(parts)).map(outcomeOf))).toEqual(new Set(['done']));
  });
  expect(tax).toBe(1_000n);
  expect(await bet.balance()).toBe(29_000n);
});

test('a bet that is called void after it was paid gives the tax back to the kobo', async () => {
  const bet = await newBet();
  const tax = await withheldBy(async () => {
    await bet.win(33_333n, { closes: 'round' });
    expect(outcomeOf(await bet.adjust('out', 23_333n))).toBe('done');
  });
  expect(tax).toBe(0n);
  expect(await bet.balance()).toBe(10_000n);
});

test('a win that is taken back, or changed, changes its tax', async () => {
  const [taken, lower, higher] = [await newBet(), await newBet(), await newBet()];
  const wins = { taken: newTxId(), lower: newTxId(), higher: newTxId() };
  const tax = await withheldBy(async () => {
    await taken.win(100_000n, { txId: wins.taken });
    await lower.win(100_000n, { txId: wins.lower });
    await higher.win(100_000n, { txId: wins.higher });
    const receipts = [
      await port.cancelWin({ ...taken.move, winTxId: wins.taken, amountMinor: 100_000n }),
      await port.changeWin({ ...lower.move, ...changed(wins.lower), amountMinor: 50_000n }),
      await port.changeWin({ ...higher.move, ...changed(wins.higher), amountMinor: 200_000n }),
    ];
    expect(receipts.map(outcomeOf)).toEqual(['done', 'done', 'done']);
  });
  expect(tax).toBe(0n + 2_000n + 9_500n);
  expect([await taken.balance(), await lower.balance(), await higher.balance()]).toEqual([0n, 48_000n, 190_500n]);
});
const changed = (previousTxId: string) => ({ txId: newTxId(), previousTxId, previousMinor: 100_000n });

test('a correction takes a whole win back from a player who has what was paid of it', async () => {
  const bet = await newBet();
  await bet.win(100_000n, { closes: 'round' });
  expect(await bet.balance()).toBe(95_500n);
  expect(outcomeOf(await bet.adjust('out', 100_000n))).toBe('done');
  expect(await bet.balance()).toBe(0n);
});

test('a correction that was refused works once the player has the rest beside the tax', async () => {
  const bet = await newBet();
  await bet.win(100_000n, { closes: 'round' });
  const spent = { direction: 'out', playerId: bet.playerId, house: 'house:slots', about: 'stake' } as const;
  await wallet.transfer({ ...spent, key: crypto.randomUUID(), amountMinor: 95_500n });
  const txId = newTxId();
  expect(outcomeOf(await bet.adjust('out', 100_000n, port, txId))).toBe('insufficient');
  const paidIn = { direction: 'in', playerId: bet.playerId, house: 'gateway:test', about: 'deposit' } as const;
  await wallet.transfer({ ...paidIn, key: crypto.randomUUID(), amountMinor: 95_500n });
  expect(outcomeOf(await bet.adjust('out', 100_000n, port, txId))).toBe('done');
  expect(await bet.balance()).toBe(0n);
});

test('a player far below zero is paid, and taxed', async () => {
  const [owing, winning] = [await newBet(), newTxId()];
  await owing.win(100_000n, { closes: 'round' });
  const spent = { direction: 'out', playerId: owing.playerId, house: 'house:slots', about: 'stake' } as const;
  await wallet.transfer({ ...spent, key: crypto.randomUUID(), amountMinor: 85_500n });
  const second = { ...owing.move, round: newTxId(), txId: newTxId(), amountMinor: 10_000n };
  await port.stake({ ...second, session: owing.session });
  await owing.adjust('out', 100_000n, lenient);
  expect(await owing.balance()).toBe(-95_500n);
  expect(outcomeOf(await port.win({ ...second, txId: winning, amountMinor: 20_000n }))).toBe('done');
  expect(await owing.balance()).toBe(-95_500n + 19_500n);
});

test('a win that comes before its stake is taxed when it is taken', async () => {
  const bet = await newBet({ fundsMinor: 20_000n });
  const later = { ...bet.move, round: newTxId() };
  const win = { ...later, txId: newTxId(), amountMinor: 100_000n };
  expect(outcomeOf(await port.win(win))).toBe('unknown');
  await port.stake({ ...later, txId: newTxId(), amountMinor: 10_000n, session: bet.session });
  expect(await withheldBy(async () => expect(outcomeOf(await port.win(win))).toBe('done'))).toBe(4_500n);
});

test('a rate that changes does not change what was due on a bet that was paid before', async () => {
  const bet = await newBet();
  const win = newTxId();
  await bet.win(100_000n, { txId: win });
  const dearer = { ...rule, rate: 1_000n, from: new Date(Date.now() + 60_000) };
  const rules = [{ ...rule, to: dearer.from }, dearer];
  const later = { now: () => new Date(Date.now() + 120_000) } as typeof systemClock;
  const nextDay = createSupplierWallet({ ...deps, taxes: { clock: later, rules } }, 'altenar');
  await nextDay.changeWin({ ...bet.move, ...changed(win), amountMinor: 200_000n });
  expect(await bet.balance()).toBe(200_000n - 9_500n);
});

test('in any order, alone or at once, what is withheld of a bet is the tax on what it won beyond its stake', async () => {
  const amount = fc.bigInt({ min: 0n, max: 60_000n });
  const act = fc.oneof(
    fc.record({ act: fc.constant('cash-out' as const), amount }),
    fc.record({ act: fc.constant('in' as const), amount }),
    fc.record({ act: fc.constant('out' as const), amount }),
  );
  const steps = fc.array(fc.array(act, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(steps, async (groups) => {
      const bet = await newBet();
      const act = (one: (typeof groups)[number][number]) =>
        one.act === 'cash-out'
          ? bet.win(one.amount, { kind: 'cash-out' })
          : bet.adjust(one.act, one.amount, one.act === 'out' ? lenient : port);
      let wonMinor = 0n;
      const tax = await withheldBy(async () => {
        for (const group of groups)
          for (const [at, receipt] of (await Promise.all(group.map(act))).entries())
            if (outcomeOf(receipt) === 'done') wonMinor += signed(group[at] as (typeof group)[number]);
      });
      expect(tax).toBe(taxOn(wonMinor - 10_000n, rule));
      expect(await bet.balance()).toBe(wonMinor - tax);
    }),
    { numRuns: 25 },
  );
});
const signed = ({ act, amount }: { act: 'cash-out' | 'in' | 'out'; amount: bigint }) =>
  act === 'out' ? -amount : amount;
