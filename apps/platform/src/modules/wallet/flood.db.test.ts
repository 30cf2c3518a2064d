// One player without money floods the queue; another one plays on.
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newKey, newPlayerId, useTestWallet } from '../../testing/test-wallet.ts';
import { WalletBusy } from './wallet.ts';

const db = useTestDatabase();
const queueMax = 300;
const wave = 1_000;
const { wallet, playerWith, isFull } = useTestWallet(db, { queueMax });
const house = 'house:test' as const;
const stakes = 60;
const blocks = 3;
/** How many times as long a stake may take beside the flood. */
const delayMax = 8;

const stake = (playerId: bigint) =>
  wallet.transfer({ direction: 'out', playerId, key: newKey(), amountMinor: 1n, house, about: 'stake' });

async function delays(playerId: bigint): Promise<number[]> {
  const found: number[] = [];
  for (let at = 0; at < stakes; at += 1) {
    const before = performance.now();
    expect(await stake(playerId)).toMatchObject({ status: 'ok' });
    found.push(performance.now() - before);
  }
  return found;
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] as number;

/** Waves of more commands in one instant than the queue has room for, until it is stopped. */
function flood(playerId: bigint) {
  let isStopped = false;
  const counts = { waves: 0, refused: 0, decided: 0, filled: 0 };
  async function run(): Promise<void> {
    while (!isStopped) {
      const commands = Array.from({ length: wave }, () => stake(playerId));
      counts.waves += 1;
      counts.filled += Number(isFull());
      for (const outcome of await Promise.allSettled(commands)) {
        if (outcome.status === 'fulfilled') expect(outcome.value.status).toBe('insufficient');
        else expect(outcome.reason).toBeInstanceOf(WalletBusy);
        counts[outcome.status === 'fulfilled' ? 'decided' : 'refused'] += 1;
      }
    }
  }
  const running = run();
  return async () => {
    isStopped = true;
    await running;
    return counts;
  };
}

test('a thousand commands of one player in one instant refuse no stake of another, and delay it little', async () => {
  const playerId = await playerWith(1_000_000n);
  const [alone, beside]: [number[], number[]] = [[], []];
  let entries = 0;
  for (let block = 0; block < blocks; block += 1) {
    alone.push(...(await delays(playerId)));
    const stop = flood(newPlayerId());
    beside.push(...(await delays(playerId)));
    const { waves, decided, filled } = await stop();
    expect(filled).toBe(0);
    // Of each wave, a tenth of the queue's room is taken. The rest is refused and leaves no entry.
    expect(decided).toBe((waves * queueMax) / 10);
    entries += decided;
  }
  const ratio = median(beside) / median(alone);
  expect(ratio, 'the delay beside the flood over the delay alone').toBeLessThan(delayMax);
  const { rows } = await db.database.pool.query('select count(*) from wallet.journal where player_id <> $1', [
    playerId,
  ]);
  expect(rows[0].count).toBe(BigInt(entries));
});
