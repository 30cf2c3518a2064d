import { systemClock } from '@harmattan/kernel/clock';
import { expect, test } from 'vitest';
import { createBatchQueue } from './batch-queue.ts';
import { WalletBusy } from './wallet.ts';

interface Item {
  player: bigint;
  name: string;
}

/** A queue whose batches end when the test says so. */
function open(limits: { waitingMax: number; playerWaitingMax: number }) {
  const batches: { names: string[]; end: (undecided: Item[]) => void }[] = [];
  const queue = createBatchQueue<Item>({
    ...limits,
    clock: systemClock,
    batchMax: 10,
    lanes: 1,
    playerOf: ({ player }) => player,
    work: (batch) =>
      new Promise((resolve) => {
        batches.push({
          names: batch.map(({ name }) => name),
          end: (undecided) => resolve({ undecided, pauseMs: 0 }),
        });
      }),
  });
  const add = (player: bigint, name: string) => queue.add({ player, name });
  /** How many of so many in one instant are refused. */
  const flood = (player: bigint, count: number) => {
    let refused = 0;
    for (let at = 0; at < count; at += 1) {
      try {
        add(player, `flood ${at}`);
      } catch (error) {
        expect(error).toBeInstanceOf(WalletBusy);
        refused += 1;
      }
    }
    return refused;
  };
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
  return { queue, add, flood, batches, turn };
}

test("a player's share of the room is bounded, and leaves room for the others", () => {
  const { add, flood, queue } = open({ waitingMax: 100, playerWaitingMax: 10 });
  expect(flood(1n, 1_000)).toBe(990);
  expect(queue.isFull()).toBe(false);
  expect(() => add(2n, 'other')).not.toThrow();
});

test('control: without that bound one player takes all the room', () => {
  const { add, flood, queue } = open({ waitingMax: 100, playerWaitingMax: 100 });
  expect(flood(1n, 1_000)).toBe(900);
  expect(queue.isFull()).toBe(true);
  expect(() => add(2n, 'other')).toThrow(WalletBusy);
});

test('a batch has one command of each player that waits, so that the next batch has the newcomer', async () => {
  const { add, flood, batches, turn } = open({ waitingMax: 100, playerWaitingMax: 10 });
  flood(1n, 10);
  await turn();
  add(2n, 'other 0');
  add(2n, 'other 1');
  batches[0]?.end([]);
  await turn();
  expect(batches[1]?.names).toEqual(['other 0', 'flood 1']);
  batches[1]?.end([]);
  await turn();
  expect(batches[2]?.names.sort()).toEqual(['flood 2', 'other 1']);
});

test('what is under way or set aside for a moment counts for its player as well', async () => {
  const { flood, batches, turn } = open({ waitingMax: 100, playerWaitingMax: 10 });
  expect(flood(1n, 10)).toBe(0);
  await turn();
  expect(batches[0]?.names).toEqual(['flood 0']);
  expect(flood(1n, 1)).toBe(1);
  batches[0]?.end([{ player: 1n, name: 'flood 0' }]);
  await turn();
  expect(flood(1n, 1)).toBe(1);
});

test('what is set aside comes again after its pause, before the next of its player', async () => {
  const { add, batches, queue, turn } = open({ waitingMax: 100, playerWaitingMax: 10 });
  add(1n, 'first');
  add(1n, 'second');
  await turn();
  batches[0]?.end([{ player: 1n, name: 'first' }]);
  await expect.poll(() => batches[1]?.names).toEqual(['first']);
  batches[1]?.end([]);
  await expect.poll(() => batches[2]?.names).toEqual(['second']);
  const drained = queue.drained();
  batches[2]?.end([]);
  await drained;
});
