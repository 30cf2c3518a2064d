// A credit that closes a stake or a round is the last one that is paid for it, on both engines.
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newKey, useTestWallet } from '../../testing/test-wallet.ts';
import { findings } from './book-findings.ts';
import { ruleStatement } from './book-slices.ts';
import type { Closing } from './operations.ts';

const db = useTestDatabase();
const house = 'house:closings';
const rule = 'nothing is paid after its closing but a correction';

describe.each(['batched', 'slow'] as const)('on the %s engine', (engine) => {
  const { wallet, playerWith } = useTestWallet(db, { engine });

  async function newRound({ funds = 100n } = {}) {
    const playerId = await playerWith(funds);
    const round = newKey();
    const common = { playerId, house, round } as const;
    return {
      playerId,
      round,
      stake: async (key = newKey()) => {
        const answer = await wallet.transfer({ ...common, direction: 'out', key, amountMinor: 10n, about: 'stake' });
        expect(answer.status).toBe('ok');
        return key;
      },
      win: async ({ of = round, closes, key = newKey() }: { of?: string; closes?: Closing; key?: string } = {}) => {
        const credit = { ...common, key, of, amountMinor: 5n, about: 'win', ...(closes && { closes }) };
        return (await wallet.transfer({ ...credit, direction: 'in' })).status;
      },
      correct: async (direction: 'in' | 'out') =>
        (await wallet.transfer({ ...common, direction, key: newKey(), amountMinor: 3n, about: 'correction' })).status,
      undo: async (of: string) =>
        (await wallet.reverse({ playerId, key: newKey(), of, about: 'refund', evenIfSettled: true })).status,
      balance: async () => (await wallet.balance(playerId)).availableMinor,
    };
  }

  test('a closed round is not paid again under any other key, and its own key is answered as before', async () => {
    const { stake, win, balance } = await newRound();
    const staked = await stake();
    const key = newKey();
    expect(await win()).toBe('ok');
    expect(await win({ closes: 'round', key })).toBe('ok');
    expect(await win()).toBe('finished');
    expect(await win({ closes: 'round' })).toBe('finished');
    expect(await win({ of: staked })).toBe('finished');
    expect(await win({ closes: 'round', key })).toBe('ok');
    expect(await balance()).toBe(100n);
  });

  test('a stake that is closed leaves the other stakes of its round open', async () => {
    const { stake, win } = await newRound();
    const [first, second] = [await stake(), await stake()];
    expect(await win({ of: first, closes: 'stake' })).toBe('ok');
    expect(await win({ of: first })).toBe('finished');
    expect(await win({ of: second })).toBe('ok');
    expect(await win({ of: second, closes: 'round' })).toBe('ok');
    expect(await win({ of: second })).toBe('finished');
    expect(await win()).toBe('finished');
  });

  test('a credit about a stake closes the round of that stake, whatever round it names', async () => {
    const { playerId, stake, win } = await newRound();
    const staked = await stake();
    const named = { direction: 'in', playerId, house, of: staked, amountMinor: 5n, about: 'win' } as const;
    expect((await wallet.transfer({ ...named, key: newKey(), round: newKey(), closes: 'round' })).status).toBe('ok');
    expect((await wallet.transfer({ ...named, key: newKey(), round: newKey() })).status).toBe('finished');
    expect(await win()).toBe('finished');
  });

  test.each(['named', 'not named'])(
    'a stake without a round is closed with its round, which is %s by the win',
    async (named) => {
      const playerId = await playerWith(100n);
      const of = newKey();
      const common = { playerId, house, about: 'win', amountMinor: 10n } as const;
      await wallet.transfer({ ...common, direction: 'out', key: of, about: 'stake' });
      const win = async (closes?: Closing) => {
        const round = named === 'named' ? { round: newKey() } : {};
        const credit = { ...common, ...round, key: newKey(), of, ...(closes && { closes }) };
        return (await wallet.transfer({ ...credit, direction: 'in' })).status;
      };
      expect(await win()).toBe('ok');
      expect(await win('round')).toBe('ok');
      expect(await win()).toBe('finished');
      expect(await win('round')).toBe('finished');
      expect((await wallet.balance(playerId)).availableMinor).toBe(110n);
    },
  );

  test('only a correction pays after the closing, and takes back without opening it', async () => {
    const { stake, win, correct, balance } = await newRound();
    await stake();
    await win({ closes: 'round' });
    expect(await correct('in')).toBe('ok');
    expect(await correct('out')).toBe('ok');
    expect(await win()).toBe('finished');
    expect(await balance()).toBe(95n);
  });

  test('a closing that is taken back closes nothing', async () => {
    const { stake, win, undo } = await newRound();
    await stake();
    const key = newKey();
    await win({ closes: 'round', key });
    expect(await undo(key)).toBe('ok');
    expect(await win({ closes: 'round' })).toBe('ok');
    expect(await win()).toBe('finished');
  });

  test('a stake after the closing is paid itself, and only that', async () => {
    const { stake, win, undo } = await newRound();
    const early = await stake();
    await win({ closes: 'round' });
    const late = await stake();
    expect(await win({ of: early })).toBe('finished');
    expect(await win({ of: late })).toBe('ok');
    expect(await win({ closes: 'round' })).toBe('ok');
    expect(await win({ of: late })).toBe('finished');
    const undone = await stake();
    expect(await undo(undone)).toBe('ok');
    expect(await win()).toBe('finished');
  });

  test('a refused closing closes nothing', async () => {
    const { stake, win } = await newRound();
    expect(await win({ closes: 'round' })).toBe('unknown');
    await stake();
    expect(await win()).toBe('ok');
  });

  test("another player's closing is of their round only", async () => {
    const [one, other] = [await newRound(), await newRound()];
    await one.stake();
    await other.stake();
    await one.win({ closes: 'round' });
    expect(await other.win()).toBe('ok');
  });

  test('of eight closings at once one pays', async () => {
    const { stake, win, balance } = await newRound();
    await stake();
    const answers = await Promise.all(Array.from({ length: 8 }, () => win({ closes: 'round' })));
    expect(answers.filter((status) => status === 'ok')).toHaveLength(1);
    expect(answers.filter((status) => status === 'finished')).toHaveLength(7);
    expect(await balance()).toBe(95n);
  });

  test('a round is played and closed by one command, once', async () => {
    const { playerId, round, win } = await newRound();
    const play = () =>
      wallet.linked([
        { kind: 'debit', playerId, key: newKey(), round, house, amountMinor: 10n, about: 'stake' },
        {
          kind: 'credit',
          playerId,
          key: newKey(),
          round,
          of: round,
          house,
          amountMinor: 5n,
          about: 'win',
          closes: 'round',
        },
      ]);
    expect((await play()).map(({ status }) => status)).toEqual(['ok', 'ok']);
    expect(await win()).toBe('finished');
    // The stake opens the round, and its win closes it again.
    expect((await play()).map(({ status }) => status)).toEqual(['ok', 'ok']);
    expect(await win()).toBe('finished');
  });

  test('nothing is paid for a stake whose round was called off, and a round with a paid stake is not', async () => {
    const off = await newRound();
    const staked = await off.stake();
    const callOff = ({ playerId, round }: { playerId: bigint; round: string }) =>
      wallet.reverse({ playerId, key: newKey(), of: round, round, about: 'refund' });
    expect((await callOff(off)).status).toBe('reversed-unseen');
    expect(await off.win({ of: staked })).toBe('reversed');
    const paid = await newRound();
    await paid.stake();
    expect(await paid.win({ of: await paid.stake() })).toBe('ok');
    expect((await callOff(paid)).status).toBe('settled');
  });

  test('a win that closes is not linked with another win', async () => {
    const { playerId, round, stake } = await newRound();
    await stake();
    const win = { kind: 'credit', playerId, round, of: round, house, amountMinor: 5n, about: 'win' } as const;
    const legs = [{ ...win, key: newKey(), closes: 'round' } as const, { ...win, key: newKey() }];
    await expect(wallet.linked(legs)).rejects.toThrow('not linked');
  });
});

test('the checker finds a payment after the closing, and none that is allowed', async () => {
  const { wallet, playerWith } = made;
  const playerId = await playerWith(100n);
  const round = newKey();
  const common = { playerId, round, house } as const;
  await wallet.transfer({ ...common, direction: 'out', key: newKey(), amountMinor: 10n, about: 'stake' });
  const closing = { ...common, direction: 'in', of: round, amountMinor: 5n, about: 'win', closes: 'round' } as const;
  await wallet.transfer({ ...closing, key: newKey() });
  await wallet.transfer({ ...common, direction: 'in', key: newKey(), amountMinor: 5n, about: 'correction' });
  expect(await findings(db.database.pool)).toEqual([]);

  const superuser = new pg.Client({ connectionString: db.url('postgres') });
  await superuser.connect();
  onTestFinished(() => superuser.end());
  await superuser.query('begin');
  await superuser.query(
    `insert into wallet.journal (key, player_id, version, at, amount, house_amount, available_after, held_after, batch,
       fingerprint, of_key, house_id, kind, status, about, round)
     select $1, player_id, version + 1, at, 5, -5, available_after + 5, held_after, $1, $1, round, house_id, 'credit', 'ok',
       'win', round
     from wallet.journal where player_id = $2 order by version desc limit 1`,
    [newKey(), playerId],
  );
  expect((await superuser.query(ruleStatement(rule))).rows).toHaveLength(1);
  await superuser.query('rollback');
});

const made = useTestWallet(db);
