// What holds for the rounds of a game, on both engines.
import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newKey, useTestWallet } from '../../testing/test-wallet.ts';

const db = useTestDatabase();
const house = 'house:rounds';

describe.each(['batched', 'slow'] as const)('on the %s engine', (engine) => {
  const { wallet, playerWith } = useTestWallet(db, { engine });

  async function newRound(fundsMinor = 100n) {
    const playerId = await playerWith(fundsMinor);
    const round = newKey();
    const stake = (amountMinor: bigint, key = newKey()) =>
      wallet.transfer({
        direction: 'out',
        playerId,
        key,
        round,
        amountMinor,
        house,
        about: 'stake',
        memo: 'a "memo" \\ {x}',
      });
    const win = (amountMinor: bigint, key = newKey()) =>
      wallet.transfer({ direction: 'in', playerId, key, round, of: round, amountMinor, house, about: 'win' });
    const undo = (of: string, key = newKey()) => wallet.reverse({ playerId, key, of, round, about: 'refund' });
    const balance = async () => (await wallet.balance(playerId)).availableMinor;
    return { playerId, round, stake, win, undo, balance };
  }

  test('a win needs a stake that is left in its round', async () => {
    const { stake, win, undo, balance } = await newRound();
    expect((await win(30n)).status).toBe('unknown');
    const [first, second] = [newKey(), newKey()];
    await stake(10n, first);
    await stake(20n, second);
    await undo(first);
    expect((await win(30n)).status).toBe('ok');
    expect(await balance()).toBe(110n);
  });

  test('a stake is not undone once its round was paid for', async () => {
    const { stake, win, undo, balance } = await newRound();
    const [first, second] = [newKey(), newKey()];
    await stake(10n, first);
    await stake(20n, second);
    await win(5n);
    expect((await undo(second)).status).toBe('settled');
    expect(await balance()).toBe(75n);
  });

  test('no win is paid for a round all of whose stakes were undone', async () => {
    const { stake, win, undo, balance } = await newRound();
    const key = newKey();
    await stake(10n, key);
    await undo(key);
    expect((await win(5n)).status).toBe('unknown');
    expect(await balance()).toBe(100n);
  });

  test('a round that was called off takes no stake, early or late, and one that was paid cannot be', async () => {
    const early = await newRound();
    expect((await early.undo(early.round)).status).toBe('reversed-unseen');
    expect((await early.stake(10n)).status).toBe('reversed');
    expect((await early.win(10n)).status).toBe('unknown');
    expect(await early.balance()).toBe(100n);
    const paid = await newRound();
    await paid.stake(10n);
    await paid.win(0n);
    expect((await paid.undo(paid.round)).status).toBe('settled');
    expect((await paid.stake(10n)).status).toBe('ok');
  });

  test('a stake and its win may come together, and of nothing', async () => {
    const { playerId, round, balance } = await newRound();
    const common = { playerId, round, house, about: 'play' } as const;
    const answers = await wallet.linked([
      { ...common, kind: 'debit', key: newKey(), amountMinor: 0n },
      { ...common, kind: 'credit', key: newKey(), of: round, amountMinor: 7n },
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['ok', 'ok']);
    expect(await balance()).toBe(107n);
  });

  test("all of a round can be read again by its player, and no other player's round of that name", async () => {
    const { playerId, round, stake, win, undo } = await newRound();
    const key = newKey();
    await stake(10n, key);
    await stake(500n);
    await win(3n);
    await undo(key);
    const lines = await wallet.rounds({ playerId, rounds: [round] });
    expect(lines.map(({ kind, status, amountMinor, houseMinor }) => [kind, status, amountMinor, houseMinor])).toEqual([
      ['debit', 'ok', 10n, 10n],
      ['debit', 'insufficient', 500n, 0n],
      ['credit', 'ok', 3n, -3n],
      ['reverse', 'settled', 0n, 0n],
    ]);
    expect(lines[0]?.memo).toBe('a "memo" \\ {x}');
    expect(await wallet.entry(key)).toEqual(lines[0]);
    expect(await wallet.rounds({ playerId: playerId + 1n, rounds: [round] })).toEqual([]);
    const rounds = await wallet.statement({ playerId, limit: 10, inRounds: true });
    expect(rounds).toEqual(lines.toReversed());
  });

  test('the same win twice at once is paid once', async () => {
    const { stake, win, balance } = await newRound();
    await stake(10n);
    const key = newKey();
    const answers = await Promise.all([win(4n, key), win(4n, key)]);
    expect(answers.map(({ isRepeat }) => isRepeat).sort()).toEqual([false, true]);
    expect(await balance()).toBe(94n);
  });

  test('of a win and the undoing of its stake at once, one happens', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const { stake, win, undo, balance } = await newRound();
      const key = newKey();
      await stake(10n, key);
      await Promise.all([win(50n), undo(key)]);
      expect([100n, 140n]).toContain(await balance());
    }
  });
});
