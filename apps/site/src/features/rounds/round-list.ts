import type { MessageId } from '@harmattan/i18n/messages';
import type { IconName } from '@harmattan/ui/icon';
import type { ListWanted } from './fetch-rounds.ts';

/** A list of rounds or bets, and the words it needs. */
export interface RoundList extends ListWanted {
  look: 'table' | 'cards';
  icon: IconName;
  title: MessageId;
  loading: MessageId;
  failed: MessageId;
  count: MessageId;
  countSoFar: MessageId;
  empty: { title: MessageId; text: MessageId; way: MessageId; href: string };
}

export const gameRounds: RoundList = {
  area: 'games',
  state: 'all',
  look: 'table',
  icon: 'reels',
  title: 'rounds.title',
  loading: 'rounds.loading',
  failed: 'rounds.failed',
  count: 'rounds.count',
  countSoFar: 'rounds.count.more',
  empty: { title: 'rounds.empty.title', text: 'rounds.empty.text', way: 'rounds.empty.way', href: '/slots' },
};

export const betStates = ['open', 'settled'] as const;
export const betAreas = ['all', 'sports', 'games'] as const;

type BetState = (typeof betStates)[number];
type BetArea = (typeof betAreas)[number];

export function betList(state: BetState, area: BetArea): RoundList {
  return {
    area,
    state,
    look: 'cards',
    icon: 'receipt',
    title: `rounds.bets.${state}`,
    loading: 'rounds.bets.loading',
    failed: 'rounds.bets.failed',
    count: 'rounds.bets.count',
    countSoFar: 'rounds.bets.count.more',
    empty: {
      title: `rounds.bets.${state}.empty.title`,
      text: `rounds.bets.${state}.empty.text`,
      way: area === 'games' ? 'rounds.empty.way' : 'rounds.bets.way',
      href: area === 'games' ? '/slots' : '/Sports/Altenar',
    },
  };
}
