import type { Calls } from '@harmattan/contract';
import type { Minor } from '@harmattan/kernel/money';
import type { z } from 'zod';
import { cacheFor } from '../../plumbing/cache-for.ts';
import { placesWritten, shownPlaces } from './place-players.ts';
import { taxOfPlace } from './prize-tax.ts';
import type { RacesDeps } from './races-deps.ts';
import { stateNow } from './show-races.ts';
import type { ShownRace } from './shown-races.ts';
import { findStanding, listStanding } from './standing-store.ts';

type Board = Pick<z.output<Calls['GET Cashrace/GetCashRaceBoard']['data']>, 'players' | 'top' | 'own'>;

interface BoardPlace {
  place: number;
  playerId: bigint;
  turnoverMinor: Minor;
}

export interface BoardDeps extends Pick<RacesDeps, 'pool' | 'clock' | 'scoring' | 'wallet' | 'taxRules'> {
  /** What others see of a player's name. */
  maskedNameOf(playerId: bigint): Promise<string>;
}

const keepMs = 1_000;

/** The boards of races. What is the same for all players is cached for a second. */
export function createBoards(deps: BoardDeps) {
  const { pool, clock, scoring, maskedNameOf } = deps;

  /** Once the standing is written, it is the board: prizes are paid by it. */
  const tops = cacheFor({ clock, ms: keepMs }, async (key: `${'final' | 'live'}:${number}`) => {
    const [kind, id] = key.split(':') as [string, string];
    const raceId = Number(id);
    const places: BoardPlace[] =
      kind === 'final' ? await listStanding(pool, raceId, shownPlaces) : await scoring.top(raceId, shownPlaces);
    const names = await Promise.all(places.map(({ playerId }) => maskedNameOf(playerId)));
    return {
      // How many played in one that is over stands with the race.
      players: kind === 'final' ? 0 : await scoring.players(raceId),
      places: places.map((place, at) => ({ ...place, name: names[at] as string })),
    };
  });

  async function prizeAt(race: ShownRace, place: number, prizeMinor: Minor) {
    const taxMinor = await taxOfPlace(deps, race, { place, prizeMinor });
    return { place, prize: prizeMinor, tax: taxMinor, net: prizeMinor - taxMinor };
  }

  async function ownOf(race: ShownRace, playerId: bigint): Promise<Board['own']> {
    if (isFinal(race)) return finalOwnOf(race, playerId);
    const own = await scoring.own(race.id, playerId);
    if (!own) return null;
    const isOver = stateNow(race, clock.now()) !== 'running';
    return {
      ...(await prizeAt(race, own.place, prizeOf(race, own.place))),
      turnover: own.turnoverMinor,
      toNextPlace: isOver ? null : own.toNextPlaceMinor,
    };
  }

  /** Who is not in the standing won nothing and comes after all who are, whatever became of their stakes since. */
  async function finalOwnOf(race: ShownRace & { players: number }, playerId: bigint): Promise<Board['own']> {
    const common = { toNextPlace: null };
    const final = await findStanding(pool, { raceId: race.id, playerId });
    if (final)
      return { ...common, ...(await prizeAt(race, final.place, final.prizeMinor)), turnover: final.turnoverMinor };
    const own = await scoring.own(race.id, playerId);
    if (!own) return null;
    const place = Math.max(own.place, Math.min(race.players, placesWritten(race.prizesMinor)) + 1);
    return { ...common, ...(await prizeAt(race, place, 0n)), turnover: own.turnoverMinor };
  }

  return {
    async show(race: ShownRace, playerId: bigint | undefined): Promise<Board> {
      const { players, places } = await tops.get(`${isFinal(race) ? 'final' : 'live'}:${race.id}`);
      return {
        players: race.players ?? players,
        top: places.map(({ place, turnoverMinor, name, ...one }) => ({
          place,
          prize: prizeOf(race, place),
          turnover: turnoverMinor,
          name,
          isOwn: one.playerId === playerId,
        })),
        own: playerId === undefined ? null : await ownOf(race, playerId),
      };
    },
    forget: tops.clear,
  };
}

function isFinal(race: ShownRace): race is ShownRace & { players: number } {
  return race.players !== null;
}

/** A race that was called off pays no prize. */
function prizeOf({ state, prizesMinor }: ShownRace, place: number): Minor {
  return state === 'canceled' ? 0n : (prizesMinor[place - 1] ?? 0n);
}
