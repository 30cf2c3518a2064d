// A synchronous standby that is away: a commit waits for it, and an entry that is visible may not be there after a fail-over.
import { expect, onTestFinished, test, vi } from 'vitest';
import { keyOf, WalletUnavailable } from '../../apps/platform/src/modules/wallet/index.ts';
import { startOwnPostgres } from './platform-postgres.ts';
import { openWallet } from './test-wallet.ts';

const patience = { timeout: 60_000, interval: 20 };
const house = 'house:faults' as const;

test('an entry that the standby may not have is answered as unknown, and a repeat waits for the standby', async () => {
  const postgres = await startOwnPostgres();
  const setStandby = (name: string) => postgres.set('synchronous_standby_names', name);
  const money = openWallet(postgres.appUrl);
  onTestFinished(() => money.close());
  const playerId = 7n;
  await money.deposit(playerId, 1_000n);
  const fund = (id: string) =>
    money.wallet.fund({
      key: keyOf({ source: 'faults', class: 'fund', id }),
      from: house,
      to: 'escrow:faults',
      amountMinor: 5n,
      about: 'guarantee',
    });
  await fund('0');
  const key = keyOf({ source: 'faults', class: 'standby', id: '1' });
  const stake = () =>
    money.wallet.transfer({ direction: 'out', playerId, key, amountMinor: 10n, house, about: 'stake' });

  await setStandby('absent');
  const first = stake();
  first.catch(() => {});
  await vi.waitFor(async () => {
    // The wait is cut, as an operator may do to have the site back.
    const cut = await postgres.asAdmin(
      `select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`,
    );
    expect(cut.length).toBeGreaterThan(0);
  }, patience);
  // Control: it can be read, and an answer from a read alone would be that it was taken.
  await vi.waitFor(async () => expect(await money.wallet.entry(key)).toMatchObject({ status: 'ok' }), patience);
  await expect(first).rejects.toThrow(WalletUnavailable);
  await expect(stake()).rejects.toThrow(WalletUnavailable);
  await setStandby('');
  expect(await stake()).toMatchObject({ status: 'ok', isRepeat: true });
  expect(await money.wallet.balance(playerId)).toMatchObject({ availableMinor: 990n });
  expect(await fund('0')).toMatchObject({ status: 'ok', isRepeat: true });
}, 300_000);
