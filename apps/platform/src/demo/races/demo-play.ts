import { type Random, randomBelow } from '@harmattan/kernel/random';
import type { Race, Races } from '../../modules/races/index.ts';
import type { Wallet } from '../../modules/wallet/index.ts';
import { demoNumbers, playRound, targetMinor } from './demo-players.ts';

export interface DemoPlayDeps {
  races: Races;
  wallet: Wallet;
  random: Random;
  /** Players by these numbers, made when they are missing. Their accounts accept no sign-in. */
  openAccounts(numbers: string[]): Promise<bigint[]>;
}

/** Between two rounds of the demo players. */
const pauseMs = { least: 2_000, more: 3_000 };

/** The demo players of the races that run: one round, now and then, of one who is behind. */
export function createDemoPlay({ races, wallet, random, openAccounts }: DemoPlayDeps) {
  let players: bigint[] | undefined;
  let nextRoundMs = 0;

  return async (live: Race[], now: Date): Promise<void> => {
    // A clock that was set back begins anew.
    const isWaiting = now.getTime() < nextRoundMs && nextRoundMs - now.getTime() <= pauseMs.least + pauseMs.more;
    const running = live.filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
    if (isWaiting || running.length === 0) return;
    nextRoundMs = now.getTime() + pauseMs.least + randomBelow(random, pauseMs.more);
    const pick = <One>(all: One[]) => all[randomBelow(random, all.length)] as One;
    players ??= await openAccounts(demoNumbers);
    const race = pick(running);
    const behind: bigint[] = [];
    for (const [at, playerId] of players.entries()) {
      const own = await races.ownPlace(race.id, playerId);
      if ((own?.turnoverMinor ?? 0n) < targetMinor(at, race, now)) behind.push(playerId);
    }
    if (behind.length === 0) return;
    const games = await races.gamesOf(race.id);
    await playRound({ wallet, random }, { playerId: pick(behind), game: pick(games) });
  };
}
