import type { Clock } from '@harmattan/kernel/clock';
import { WalletBusy } from './wallet.ts';

export interface QueueOptions<Item> {
  clock: Clock;
  /** Whose it is: one player's items go one by one, in the order they came. */
  playerOf(item: Item): bigint;
  /**
   * Works on a batch, in which no player appears twice, and answers what could not be decided yet. That comes again after
   * a pause, before anything else of its player. Never rejects: it settles or fails each decided item itself.
   */
  work(batch: Item[]): Promise<{ undecided: Item[]; pauseMs: number }>;
  /** How many may wait. One more is refused at once. */
  waitingMax: number;
  /** How many of one player's may be there, waiting or under way. One more is refused at once, and the others' are not. */
  playerWaitingMax: number;
  batchMax: number;
  /** How many batches may be under way at the same time. */
  lanes: number;
}

export interface BatchQueue<Item> {
  /** Throws WalletBusy when the queue is full, or the player's share of it. */
  add(item: Item): void;
  isFull(): boolean;
  /** Settles once nothing waits and nothing is under way. */
  drained(): Promise<void>;
}

/**
 * Batches by themselves, with no timer: while one batch is being committed the next one gathers, and whatever has come by
 * then goes together.
 */
export function createBatchQueue<Item>(options: QueueOptions<Item>): BatchQueue<Item> {
  /** What each player waits with, the first in line first. A player with something under way is in here too. */
  const lines = new Map<bigint, Item[]>();
  /** How many of each player's are in their line, under way or parked. */
  const counts = new Map<bigint, number>();
  /** Players whose first item may go, in the order they got there. */
  let ready: bigint[] = [];
  let waiting = 0;
  let lanesBusy = 0;
  let parked = 0;
  let isWakeDue = false;
  let onDrained: (() => void)[] = [];

  function enqueue(item: Item): void {
    const player = options.playerOf(item);
    const line = lines.get(player);
    waiting += 1;
    counts.set(player, (counts.get(player) ?? 0) + 1);
    if (line) {
      line.push(item);
      return;
    }
    lines.set(player, [item]);
    ready.push(player);
    wake();
  }

  /**
   * As soon as the caller is done, and not at the end of the event loop's turn: under load a turn is long, and the database
   * would stand idle for the rest of it.
   */
  function wake(): void {
    if (isWakeDue || lanesBusy >= options.lanes) return;
    isWakeDue = true;
    queueMicrotask(() => {
      isWakeDue = false;
      while (ready.length > 0 && lanesBusy < options.lanes) void runBatch();
    });
  }

  async function runBatch(): Promise<void> {
    const players = ready.slice(0, options.batchMax);
    ready = ready.length > options.batchMax ? ready.slice(options.batchMax) : [];
    const batch = players.map((player) => (lines.get(player) as Item[]).shift() as Item);
    waiting -= batch.length;
    lanesBusy += 1;
    const { undecided, pauseMs } = await options.work(batch);
    lanesBusy -= 1;
    const parkedPlayers = new Set(undecided.map(options.playerOf));
    for (const player of players) if (!parkedPlayers.has(player)) finish(player);
    if (undecided.length > 0) park(undecided, pauseMs);
    settleIfDrained();
  }

  /** The player's item is settled, and the next one may go. */
  function finish(player: bigint): void {
    const count = (counts.get(player) as number) - 1;
    if (count === 0) counts.delete(player);
    else counts.set(player, count);
    release(player);
  }

  /** The player's next item may go. */
  function release(player: bigint): void {
    if ((lines.get(player) as Item[]).length === 0) lines.delete(player);
    else ready.push(player);
    if (ready.length > 0) wake();
  }

  function park(items: Item[], pauseMs: number): void {
    parked += items.length;
    void options.clock.sleep(pauseMs).then(() => {
      parked -= items.length;
      waiting += items.length;
      for (const item of items) {
        const player = options.playerOf(item);
        (lines.get(player) as Item[]).unshift(item);
        release(player);
      }
    });
  }

  function isFull(): boolean {
    return waiting + parked >= options.waitingMax;
  }

  function isDrained(): boolean {
    return waiting === 0 && parked === 0 && lanesBusy === 0;
  }

  function settleIfDrained(): void {
    if (!isDrained()) return;
    for (const settle of onDrained) settle();
    onDrained = [];
  }

  return {
    add(item) {
      if (isFull()) throw new WalletBusy('the queue of money commands is full');
      const ofPlayer = counts.get(options.playerOf(item)) ?? 0;
      if (ofPlayer >= options.playerWaitingMax) throw new WalletBusy('too many money commands of one player wait');
      enqueue(item);
    },
    isFull,
    async drained() {
      if (!isDrained()) await new Promise<void>((resolve) => onDrained.push(resolve));
    },
  };
}
