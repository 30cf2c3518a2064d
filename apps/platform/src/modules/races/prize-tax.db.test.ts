import type { TaxRule } from '@harmattan/kernel/taxes';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { startTestRaces } from '../../testing/test-races.ts';
import { useTestWallet } from '../../testing/test-wallet.ts';

const db = useTestDatabase();
const money = useTestWallet(db);
const minuteMs = 60_000;
const rule: TaxRule = {
  ...{ authority: 'lagos', authorityName: 'Lagos', products: ['races'], basis: 'win-minus-stake', rate: 500n },
  from: new Date(0),
};

test('of the prize of a race is withheld what is due on it, with the payment', async () => {
  const stage = await startTestRaces(db, money.wallet, { taxRules: [rule] });
  await stage.newRace({ prizesMinor: [100_00n] });
  await stage.moveClock(minuteMs);
  const winner = await money.playerWith(1_000_00n);
  await stage.stake(winner, 10_00n);
  await stage.moveClock(60 * minuteMs + 20_000);
  await stage.keep();
  await stage.keep();
  expect((await money.wallet.balance(winner)).availableMinor).toBe(990_00n + 95_00n);
  expect(await money.wallet.houseBalance('tax:lagos')).toBe(5_00n);
});
