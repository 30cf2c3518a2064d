// A player with money of the platform at the reels: what is asked for, what is taken, and what comes of both.
import { addUp } from '@harmattan/fair/slots/add-up';
import { findModel } from '@harmattan/fair/slots/models';
import { minorFromMajor } from '@harmattan/kernel/money';
import { expect, onTestFinished, test } from 'vitest';
import { findings } from '../../../apps/platform/src/modules/wallet/book-findings.ts';
import { createOwnStage } from '../../../apps/platform/src/testing/own-stage.ts';
import { useTestDatabase } from '../../../apps/platform/src/testing/test-database.ts';
import { startTestPlatform } from '../../../apps/platform/src/testing/test-platform.ts';
import { readCatalogue } from '../../../stand-ins/arcade/src/catalogue.ts';
import { makeTitle } from '../../../stand-ins/arcade/src/games/slots/titles.ts';
import {
  createTestArcade,
  secretIn,
  sitAt,
  useArcadeDatabase,
} from '../../../stand-ins/arcade/src/testing/test-arcade.ts';

const platformDb = useTestDatabase();
const arcadeDb = useArcadeDatabase();
const fundsMinor = 10_000_000n;
const titles = readCatalogue()
  .of('betsolutions')
  .filter(({ gameType }) => gameType === 2)
  .map((entry) => ({ game: entry.game, model: makeTitle(entry).model }));
const paid = { isBought: false };
const bought = { isBought: true };

function titleWith(fits: (model: (typeof titles)[number]['model']) => boolean): string {
  return titles.find(({ model }) => fits(model))?.game ?? 'none';
}

/** A player at a slot of BetSolutions'. */
async function sitDown(game: string) {
  const platform = await startTestPlatform(platformDb);
  const env = { PLATFORM_WALLETS_URL: `${platform.url}/wallet` };
  const arcade = await createTestArcade(arcadeDb, { env });
  const { stage, close } = createOwnStage({
    platform,
    url: platform.url,
    ownerUrl: platformDb.url('harmattan_owner'),
    currency: 'NGN',
  });
  onTestFinished(async () => {
    await close();
    expect(await findings(platformDb.database.pool)).toEqual([]);
  });
  const launch = await stage.newLaunch('betsolutions', fundsMinor);
  const query = { Token: launch.token, MerchantId: '40001', Lang: 'en-US', GameId: game, IsFreeplay: '0' };
  const { headers } = await arcade.get(`/betsolutions/auth/auth?${new URLSearchParams(query)}`);
  return {
    ...sitAt(arcade, secretIn(`${headers.location}`)),
    funds: async () => (await platform.wallet.balance(BigInt(launch.playerId))).availableMinor,
  };
}

test.each(['classic', 'lines', 'ways', 'tumble'])(
  '%s: ten spins leave in the wallet what their grids add up to',
  async (mechanic) => {
    const { play, funds } = await sitDown(titleWith((model) => model.mechanic === mechanic));
    let wanted = fundsMinor;
    for (let at = 0; at < 10; at += 1) {
      const { round, balance } = await play({ stake: '200.00', choice: paid });
      const model = findModel(round.outcome.model);
      const added = model && addUp(model, round.outcome.round);
      expect(added?.problems).toEqual([]);
      wanted += BigInt(added?.winHundredths ?? -1) * 200n - 20_000n;
      expect(minorFromMajor(balance)).toBe(wanted);
    }
    expect(await funds()).toBe(wanted);
  },
);

test.each(['lines', 'ways', 'tumble'])(
  '%s: bought free spins cost their price and pay by the stake',
  async (mechanic) => {
    const game = titleWith((model) => model.mechanic === mechanic && model.buyHundredths !== undefined);
    const { play, funds } = await sitDown(game);
    const { round } = await play({ stake: '50.00', choice: bought });
    const model = findModel(round.outcome.model);
    const costMinor = BigInt(model?.buyHundredths ?? 0) * 50n;
    expect(minorFromMajor(round.stake)).toBe(costMinor);
    const wonMinor = BigInt((model && addUp(model, round.outcome.round).winHundredths) ?? -1) * 50n;
    expect(minorFromMajor(round.win)).toBe(wonMinor);
    expect(await funds()).toBe(fundsMinor - costMinor + wonMinor);
  },
);

test.each([
  ['a stake between the steps', { stake: '100.50' }],
  ['a whole naira between the steps', { stake: '101.00' }],
  ['less than the least', { stake: '10.00' }],
  ['more than the most', { stake: '5000.01' }],
  ['a purchase where nothing is sold', { choice: bought }],
  ['an outcome of its own', { choice: { ...paid, round: { winHundredths: 50_000 } } }],
  ['a win of its own', { win: '5000.00' }],
  ['the choice of another game', { choice: { side: 'heads' } }],
])('refuses %s, and nothing moves', async (_what, change) => {
  const { send, wish, funds, state } = await sitDown(titleWith((model) => model.buyHundredths === undefined));
  const answer = await send(wish({ choice: paid, ...change }));
  expect(answer.statusCode).toBe(400);
  expect(await funds()).toBe(fundsMinor);
  expect((await state()).rounds).toEqual([]);
});

test('of two spins at once no kobo is lost, and the same wish twice is one spin', async () => {
  const { send, wish, state, funds } = await sitDown(titleWith((model) => model.mechanic === 'lines'));
  const same = wish({ choice: paid });
  await Promise.all([send(same), send(same), send(wish({ choice: paid })), send(wish({ choice: paid }))]);
  const { rounds } = await state();
  expect(rounds.length).toBeGreaterThan(0);
  expect(rounds.length).toBeLessThanOrEqual(3);
  const paidOut = rounds.reduce((sum: bigint, { win }: { win: string }) => sum + (minorFromMajor(win) ?? 0n), 0n);
  expect(await funds()).toBe(fundsMinor - 10_000n * BigInt(rounds.length) + paidOut);
});
