import { setTestClock } from '@harmattan/process/test-clock';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newKey, newPlayerId, useTestWallet } from '../../testing/test-wallet.ts';
import { ruleStatement } from './book-slices.ts';
import type { Wallet } from './wallet.ts';

const db = useTestDatabase();
const house = 'house:test' as const;

describe.each(['batched', 'slow'] as const)('on the %s engine', (engine) => {
  const { wallet, playerWith, raiseSessionEpoch, setExcludedUntil } = useTestWallet(db, { engine });
  const stake = (playerId: bigint, amountMinor: bigint, more: Partial<Parameters<Wallet['transfer']>[0]> = {}) =>
    wallet.transfer({
      direction: 'out',
      playerId,
      key: newKey(),
      amountMinor,
      house,
      about: 'stake',
      ...more,
    } as never);
  const win = (playerId: bigint, amountMinor: bigint, of?: string) =>
    wallet.transfer({ direction: 'in', playerId, key: newKey(), amountMinor, house, about: 'win', ...(of && { of }) });
  const availableOf = async (playerId: bigint) => (await wallet.balance(playerId)).availableMinor;
  // On the slow engine each waits for its turn at the account as long as a statement may take: on a busy machine not all of a hundred get theirs.
  const atOnce = engine === 'slow' ? 4 : 100;

  test('takes what is there and refuses what is not', async () => {
    const playerId = await playerWith(1_000n);
    expect(await stake(playerId, 400n)).toMatchObject({ status: 'ok', availableMinor: 600n, version: 2n });
    expect(await stake(playerId, 601n)).toMatchObject({ status: 'insufficient', availableMinor: 600n, version: 3n });
    expect(await stake(playerId, 600n)).toMatchObject({ status: 'ok', availableMinor: 0n });
    expect(await wallet.balance(playerId)).toEqual({ availableMinor: 0n, heldMinor: 0n, version: 4n });
  });

  test('answers the same command the same way for ever, and another one under its key with a conflict', async () => {
    const playerId = await playerWith(1_000n);
    const key = newKey();
    const first = await stake(playerId, 100n, { key });
    await stake(playerId, 100n);
    expect(await stake(playerId, 100n, { key })).toEqual({ ...first, isRepeat: true });
    expect(await stake(playerId, 101n, { key })).toMatchObject({ status: 'conflict' });
    const other = await playerWith(500n);
    expect(await stake(other, 100n, { key })).toMatchObject({ status: 'conflict' });
    expect([await availableOf(playerId), await availableOf(other)]).toEqual([800n, 500n]);
  });

  test('keeps a refusal, too: who tries again after paying in needs a new key', async () => {
    const playerId = await playerWith(50n);
    const key = newKey();
    expect(await stake(playerId, 100n, { key })).toMatchObject({ status: 'insufficient', isRepeat: false });
    await win(playerId, 1_000n);
    expect(await stake(playerId, 100n, { key })).toMatchObject({ status: 'insufficient', isRepeat: true });
  });

  test('of many stakes at once with money for one, one is taken', async () => {
    const playerId = await playerWith(100n);
    const answers = await Promise.all(Array.from({ length: atOnce }, () => stake(playerId, 100n)));
    expect(answers.filter(({ status }) => status === 'ok')).toHaveLength(1);
    expect(await availableOf(playerId)).toBe(0n);
  });

  test('the same key many times at once is one command', async () => {
    const playerId = await playerWith(1_000n);
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: atOnce }, () => stake(playerId, 10n, { key })));
    expect(new Set(answers.map(({ version }) => version)).size).toBe(1);
    expect(answers.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1);
    expect(await availableOf(playerId)).toBe(990n);
  });

  test('holds, draws in parts, posts and gives the rest back', async () => {
    const playerId = await playerWith(1_000n);
    const of = newKey();
    expect(await wallet.hold({ playerId, key: of, amountMinor: 700n, about: 'reserve' })).toMatchObject({
      availableMinor: 300n,
      heldMinor: 700n,
    });
    const draw = (amountMinor: bigint) =>
      wallet.draw({ playerId, key: newKey(), of, amountMinor, house, about: 'draw' });
    expect(await draw(200n)).toMatchObject({ status: 'ok', availableMinor: 300n, heldMinor: 500n });
    expect(await draw(501n)).toMatchObject({ status: 'exceeds', heldMinor: 500n });
    const post = (amountMinor?: bigint) =>
      wallet.post({
        playerId,
        key: newKey(),
        of,
        house,
        about: 'commit',
        ...(amountMinor !== undefined && { amountMinor }),
      });
    expect(await post(100n)).toMatchObject({ status: 'ok', availableMinor: 700n, heldMinor: 0n });
    expect(await post()).toMatchObject({ status: 'closed' });
    expect(await draw(1n)).toMatchObject({ status: 'closed' });
    expect(await wallet.void({ playerId, key: newKey(), of, about: 'cancel' })).toMatchObject({ status: 'closed' });
  });

  test('voids a hold once, and posts another whole', async () => {
    const playerId = await playerWith(1_000n);
    const [first, second] = [newKey(), newKey()];
    for (const key of [first, second]) await wallet.hold({ playerId, key, amountMinor: 400n, about: 'withdrawal' });
    const voids = await Promise.all(
      Array.from({ length: 5 }, () => wallet.void({ playerId, key: newKey(), of: first, about: 'cancel' })),
    );
    expect(voids.map(({ status }) => status).sort()).toEqual(['closed', 'closed', 'closed', 'closed', 'ok']);
    expect(await wallet.post({ playerId, key: newKey(), of: second, house, about: 'paid' })).toMatchObject({
      status: 'ok',
      availableMinor: 600n,
      heldMinor: 0n,
    });
  });

  test("never touches another player's hold or entry", async () => {
    const owner = await playerWith(1_000n);
    const thief = await playerWith(1_000n);
    const [hold, bet] = [newKey(), newKey()];
    await wallet.hold({ playerId: owner, key: hold, amountMinor: 500n, about: 'reserve' });
    await stake(owner, 100n, { key: bet });
    expect(await wallet.void({ playerId: thief, key: newKey(), of: hold, about: 'cancel' })).toMatchObject({
      status: 'unknown',
    });
    expect(await win(thief, 900n, bet)).toMatchObject({ status: 'unknown' });
    expect(await wallet.reverse({ playerId: thief, key: newKey(), of: bet, about: 'refund' })).toMatchObject({
      status: 'reversed-unseen',
      availableMinor: 1_000n,
    });
    expect(await wallet.balance(owner)).toMatchObject({ availableMinor: 400n, heldMinor: 500n });
  });

  test('reverses an entry once, and pays no win for it any more', async () => {
    const playerId = await playerWith(1_000n);
    const of = newKey();
    await stake(playerId, 300n, { key: of });
    const reverse = () => wallet.reverse({ playerId, key: newKey(), of, about: 'refund' });
    expect(await reverse()).toMatchObject({ status: 'ok', availableMinor: 1_000n });
    expect(await reverse()).toMatchObject({ status: 'reversed', availableMinor: 1_000n });
    expect(await win(playerId, 600n, of)).toMatchObject({ status: 'reversed', availableMinor: 1_000n });
  });

  test('refuses the stake whose reversal came first', async () => {
    const playerId = await playerWith(1_000n);
    const key = newKey();
    expect(await wallet.reverse({ playerId, key: newKey(), of: key, about: 'refund' })).toMatchObject({
      status: 'reversed-unseen',
      version: 2n,
    });
    expect(await stake(playerId, 300n, { key })).toMatchObject({ status: 'reversed', availableMinor: 1_000n });
  });

  test('refuses the win, the draw and the post whose reversal came first', async () => {
    const playerId = await playerWith(1_000n);
    const [hold, winKey, draw, post] = [newKey(), newKey(), newKey(), newKey()];
    await wallet.hold({ playerId, key: hold, amountMinor: 400n, about: 'reserve' });
    for (const of of [winKey, draw, post]) await wallet.reverse({ playerId, key: newKey(), of, about: 'refund' });
    const answers = [
      await wallet.transfer({ direction: 'in', playerId, key: winKey, amountMinor: 300n, house, about: 'win' }),
      await wallet.draw({ playerId, key: draw, of: hold, amountMinor: 10n, house, about: 'draw' }),
      await wallet.post({ playerId, key: post, of: hold, house, about: 'commit' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(['reversed', 'reversed', 'reversed']);
    expect(await wallet.balance(playerId)).toMatchObject({ availableMinor: 600n, heldMinor: 400n });
  });

  test('leaves a settled bet alone, unless the wire has a correction for it', async () => {
    const playerId = await playerWith(1_000n);
    const of = newKey();
    await stake(playerId, 100n, { key: of });
    expect(await win(playerId, 0n, of)).toMatchObject({ status: 'ok' });
    const reverse = (evenIfSettled: boolean) =>
      wallet.reverse({ playerId, key: newKey(), of, about: 'refund', evenIfSettled });
    expect(await reverse(false)).toMatchObject({ status: 'settled', availableMinor: 900n });
    expect(await reverse(true)).toMatchObject({ status: 'ok', availableMinor: 1_000n });
  });

  test('takes a win back only as far as it is still there', async () => {
    const playerId = await playerWith(1_000n);
    const key = newKey();
    await wallet.transfer({ direction: 'in', playerId, key, amountMinor: 500n, house, about: 'win' });
    await stake(playerId, 1_200n);
    expect(await wallet.reverse({ playerId, key: newKey(), of: key, about: 'correction' })).toMatchObject({
      status: 'insufficient',
      availableMinor: 300n,
    });
  });

  test('takes what is not there only by a debit that may, and pays a player who is below zero', async () => {
    const playerId = await playerWith(100n);
    const [hold, bet, deposit] = [newKey(), newKey(), newKey()];
    await wallet.hold({ playerId, key: hold, amountMinor: 30n, about: 'reserve' });
    await stake(playerId, 20n, { key: bet });
    await wallet.transfer({ direction: 'in', playerId, key: deposit, amountMinor: 5n, house, about: 'win' });
    const back = newKey();
    const takeBack = () => stake(playerId, 155n, { key: back, evenIfShort: true });
    expect(await Promise.all([takeBack(), takeBack()])).toMatchObject([
      { status: 'ok', availableMinor: -100n },
      { status: 'ok', availableMinor: -100n },
    ]);
    const short = { status: 'insufficient', availableMinor: -100n };
    expect(await stake(playerId, 1n)).toMatchObject(short);
    expect(await wallet.hold({ playerId, key: newKey(), amountMinor: 1n, about: 'reserve' })).toMatchObject(short);
    expect(await wallet.reverse({ playerId, key: newKey(), of: deposit, about: 'correction' })).toMatchObject(short);
    expect(await stake(playerId, 0n, { round: newKey() })).toMatchObject({ status: 'ok', availableMinor: -100n });
    expect(
      await wallet.draw({ playerId, key: newKey(), of: hold, amountMinor: 10n, house, about: 'draw' }),
    ).toMatchObject({ status: 'ok', availableMinor: -100n, heldMinor: 20n });
    expect(await wallet.void({ playerId, key: newKey(), of: hold, about: 'cancel' })).toMatchObject({
      status: 'ok',
      availableMinor: -80n,
      heldMinor: 0n,
    });
    expect(await wallet.reverse({ playerId, key: newKey(), of: bet, about: 'refund' })).toMatchObject({
      status: 'ok',
      availableMinor: -60n,
    });
    expect(await win(playerId, 10n)).toMatchObject({ status: 'ok', availableMinor: -50n });
    expect(await stake(playerId, 10n, { evenIfShort: true })).toMatchObject({ status: 'ok', availableMinor: -60n });
    expect(await win(playerId, 100n)).toMatchObject({ status: 'ok', availableMinor: 40n });
  });

  test('what was drawn of a hold is a stake of its round', async () => {
    const playerId = await playerWith(1_000n);
    const [hold, round, first, second] = [newKey(), newKey(), newKey(), newKey()];
    await wallet.hold({ playerId, key: hold, amountMinor: 500n, about: 'reserve' });
    const draw = (key: string, amountMinor: bigint) =>
      wallet.draw({ playerId, key, of: hold, amountMinor, house, round, about: 'stake' });
    const settle = () => win(playerId, 50n, round);
    expect(await settle()).toMatchObject({ status: 'unknown' });
    expect(await draw(first, 100n)).toMatchObject({ status: 'ok', availableMinor: 500n, heldMinor: 400n });
    expect(await settle()).toMatchObject({ status: 'ok', availableMinor: 550n });
    expect(await draw(second, 100n)).toMatchObject({ status: 'ok' });
    const undo = (of: string) => wallet.reverse({ playerId, key: newKey(), of, about: 'refund' });
    expect(await undo(first)).toMatchObject({ status: 'settled' });
    expect(await undo(second)).toMatchObject({ status: 'ok', availableMinor: 650n, heldMinor: 300n });
    const closed = newKey();
    await undo(closed);
    expect(
      await wallet.draw({ playerId, key: newKey(), of: hold, amountMinor: 1n, house, round: closed, about: 'stake' }),
    ).toMatchObject({ status: 'reversed' });
    const about = await wallet.entriesAbout({ playerId, of: hold });
    expect(about.map(({ kind, status }) => `${kind} ${status}`)).toEqual(['draw ok', 'draw ok', 'draw reversed']);
  });

  test('linked entries succeed or fail together, each on the balance that the one before it left', async () => {
    const playerId = await playerWith(1_000n);
    const group = (stakes: bigint[], winMinor: bigint) => {
      const keys = stakes.map(() => newKey());
      return wallet.linked([
        ...stakes.map((amountMinor, at) => ({
          kind: 'debit' as const,
          playerId,
          key: keys[at] as string,
          amountMinor,
          house,
          about: 'stake',
        })),
        { kind: 'credit', playerId, key: newKey(), amountMinor: winMinor, house, of: keys[0] as string, about: 'win' },
      ]);
    };
    expect((await group([600n, 500n], 2_000n)).map(({ status }) => status)).toEqual([
      'insufficient',
      'insufficient',
      'insufficient',
    ]);
    expect(await availableOf(playerId)).toBe(1_000n);
    expect((await group([600n, 400n], 50n)).map(({ availableMinor }) => availableMinor)).toEqual([400n, 0n, 50n]);
    expect((await wallet.balance(playerId)).version).toBe(7n);
  });

  test('linked entries repeat as a whole; half of them under known keys is a conflict', async () => {
    const playerId = await playerWith(1_000n);
    const leg = (key: string) => ({ kind: 'debit' as const, playerId, key, amountMinor: 10n, house, about: 'stake' });
    const [a, b, c] = [newKey(), newKey(), newKey()];
    await wallet.linked([leg(a), leg(b)]);
    const repeat = await wallet.linked([leg(a), leg(b)]);
    expect(repeat.map(({ status, isRepeat }) => [status, isRepeat])).toEqual([
      ['ok', true],
      ['ok', true],
    ]);
    expect((await wallet.linked([leg(b), leg(c)])).map(({ status }) => status)).toEqual(['conflict', 'conflict']);
    expect(await availableOf(playerId)).toBe(980n);
  });

  test('entries about the same bet or hold cannot be linked: neither would see the other', async () => {
    const playerId = await playerWith(1_000n);
    const [bet, hold] = [newKey(), newKey()];
    await stake(playerId, 100n, { key: bet });
    await wallet.hold({ playerId, key: hold, amountMinor: 400n, about: 'reserve' });
    const common = () => ({ playerId, key: newKey(), about: 'test' });
    const reverse = () => ({ ...common(), kind: 'reverse' as const, of: bet });
    const pay = () => ({ ...common(), kind: 'credit' as const, of: bet, amountMinor: 5n, house });
    const draw = () => ({ ...common(), kind: 'draw' as const, of: hold, amountMinor: 10n, house });
    for (const group of [
      [reverse(), reverse()],
      [pay(), reverse()],
      [draw(), draw()],
      [draw(), { ...common(), kind: 'void' as const, of: hold }],
    ]) {
      await expect(wallet.linked(group)).rejects.toThrow('about different ones');
    }
    const ofItsRound = { ...pay(), of: newKey() };
    await expect(wallet.linked([ofItsRound, reverse()])).rejects.toThrow('nor with wins');
    expect((await wallet.linked([pay(), pay()])).map(({ status }) => status)).toEqual(['ok', 'ok']);
    expect(await wallet.balance(playerId)).toMatchObject({ availableMinor: 510n, heldMinor: 400n });
  });

  test('refuses a stake from the instant of closing on, by the clock of the database', async () => {
    const playerId = await playerWith(1_000n);
    const soon = new Date((await databaseNow()).getTime() + 60_000);
    expect(await stake(playerId, 10n, { notAfter: soon })).toMatchObject({ status: 'ok' });
    await setTestClock(db.database.pool, 60_000);
    expect(await stake(playerId, 10n, { notAfter: soon })).toMatchObject({ status: 'late' });
    await setTestClock(db.database.pool, 0);
  });

  test('refuses the stakes of sessions that have ended, and those of who may not bet', async () => {
    const playerId = await playerWith(1_000n);
    const bet = (sessionEpoch: number) => stake(playerId, 10n, { sessionEpoch, isStake: true });
    expect(await bet(0)).toMatchObject({ status: 'ok' });
    await raiseSessionEpoch(playerId, 2);
    await raiseSessionEpoch(playerId, 1);
    expect(await bet(1)).toMatchObject({ status: 'session' });
    expect(await bet(2)).toMatchObject({ status: 'ok' });
    await setExcludedUntil(playerId, new Date('2100-01-01'));
    expect(await bet(2)).toMatchObject({ status: 'excluded' });
    expect(await win(playerId, 5n)).toMatchObject({ status: 'ok' });
    await setExcludedUntil(playerId, null);
    expect(await bet(2)).toMatchObject({ status: 'ok' });
  });

  test('credits a deposit that arrives while its player may not bet', async () => {
    const playerId = await playerWith(100n);
    await setExcludedUntil(playerId, new Date('2100-01-01'));
    const deposit = { playerId, key: newKey(), amountMinor: 50n, house: 'gateway:test', about: 'deposit' } as const;
    const answer = await wallet.transfer({ direction: 'in', ...deposit, upToLimit: true });
    expect(answer).toMatchObject({ status: 'ok', availableMinor: 150n });
  });

  test('shows the entries, the newest first, and sums the house', async () => {
    const playerId = await playerWith(1_000n);
    const account = `house:own-${engine}` as const;
    for (const amountMinor of [1n, 2n, 3n]) {
      await wallet.transfer({ direction: 'out', playerId, key: newKey(), amountMinor, house: account, about: 'stake' });
    }
    const page = await wallet.statement({ playerId, limit: 2 });
    expect(page.map(({ version, houseMinor, availableMinor }) => [version, houseMinor, availableMinor])).toEqual([
      [4n, 3n, 994n],
      [3n, 2n, 997n],
    ]);
    const rest = await wallet.statement({ playerId, beforeVersion: 3n, limit: 10 });
    expect(rest.map(({ about }) => about)).toEqual(['stake', 'deposit']);
    expect(await wallet.houseBalance(account)).toBe(6n);
  });

  test('knows that sessions ended of a player who has never paid in', async () => {
    const playerId = newPlayerId();
    await Promise.all([raiseSessionEpoch(playerId, 2), stake(playerId, 1n, { sessionEpoch: 1 }), win(playerId, 50n)]);
    expect(await stake(playerId, 1n, { sessionEpoch: 1 })).toMatchObject({ status: 'session' });
    expect(await stake(playerId, 1n, { sessionEpoch: 2 })).toMatchObject({ status: 'ok' });
  });

  test('has nothing for a player who never paid in', async () => {
    expect(await wallet.balance(newPlayerId())).toEqual({ availableMinor: 0n, heldMinor: 0n, version: 0n });
    expect(await stake(newPlayerId(), 1n)).toMatchObject({ status: 'insufficient' });
  });

  test.each([0n, -1n, 1_000_000_000_000_000n])(
    'refuses %s kobo as a stake before it reaches the books',
    async (amount) => {
      await expect(stake(newPlayerId(), amount)).rejects.toThrow('within its bounds');
    },
  );
});

const { wallet, playerWith, bus } = useTestWallet(db);
const elsewhere = useTestWallet(db);

test('an instant that is none fails alone', async () => {
  const [one, other] = [await playerWith(10n), await playerWith(10n)];
  const stake = (playerId: bigint, more: object) =>
    wallet.transfer({ direction: 'out', playerId, key: newKey(), amountMinor: 1n, house, about: 'stake', ...more });
  const broken = stake(one, { notAfter: new Date('never') });
  const good = stake(other, {});
  await expect(broken).rejects.toThrow('the last instant is one');
  expect(await good).toMatchObject({ status: 'ok' });
});

test('linked entries stay together when another player uses one of their keys in another process', async () => {
  const leg = (playerId: bigint, key: string) =>
    ({ kind: 'debit', playerId, key, amountMinor: 10n, house, about: 'stake' }) as const;
  for (let round = 0; round < 30; round += 1) {
    const [one, two] = [await playerWith(100n), await playerWith(100n)];
    const [a, b] = [newKey(), newKey()];
    const groups = await Promise.all([
      wallet.linked([leg(one, a), leg(one, b)]),
      elsewhere.wallet.linked([leg(two, b), leg(two, a)]),
    ]);
    const statuses = groups.map((answers) => answers.map(({ status }) => status).join());
    expect(statuses.sort()).toEqual(['conflict,conflict', 'ok,ok']);
    const balances = await Promise.all([one, two].map((playerId) => wallet.balance(playerId)));
    expect(balances.map(({ availableMinor }) => availableMinor).sort()).toEqual([100n, 80n]);
  }
});

test('tells of a new balance once it is durable', async () => {
  const playerId = await playerWith(1_000n);
  const heard: unknown[] = [];
  bus.subscribe('wallet.balance', (news) => heard.push(news));
  await wallet.transfer({ direction: 'out', playerId, key: newKey(), amountMinor: 1n, house, about: 'stake' });
  expect(heard).toEqual([{ playerId, availableMinor: 999n, version: 2n }]);
});

test.each([
  'update wallet.journal set status = status',
  'delete from wallet.journal',
  'truncate wallet.journal',
  'update wallet.house_leg set amount = 0',
  'delete from wallet.account',
  'update wallet.account set player_id = 1',
  'alter table wallet.journal disable trigger all',
])('the running role cannot %s', async (statement) => {
  await expect(db.database.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
});

test('the database refuses an account below zero that no debit was allowed to leave there', async () => {
  const playerId = await playerWith(100n);
  const take = (text: string) =>
    db.database.pool.query(`update wallet.account set ${text} where player_id = $1`, [playerId]);
  await expect(take('available = -1')).rejects.toMatchObject({ code: '23514', constraint: 'account_below_zero' });
  const short = { playerId, key: newKey(), amountMinor: 150n, house, about: 'correction', evenIfShort: true };
  expect(await wallet.transfer({ direction: 'out', ...short })).toMatchObject({ status: 'ok', availableMinor: -50n });
});

test('the database refuses a balance below zero that nothing allows, and the checker would find it', async () => {
  const admin = new pg.Client({ connectionString: db.url('postgres') });
  await admin.connect();
  onTestFinished(() => admin.end());
  const playerId = await playerWith(100n);
  const taken = { playerId, key: newKey(), amountMinor: 150n, house, about: 'correction', evenIfShort: true };
  await wallet.transfer({ direction: 'out', ...taken });
  const allow = (value: string) =>
    admin.query(`update wallet.journal set even_if_short = ${value} where key = '${taken.key}'`);
  await expect(allow('null')).rejects.toMatchObject({ code: '23514', constraint: 'journal_below_zero' });
  await admin.query('begin');
  await admin.query('alter table wallet.journal drop constraint journal_below_zero');
  await allow('null');
  const { rows } = await admin.query(ruleStatement('only a debit that may leaves an account below zero'));
  expect(rows).toEqual([{ example: taken.key }]);
  await admin.query('rollback');
});

test('an account in another currency than that of the brand is found', async () => {
  const { rows } = await db.database.pool.query('select count(*) from wallet.account');
  expect(rows[0].count).toBeGreaterThan(0n);
  expect(await elsewhere.findOtherCurrency()).toBeUndefined();
  const playerId = newPlayerId();
  await db.database.pool.query(`insert into wallet.account (player_id, currency) values ($1, 'KES')`, [playerId]);
  expect(await elsewhere.findOtherCurrency()).toBe('KES');
});

async function databaseNow(): Promise<Date> {
  return (await db.database.pool.query('select app_now() as now')).rows[0].now;
}
