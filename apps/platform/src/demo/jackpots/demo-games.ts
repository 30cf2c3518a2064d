import { hash } from 'node:crypto';
import type { NewEvent } from '../../modules/jackpot/index.ts';
import { demoLeagues } from './demo-clubs.ts';

const demoReserves = 2;

/** Games for a jackpot of the sandbox, one after the other from its first kick-off; other ones for each `seed`. */
export function demoGames(plan: { seed: string; games: number; firstAt: Date; everyMs: number }): NewEvent[] {
  const { seed, games, firstAt, everyMs } = plan;
  const pairs = shuffled(
    seed,
    demoLeagues.flatMap(({ name, clubs }) => pairsOf(name, shuffled(seed, clubs, String))),
    ({ participant1 }) => participant1,
  );
  return Array.from({ length: games + demoReserves }, (_, at) => {
    const isReserve = at >= games;
    return {
      ...(pairs[at] as Pair),
      // Reserves are played with the last games.
      startsAt: new Date(firstAt.getTime() + (isReserve ? at - demoReserves : at) * everyMs),
      isReserve,
    };
  });
}

type Pair = Pick<NewEvent, 'participant1' | 'participant2' | 'league'>;

function pairsOf(league: string, clubs: string[]): Pair[] {
  return Array.from({ length: Math.floor(clubs.length / 2) }, (_, at) => ({
    ...{ participant1: clubs[2 * at] as string, participant2: clubs[2 * at + 1] as string, league },
  }));
}

function shuffled<Item>(seed: string, all: readonly Item[], nameOf: (item: Item) => string): Item[] {
  const rank = new Map(all.map((one) => [one, hash('sha256', `${seed}:${nameOf(one)}`, 'hex')]));
  return all.toSorted((one, other) => ((rank.get(one) as string) < (rank.get(other) as string) ? -1 : 1));
}
