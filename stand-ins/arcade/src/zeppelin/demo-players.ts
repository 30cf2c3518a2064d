import { timeOf } from '@harmattan/fair/zeppelin/growth';
import type { Clock } from '@harmattan/kernel/clock';
import { type Random, randomBelow } from '@harmattan/kernel/random';
import { firstDemoPlayer } from './browser/frames.js';
import type { DeckEvent } from './deck.ts';
import { bettingMs } from './flight.ts';

const fewest = 18;
const spread = 20;
const stakesMajor = [20, 50, 100, 100, 200, 500, 500, 1_000, 2_000];
/** Where they mean to get out, in hundredths: most of them soon. */
const targets = [110, 125, 150, 150, 180, 200, 200, 250, 300, 500, 1_000];
const lateMs = 800;

/** Where demo players appear. Nothing of theirs reaches a wallet. */
export interface DemoCrew {
  boardDemo(player: number, stakeMajor: number): number;
  letDemoOut(place: number, height: number): void;
}

/** A few dozen demo players, so that a player who tries the sandbox alone sees a lively flight. They stake nothing and win nothing. */
export function createDemoPlayers({ clock, random }: { clock: Clock; random: Random }, crew: DemoCrew) {
  let leaving = new AbortController();
  let boarded: { place: number; target: number }[] = [];

  const pick = (list: readonly number[]) => list[randomBelow(random, list.length)] ?? 100;

  function after(ms: number, act: () => void): void {
    const { signal } = leaving;
    void clock.sleep(ms, signal).then(() => signal.aborted || act());
  }

  function forget(): void {
    leaving.abort();
    leaving = new AbortController();
    boarded = [];
  }

  return {
    hear(event: DeckEvent): void {
      if (event.kind === 'open') {
        forget();
        const players = fewest + randomBelow(random, spread);
        for (let at = 0; at < players; at += 1) {
          const player = firstDemoPlayer + 1 + at;
          after(randomBelow(random, bettingMs - lateMs), () => {
            boarded.push({ place: crew.boardDemo(player, pick(stakesMajor)), target: pick(targets) });
          });
        }
      } else if (event.kind === 'start') {
        // A demo player with a target above the burst stays on board: the server knows the burst before, and no page does.
        for (const { place, target } of boarded.filter((one) => one.target <= event.flight.burstHundredths)) {
          after(timeOf(target), () => crew.letDemoOut(place, target));
        }
      } else if (event.kind === 'burst' || event.kind === 'called-off') {
        forget();
      }
    },
    stop: forget,
  };
}
