import type { RaceGames } from '../../apps/platform/src/modules/races/races-deps.ts';

const startPlayers = 6;
export const players = Array.from({ length: startPlayers }, (_, at) => BigInt(1_000 + at));

/** Those who limit themselves, and one who takes breaks. */
export const carefulPlayers = players.slice(-3, -1);
export const breakTaker = players.at(-1) as bigint;

export function userNameFor(playerId: bigint): string {
  return `2348${String(playerId).padStart(9, '0')}`;
}

/** Of every player. A withdrawal to a bank account that was not paid before asks for it. */
export const playersPassword = 'simulated horse';

/** The one game that counts in the seed's race, as its supplier calls it. */
export const raceGame = { supplier: 'qtech', externalId: '101' } as const;

const game = {
  ...raceGame,
  id: 1,
  variant: '',
  name: 'Simulated',
  hasFreePlay: false,
  isAvailable: true,
};

/** As much of a catalogue as a race asks for. */
export const raceGames: RaceGames = {
  game: (id) => (id === game.id ? game : undefined),
  games: () => [game],
  cardsOf: async () => [],
  tournamentGames: () => new Set(),
  setTournamentGames: async () => {},
};

/** Of the staff, in the template: one asks for money by hand and another one approves. */
export const staffIds = { maker: 1n, approver: 2n };
