import { hash } from 'node:crypto';
import type { NewEvent } from '../../modules/jackpot/index.ts';

/** Invented: towns, beasts and weather that no real club is called after. */
const towns = [
  'Lagoon',
  'Plateau',
  'Savanna',
  'Delta',
  'Coral Bay',
  'Mangrove',
  'Baobab',
  'Dune',
  'Riverhead',
  'Kingfisher',
];
const names = ['Rovers', 'Harriers', 'Athletic', 'Wanderers', 'Stars', 'Union', 'City', 'Rangers'];
const leagues = ['Harmattan Premier', 'Coast League', 'Savanna Cup', 'Northern Division'];

const demoReserves = 2;

/** Games for a jackpot of the sandbox, one after the other from its first kick-off; other ones for each `seed`. */
export function demoGames(plan: { seed: string; games: number; firstAt: Date; everyMs: number }): NewEvent[] {
  const { seed, games, firstAt, everyMs } = plan;
  const clubs = shuffled(
    seed,
    towns.flatMap((town) => names.map((name) => `${town} ${name}`)),
  );
  return Array.from({ length: games + demoReserves }, (_, at) => {
    const isReserve = at >= games;
    return {
      participant1: clubs[2 * at] as string,
      participant2: clubs[2 * at + 1] as string,
      league: leagues[at % leagues.length] as string,
      // Reserves are played with the last games.
      startsAt: new Date(firstAt.getTime() + (isReserve ? at - demoReserves : at) * everyMs),
      isReserve,
    };
  });
}

function shuffled(seed: string, all: string[]): string[] {
  const rank = new Map(all.map((one) => [one, hash('sha256', `${seed}:${one}`, 'hex')]));
  return all.toSorted((one, other) => ((rank.get(one) as string) < (rank.get(other) as string) ? -1 : 1));
}
