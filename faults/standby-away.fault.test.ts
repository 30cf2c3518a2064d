// A synchronous standby that is away: a commit waits for it, and an entry that is visible may not be there after a fail-over.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { keyOf, WalletUnavailable } from '../apps/platform/src/modules/wallet/index.ts';
import { migrate } from '../apps/platform/src/plumbing/db/migrate.ts';
import { removePostgres, startPostgres } from '../scripts/postgres/index.ts';
import { openWallet } from './test-wallet.ts';

const password = 'for faults only';
const owner = { name: 'harmattan_owner', password };
const app = { name: 'harmattan_app', password };
const patience = { timeout: 60_000, interval: 20 };
const house = 'house:faults' as const;

async function startOwnPostgres() {
  const dataDir = mkdtempSync(join(tmpdir(), 'harmattan-standby-'));
  const postgres = await startPostgres({
    dataDir,
    durability: 'full',
    adminPassword: password,
    roles: [owner, app],
    databases: [{ name: 'harmattan', owner: owner.name, users: [app.name] }],
  });
  const url = (role: typeof owner) => postgres.url({ database: 'harmattan', role });
  await migrate({ url: url(owner), appRole: app.name, testClock: false });
  const admin = new pg.Client({ connectionString: url(postgres.admin) });
  await admin.connect();
  onTestFinished(async () => {
    await admin.end();
    await postgres.stop();
    await removePostgres(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  });
  const setStandby = async (name: string) => {
    await admin.query(`alter system set synchronous_standby_names = '${name}'`);
    await admin.query('select pg_reload_conf()');
    await vi.waitFor(async () => {
      const { rows } = await admin.query('show synchronous_standby_names');
      expect(rows[0].synchronous_standby_names).toBe(name);
    }, patience);
  };
  return { appUrl: url(app), admin, setStandby };
}

test('an entry that the standby may not have is answered as unknown, and a repeat waits for the standby', async () => {
  const { appUrl, admin, setStandby } = await startOwnPostgres();
  await admin.query('set synchronous_commit = local');
  const money = openWallet(appUrl);
  onTestFinished(() => money.close());
  const playerId = 7n;
  await money.deposit(playerId, 1_000n);
  const fund = (id: string) =>
    money.wallet.fund({
      key: keyOf({ source: 'faults', class: 'fund', id }),
      from: house,
      to: 'escrow:faults',
      amountKobo: 5n,
      about: 'guarantee',
    });
  await fund('0');
  const key = keyOf({ source: 'faults', class: 'standby', id: '1' });
  const stake = () =>
    money.wallet.transfer({ direction: 'out', playerId, key, amountKobo: 10n, house, about: 'stake' });

  await setStandby('absent');
  const first = stake();
  first.catch(() => {});
  await vi.waitFor(async () => {
    // The wait is cut, as an operator may do to have the site back.
    const { rows } = await admin.query(
      `select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`,
    );
    expect(rows.length).toBeGreaterThan(0);
  }, patience);
  // Control: it can be read, and an answer from a read alone would be that it was taken.
  await vi.waitFor(async () => expect(await money.wallet.entry(key)).toMatchObject({ status: 'ok' }), patience);
  await expect(first).rejects.toThrow(WalletUnavailable);
  await expect(stake()).rejects.toThrow(WalletUnavailable);
  await setStandby('');
  expect(await stake()).toMatchObject({ status: 'ok', isRepeat: true });
  expect(await money.wallet.balance(playerId)).toMatchObject({ availableKobo: 990n });
  expect(await fund('0')).toMatchObject({ status: 'ok', isRepeat: true });
}, 300_000);
