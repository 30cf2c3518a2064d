import type { Calls } from '@harmattan/contract';
import type { z } from 'zod';
import { taxAhead } from './prize-tax.ts';
import type { RacesDeps } from './races-deps.ts';
import type { State } from './races-store.ts';
import type { ShownRace } from './shown-races.ts';
import type { Language } from './terms-store.ts';

export type RaceCard = z.output<Calls['GET Cashrace/GetCashRacesList']['data']>[number];
export type ShownState = RaceCard['state'];

interface Look extends Pick<RacesDeps, 'taxRules'> {
  language: Language;
  now: Date;
  currency: string;
}

const prizesInList = 10;
const bannerPath = '/art/banners';

/** Those that run by their end, those to come by their start, then those that are over, the last one first. */
export function showRaces(races: ShownRace[], look: Look): RaceCard[] {
  const ordered = races
    .map((race) => ({ race, rank: rankOf(stateNow(race, look.now)) }))
    .sort((one, other) => one.rank - other.rank || compareTimes(one.race, other.race, one.rank));
  return ordered.map(({ race }) => {
    const card = showRace(race, look);
    return { ...card, prizeDistribution: card.prizeDistribution.slice(0, prizesInList) };
  });
}

export function showRace(race: ShownRace, { language, now, currency, taxRules }: Look): RaceCard {
  return {
    id: race.id,
    cashRaceName: race.texts[language].name,
    periodPrizePool: race.prizePoolMinor,
    periodPrizePoolCurrency: currency,
    fromDate: race.startsAt,
    toDate: race.endsAt,
    ...timesOf(race, now),
    urlSuffix: race.urlSuffix,
    banner: { iconImageData: `${bannerPath}/${race.banner}.svg` },
    prizeDistribution: race.prizesMinor.map((prize, at) => ({
      ...{ place: at + 1, prize },
      net: prize - taxAhead({ taxRules }, race, prize),
    })),
  };
}

/** How it stands at this instant, and how long until that changes. */
export function timesOf(race: ShownRace, now: Date) {
  const state = stateNow(race, now);
  const secondsTo = (at: Date) => Math.max(0, Math.ceil((at.getTime() - now.getTime()) / 1_000));
  return {
    state,
    startsInSeconds: state === 'upcoming' ? secondsTo(race.startsAt) : 0,
    endsInSeconds: state === 'upcoming' || state === 'running' ? secondsTo(race.endsAt) : 0,
  };
}

/** Between the instant and the moment when it is written down, the instant is right. */
export function stateNow({ state, startsAt, endsAt }: ShownRace, now: Date): ShownState {
  if (state !== 'upcoming' && state !== 'running') return state satisfies State as ShownState;
  if (now >= endsAt) return 'finished';
  return now >= startsAt ? 'running' : 'upcoming';
}

function rankOf(state: ShownState): number {
  return { running: 0, upcoming: 1, finished: 2, paid: 2, canceled: 2 }[state];
}

function compareTimes(one: ShownRace, other: ShownRace, rank: number): number {
  const timeOf = ({ startsAt, endsAt, overAt }: ShownRace) => (rank === 1 ? startsAt : (overAt ?? endsAt)).getTime();
  const difference = timeOf(one) - timeOf(other) || one.id - other.id;
  return rank === 2 ? -difference : difference;
}
