import { expect, test } from 'vitest';
import { spokenSuppliers } from './own-stage.ts';
import { useTestDatabase } from './test-database.ts';
import { newBrowser } from './test-player.ts';
import { newTxId, startTestSuppliers } from './test-suppliers.ts';

interface MarketWalk {
  /** What `MARKET` is in the process that takes this walk. */
  market: string;
  /** Numbers that are registered, each as it is typed, and as the account has it. */
  numbers: [typed: string, kept: string][];
  wrongNumbers: string[];
  currency: string;
  /** Of the ways to pay in. */
  methods: string[];
  missingMethods: string[];
  /** Whether 10.50 can be staked and withdrawn. */
  paysParts: boolean;
}

const password = 'suya-pepper-7';

/** What a player does in a market, over the contract's calls and every supplier's wire. */
export function walkMarket(walk: MarketWalk): void {
  const db = useTestDatabase();
  const start = () => startTestSuppliers(db);

  test(`${walk.market}: a number is registered however it is written, and signs in; another country's is refused`, async () => {
    const { platform } = await start();
    for (const [typed, kept] of walk.numbers) {
      const browser = newBrowser(platform.server);
      expect(await browser.register(typed, password), typed).toMatchObject({ status: 'SUCCESS' });
      const body = { userName: typed, password, google2faPin: '' };
      const { data } = await browser.call('POST Security/Login', { body });
      expect(data).toMatchObject({ user: { userName: kept, currency: walk.currency } });
    }
    for (const number of walk.wrongNumbers)
      expect(await newBrowser(platform.server).register(number, password), number).not.toMatchObject({
        status: 'SUCCESS',
      });
  });

  test(`${walk.market}: its ways to pay are offered, and the calls of the others refuse`, async () => {
    const far = await start();
    const browser = far.browserOf((await far.seat('qtech')).launch);
    const { data } = await browser.call('GET Banking/GetDepositMethods');
    const offered = data?.paymentMethods.map(({ viewName }) => viewName) ?? [];
    expect(offered).toEqual(expect.arrayContaining(walk.methods));
    for (const missing of walk.missingMethods) expect(offered).not.toContain(missing);
    const { status } = await browser.call('POST Banking/RegisterKudipalBankTrasnferDeposit', { body: { amount: 500 } });
    expect(status === 'PAYMENT_METHOD_NOT_AVAILABLE').toBe(walk.missingMethods.includes('KudipalBankTransfer'));
  });

  test.each(spokenSuppliers)(
    `${walk.market}, %s: what is won to a part of a unit is credited as it was shown`,
    async (supplier) => {
      const far = await start();
      const { client, seat, playerId, launch } = await far.seat(supplier);
      const part = await client.stake(seat, { txId: newTxId(), round: newTxId(), amountMinor: 10_50n });
      expect(part.verdict, part.raw).toBe(walk.paysParts ? 'done' : 'refused');
      const before = await far.balanceOf(playerId);
      expect(before).toBe(walk.paysParts ? 100_000n - 10_50n : 100_000n);
      const [round, stakeTxId] = [newTxId(), newTxId()];
      const stake = await client.stake(seat, { txId: stakeTxId, round, amountMinor: 10_00n });
      expect(stake, stake.raw).toMatchObject({ verdict: 'done' });
      const win = await client.win(seat, { txId: newTxId(), round, amountMinor: 10_50n, stakeTxId });
      expect(win, win.raw).toMatchObject({ verdict: 'done' });
      expect(await far.balanceOf(playerId)).toBe(before + 50n);
      const { data } = await far.browserOf(launch).call('GET User/GetBalance');
      expect(data?.totalBalance).toBe(Number(before + 50n) / 100);
    },
  );

  test(`${walk.market}: what is asked to be paid out is an amount that is paid`, async () => {
    const far = await start();
    const browser = far.browserOf((await far.seat('qtech')).launch);
    const ask = (amount: number) =>
      browser.call('POST Banking/RegisterSelcomWithdraw', { body: { amount, channel: 'VMCASHIN' } as never });
    expect((await ask(600)).http).toBe(200);
    expect((await ask(600.5)).http === 200).toBe(walk.paysParts);
  });
}
