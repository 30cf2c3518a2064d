import type { MessageId } from '@harmattan/i18n/messages';
import type { IconName } from '@harmattan/ui/icon';
import type { ListWanted } from './fetch-rounds.ts';

/** A list of rounds or bets, and the words it needs. */
export interface RoundList extends ListWanted {
  icon: IconName;
  title: MessageId;
  game: MessageId;
  loading: MessageId;
  failed: MessageId;
  count: MessageId;
  countSoFar: MessageId;
  empty: { title: MessageId; text: MessageId; way: MessageId; href: string };
}

export const gameRounds: RoundList = {
  area: 'games',
  state: 'all',
  icon: 'reels',
  title: 'rounds.title',
  game: 'rounds.column.game',
  loading: 'rounds.loading',
  failed: 'rounds.failed',
  count: 'rounds.count',
  countSoFar: 'rounds.count.more',
  empty: { title: 'rounds.empty.title', text: 'rounds.empty.text', way: 'rounds.empty.way', href: '/slots' },
};

const bets = {
  area: 'sports',
  icon: 'receipt',
  game: 'rounds.column.bet',
  loading: 'rounds.bets.loading',
  failed: 'rounds.bets.failed',
  count: 'rounds.bets.count',
  countSoFar: 'rounds.bets.count.more',
} as const;

export const betLists = {
  open: {
    ...bets,
    state: 'open',
    title: 'rounds.bets.open',
    empty: {
      title: 'rounds.bets.open.empty.title',
      text: 'rounds.bets.open.empty.text',
      way: 'rounds.bets.way',
      href: '/Sports/Altenar',
    },
  },
  settled: {
    ...bets,
    state: 'settled',
    title: 'rounds.bets.settled',
    empty: {
      title: 'rounds.bets.settled.empty.title',
      text: 'rounds.bets.settled.empty.text',
      way: 'rounds.bets.way',
      href: '/Sports/Altenar',
    },
  },
} as const satisfies Record<string, RoundList>;
