import { market } from '@harmattan/kernel/market';
import { inTransaction } from '@harmattan/process/transaction';
import fc from 'fast-check';
import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newKey, useTestWallet } from '../../testing/test-wallet.ts';
import type { LimitKind, Period } from './limits.ts';
import type { Answer } from './operations.ts';

const db = useTestDatabase();
const { pool } = db.database;
const dayMs = 24 * 3_600_000;

/** A Wednesday at noon in the market, far from the ends of its day, week and month. */
const noon = Date.UTC(2030, 4, 15, 12) - market.utcOffsetMs;
const setClock = (ms: number) => pool.query('select set_test_clock($1)', [ms]);

beforeAll(async () => {
  const owner = new pg.Client({ connectionString: db.url('harmattan_owner') });
  await owner.connect();
  // The clock stands still until a test moves it.
  await owner.query(`create table public.test_instant (ms bigint not null);
    insert into public.test_instant values (0);
    grant select, update on public.test_instant to harmattan_app;
    create or replace function app_now() returns timestamptz language sql volatile parallel safe as
      'select to_timestamp(ms / 1000.0) from public.test_instant';
    create function set_test_clock(at bigint) returns void language sql as 'update public.test_instant set ms = at'`);
  await owner.end();
});

const played = { product: 'games' as const };
const house = 'house:test' as const;

/** A wallet over one of the engines, another one as a second process has it, and what the tests do with them. */
function useStage(engine: 'batched' | 'slow') {
  const { wallet, playerWith, setLimit, listLimits } = useTestWallet(db, { engine });
  const other = useTestWallet(db, { engine });

  const limit = (playerId: bigint, kind: LimitKind, period: Period, minor: bigint | null) =>
    inTransaction(pool, (transaction) => setLimit(transaction, { playerId, kind, period, limit: minor }));
  const stakeOf = (playerId: bigint, amountMinor: bigint, key = newKey()) => ({
    ...{ kind: 'debit' as const, playerId, key, amountMinor, house, about: 'stake', isStake: true, played },
  });
  const stake = async (playerId: bigint, amountMinor: bigint, key = newKey()) =>
    ((await wallet.linked([stakeOf(playerId, amountMinor, key)]))[0] as Answer).status;
  const win = (playerId: bigint, amountMinor: bigint) =>
    wallet.transfer({ direction: 'in', playerId, key: newKey(), amountMinor, house, about: 'win', played });
  const usedOf = async (playerId: bigint, kind: LimitKind, period: Period) =>
    (await listLimits(playerId)).find((one) => one.kind === kind && one.period === period)?.used;
  return { wallet, other, playerWith, limit, stakeOf, stake, win, usedOf };
}

const engines = ['batched', 'slow'] as const;

describe.each(engines)('stakes and losses, %s', (engine) => {
  const { playerWith, limit, stake, win } = useStage(engine);

  test('a stake above the limit of stakes is refused by its name, and the shortest period is told first', async () => {
    await setClock(noon);
    const playerId = await playerWith(1_000n);
    await limit(playerId, 'stake', 'week', 150n);
    await limit(playerId, 'stake', 'day', 100n);
    expect(await stake(playerId, 100n)).toBe('ok');
    expect(await stake(playerId, 1n)).toBe('stake-limit-day');
    await setClock(noon + dayMs);
    expect(await stake(playerId, 50n)).toBe('ok');
    expect(await stake(playerId, 1n)).toBe('stake-limit-week');
    // The next Monday.
    await setClock(noon + 5 * dayMs);
    expect(await stake(playerId, 100n)).toBe('ok');
  });

  test('wins make room under the limit of losses, and none under that of stakes', async () => {
    await setClock(noon);
    const playerId = await playerWith(1_000n);
    await limit(playerId, 'loss', 'day', 100n);
    expect(await stake(playerId, 100n)).toBe('ok');
    expect(await stake(playerId, 1n)).toBe('loss-limit-day');
    await win(playerId, 60n);
    expect(await stake(playerId, 60n)).toBe('ok');
    expect(await stake(playerId, 1n)).toBe('loss-limit-day');
    await limit(playerId, 'stake', 'day', 200n);
    await win(playerId, 500n);
    expect(await stake(playerId, 41n)).toBe('stake-limit-day');
    expect(await stake(playerId, 40n)).toBe('ok');
  });

  test('a limit is never told as missing money, and what is refused stays refused under its key', async () => {
    await setClock(noon);
    const playerId = await playerWith(10n);
    await limit(playerId, 'loss', 'month', 5n);
    const key = newKey();
    expect(await stake(playerId, 100n, key)).toBe('loss-limit-month');
    await limit(playerId, 'loss', 'month', null);
    expect(await stake(playerId, 100n, key)).toBe('loss-limit-month');
    expect(await stake(playerId, 100n)).toBe('insufficient');
  });
});

describe.each(engines)('the ends of windows, %s', (engine) => {
  const { wallet, playerWith, limit, stake, usedOf } = useStage(engine);
  /** A Monday on which a month begins, in the market. */
  const midnight = Date.UTC(2030, 3, 1) - market.utcOffsetMs;

  test.each(['day', 'week', 'month'] as const)(
    "a %s ends at the market's midnight, to the millisecond",
    async (period) => {
      await setClock(midnight - dayMs / 2);
      const playerId = await playerWith(1_000n);
      await limit(playerId, 'stake', period, 100n);
      await setClock(midnight - 1);
      const late = newKey();
      expect(await stake(playerId, 100n, late)).toBe('ok');
      expect(await stake(playerId, 1n)).toBe(`stake-limit-${period}`);
      await setClock(midnight);
      expect(await stake(playerId, 100n)).toBe('ok');
      expect(await stake(playerId, 1n)).toBe(`stake-limit-${period}`);
      // Undone after midnight, the stake of before gives nothing back.
      await wallet.reverse({ playerId, key: newKey(), of: late, about: 'refund' });
      expect(await usedOf(playerId, 'stake', period)).toBe(100n);
    },
  );

  test('a deposit that arrives after midnight counts in the new day, and the room of the old one is gone', async () => {
    await setClock(midnight - dayMs / 2);
    const playerId = await playerWith(0n);
    await limit(playerId, 'deposit', 'day', 100n);
    const deposit = async (amountMinor: bigint) => {
      const command = { playerId, key: newKey(), amountMinor, house: 'gateway:test' as const, about: 'deposit' };
      await wallet.transfer({ direction: 'in', ...command, upToLimit: true });
      return (await wallet.entry(command.key))?.amountMinor;
    };
    await setClock(midnight - 1);
    expect(await deposit(30n)).toBe(30n);
    await setClock(midnight);
    expect(await deposit(120n)).toBe(100n);
    expect(await usedOf(playerId, 'deposit', 'day')).toBe(100n);
  });
});

describe.each(engines)('time and what is given back, %s', (engine) => {
  const { wallet, playerWith, limit, stake, usedOf } = useStage(engine);

  test('time counts from stake to stake while no pause is longer than fifteen minutes', async () => {
    await setClock(noon);
    const playerId = await playerWith(1_000n);
    await limit(playerId, 'time', 'day', 30n * 60_000n);
    for (const minutes of [0, 10, 20]) {
      await setClock(noon + minutes * 60_000);
      expect(await stake(playerId, 1n)).toBe('ok');
    }
    // Half an hour away: a new session, whose pause is not counted.
    await setClock(noon + 50 * 60_000);
    expect(await stake(playerId, 1n)).toBe('ok');
    expect(await usedOf(playerId, 'time', 'day')).toBe(20n * 60_000n);
    await setClock(noon + 59 * 60_000);
    expect(await stake(playerId, 1n)).toBe('ok');
    await setClock(noon + 60 * 60_000);
    expect(await stake(playerId, 1n)).toBe('time-limit-day');
  });

  test('what is undone gives back in the window in which it was staked, and not in the next', async () => {
    await setClock(noon);
    const playerId = await playerWith(1_000n);
    await limit(playerId, 'stake', 'day', 100n);
    const [early, late] = [newKey(), newKey()];
    expect(await stake(playerId, 60n, early)).toBe('ok');
    expect(await stake(playerId, 40n, late)).toBe('ok');
    await wallet.reverse({ playerId, key: newKey(), of: early, about: 'refund' });
    expect(await usedOf(playerId, 'stake', 'day')).toBe(40n);
    await setClock(noon + dayMs);
    expect(await stake(playerId, 100n)).toBe('ok');
    await wallet.reverse({ playerId, key: newKey(), of: late, about: 'refund' });
    expect(await usedOf(playerId, 'stake', 'day')).toBe(100n);
    expect(await stake(playerId, 1n)).toBe('stake-limit-day');
  });

  test('a reserve counts when it is made, and what of it is not used is given back', async () => {
    await setClock(noon);
    const playerId = await playerWith(1_000n);
    await limit(playerId, 'stake', 'day', 100n);
    const of = newKey();
    const hold = { playerId, key: of, amountMinor: 80n, about: 'reserve', isStake: true, played };
    expect((await wallet.hold(hold)).status).toBe('ok');
    expect(await stake(playerId, 21n)).toBe('stake-limit-day');
    await wallet.draw({ playerId, key: newKey(), of, amountMinor: 30n, house, about: 'stake', played });
    expect(await usedOf(playerId, 'stake', 'day')).toBe(80n);
    await wallet.void({ playerId, key: newKey(), of, about: 'commit', played });
    expect(await usedOf(playerId, 'stake', 'day')).toBe(30n);
  });
});

describe.each(engines)('groups and deposits, %s', (engine) => {
  const { wallet, playerWith, limit, usedOf } = useStage(engine);

  test('a group is judged by what it stakes, whatever it wins', async () => {
    await setClock(noon);
    const playerId = await playerWith(1_000n);
    await limit(playerId, 'loss', 'day', 100n);
    const round = (amountMinor: bigint) => {
      const of = newKey();
      const common = { playerId, house, played, round: of };
      return wallet.linked([
        { ...common, kind: 'debit', key: newKey(), amountMinor, about: 'stake', isStake: true },
        { ...common, kind: 'credit', key: newKey(), amountMinor: 500n, about: 'win', of },
      ]);
    };
    expect((await round(101n)).map(({ status }) => status)).toEqual(['loss-limit-day', 'loss-limit-day']);
    expect((await round(100n)).map(({ status }) => status)).toEqual(['ok', 'ok']);
    expect(await usedOf(playerId, 'loss', 'day')).toBe(-400n);
  });

  test('a deposit is paid as far as the limit of deposits leaves room, and the entry says how far', async () => {
    await setClock(noon);
    const playerId = await playerWith(70n);
    await limit(playerId, 'deposit', 'day', 100n);
    const deposit = async (amountMinor: bigint, key = newKey()) => {
      const command = { playerId, key, amountMinor, house: 'gateway:test' as const, about: 'deposit', upToLimit: true };
      const { status, isRepeat } = await wallet.transfer({ direction: 'in', ...command });
      return { status, isRepeat, paid: (await wallet.entry(key))?.amountMinor };
    };
    const key = newKey();
    expect(await deposit(50n, key)).toEqual({ status: 'ok', isRepeat: false, paid: 30n });
    expect(await deposit(50n, key)).toEqual({ status: 'ok', isRepeat: true, paid: 30n });
    expect(await deposit(50n)).toEqual({ status: 'ok', isRepeat: false, paid: 0n });
    expect((await wallet.balance(playerId)).availableMinor).toBe(100n);
  });
});

describe.each(engines)('what is counted, %s', (engine) => {
  const { wallet, other, playerWith, limit, stakeOf, stake, usedOf } = useStage(engine);

  test('a first limit counts what was played in its windows before it was set', async () => {
    await setClock(noon - dayMs);
    const playerId = await playerWith(1_000n);
    await stake(playerId, 30n);
    await setClock(noon);
    const undone = newKey();
    await stake(playerId, 50n, undone);
    await stake(playerId, 20n);
    await wallet.reverse({ playerId, key: newKey(), of: undone, about: 'refund' });
    await limit(playerId, 'stake', 'week', 100n);
    await limit(playerId, 'stake', 'day', 100n);
    expect(await usedOf(playerId, 'stake', 'week')).toBe(50n);
    expect(await usedOf(playerId, 'stake', 'day')).toBe(20n);
  });

  test('whatever comes at once from two processes, no window has more than its limit', async () => {
    await setClock(noon);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 10, maxLength: 40 }), async (amounts) => {
        const playerId = await playerWith(10_000n);
        await limit(playerId, 'stake', 'day', 100n);
        await limit(playerId, 'loss', 'week', 80n);
        const answers = await Promise.all(
          amounts.map((amount, at) =>
            (at % 2 === 0 ? wallet : other.wallet).linked([stakeOf(playerId, BigInt(amount))]),
          ),
        );
        const taken = amounts.filter((_, at) => answers[at]?.[0]?.status === 'ok').reduce((sum, one) => sum + one, 0);
        expect(taken).toBeLessThanOrEqual(80);
        expect(await usedOf(playerId, 'loss', 'week')).toBe(BigInt(taken));
      }),
      { numRuns: 10 },
    );
  });
});

describe('the control', () => {
  const { playerWith, wallet } = useTestWallet(db);

  test('a limit that is looked at before the account is locked lets more through', async () => {
    await setClock(noon);
    const playerId = await playerWith(10_000n);
    const stakedBefore = async () =>
      (await wallet.statement({ playerId, limit: 100 }))
        .filter(({ about }) => about === 'stake')
        .reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
    const stakeIfThereIsRoom = async () => {
      if ((await stakedBefore()) + 40n > 100n) return;
      const command = { playerId, key: newKey(), amountMinor: 40n, house, about: 'stake', isStake: true, played };
      await wallet.transfer({ direction: 'out', ...command });
    };
    await Promise.all(Array.from({ length: 20 }, stakeIfThereIsRoom));
    expect(await stakedBefore()).toBeGreaterThan(100n);
  });
});
