import type { TaxRule } from '@harmattan/kernel/taxes';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { startTestRaces } from '../../testing/test-races.ts';
import { useTestWallet } from '../../testing/test-wallet.ts';

const db = useTestDatabase();
const money = useTestWallet(db);
type Stage = Awaited<ReturnType<typeof startTestRaces>>;
const minuteMs = 60_000;
const rule: TaxRule = {
  ...{ authority: 'lagos', authorityName: 'Lagos', products: ['races'], basis: 'win-minus-stake', rate: 500n },
  from: new Date(0),
};

const taxed = { own: { prize: 100, tax: 5, net: 95 }, prizeDistribution: [{ place: 1, prize: 100, net: 95 }] };
const shown = async (stage: Stage, urlSuffix: string, playerId: bigint) =>
  (await stage.ask('GET Cashrace/GetCashraceDetails', { lang: 'en', urlSuffix }, playerId)).data;

test('of the prize of a race is withheld what is due on it, with the payment, and the page shows it before and after', async () => {
  const stage = await startTestRaces(db, money.wallet, { taxRules: [rule] });
  const { urlSuffix } = await stage.newRace({ prizesMinor: [100_00n] });
  await stage.moveClock(minuteMs);
  const winner = await money.playerWith(1_000_00n);
  await stage.stake(winner, 10_00n);
  await stage.keep();
  expect(await shown(stage, urlSuffix, winner)).toMatchObject(taxed);
  await stage.moveClock(60 * minuteMs + 20_000);
  await stage.keep();
  await stage.keep();
  expect((await money.wallet.balance(winner)).availableMinor).toBe(990_00n + 95_00n);
  expect(await money.wallet.houseBalance('tax:lagos')).toBe(5_00n);
  expect(await shown(stage, urlSuffix, winner)).toMatchObject(taxed);
});
