import type { CallData } from '@harmattan/contract';

type Race = CallData<'GET Cashrace/GetCashRacesList'>[number];
type Details = CallData<'GET Cashrace/GetCashraceDetails'>;
type Board = CallData<'GET Cashrace/GetCashRaceBoard'>;
type Game = CallData<'GET Cashrace/GetCashRaceGames'>[number];

const prizes = [5_000_000, 2_500_000, 1_250_000, 600_000, 300_000, 100_000, 50_000, 25_000, 10_000, 5_000.5];

/** A race as the server tells it, in the middle of its run unless it is said otherwise. */
export function race(changes: Partial<Race> = {}): Race {
  return {
    id: 7,
    cashRaceName: 'Harmattan Dash',
    periodPrizePool: 12_345_678.9,
    periodPrizePoolCurrency: 'NGN',
    fromDate: '2026-11-14T12:00:00',
    toDate: '2026-11-16T12:00:00',
    state: 'running',
    startsInSeconds: 0,
    endsInSeconds: 93_784,
    urlSuffix: 'harmattan-dash',
    banner: { iconImageData: '/art/banners/race-dunes.svg' },
    prizeDistribution: prizes.map((prize, index) => ({ place: index + 1, prize, net: prize })),
    ...changes,
  };
}

export function details(changes: Partial<Details> = {}): Details {
  return {
    ...race(),
    rules:
      '## How it counts\n\n- Every stake **with money** on these games.\n- A stake that is called off counts back.',
    players: 1_204,
    top: prizes.map((prize, index) => ({
      place: index + 1,
      prize,
      turnover: 912_345.5 - index * 31_000,
      name: `0803•••••${10 + index}`,
      isOwn: index === 4,
    })),
    own: { place: 5, prize: 300_000, tax: 0, net: 300_000, turnover: 788_345.5, toNextPlace: 31_000.01 },
    ...changes,
  };
}

/** What the board's own call tells of the race. */
export function boardOf({ state, endsInSeconds, startsInSeconds, players, top, own }: Details): Board {
  return { state, endsInSeconds, startsInSeconds, players, top, own };
}

export const game: Game = {
  id: 11,
  gameName: 'Lion of the Savannah',
  imageName: 'lion-ember.svg',
  imageBase: '/tiles/',
  realUrl: '/game/StartEndorphina?gameId=lion',
  isFav: false,
  hasIngameDropsAndWins: false,
  isInActiveTournament: true,
  hasFreePlay: true,
  provider: 'Endorphina',
  isRecent: false,
};
