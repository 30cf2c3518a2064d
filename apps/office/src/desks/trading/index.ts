import type { Desk } from '../../shared/desk.ts';
import { type JackpotRow, jackpotsQuery } from './jackpots/use-jackpots.ts';
import { translate } from './texts.ts';

/** Results that are missing, and jackpots that can be settled. What waits for a second person is on the list of approvals. */
function itemsOf(rows: JackpotRow[]) {
  return rows.flatMap(({ id, missing, actions, closesAt }) => {
    const canSettle = actions.includes('settle');
    if (missing === 0 && !canSettle) return [];
    const title = translate(canSettle ? 'trading.waits.settle' : 'trading.waits.results', { count: missing });
    return [
      {
        ...{ id: String(id), title, about: translate('trading.jackpot.name', { id }), since: closesAt },
        ...{ href: `/trading/jackpots/${id}`, isMine: actions.length > 0 },
      },
    ];
  });
}

export const tradingDesk: Desk = {
  name: 'trading',
  title: () => translate('trading.title'),
  icon: 'trophy',
  permission: 'jackpots.read',
  pages: [
    { path: '/trading', load: async () => (await import('./jackpots/jackpots-page.tsx')).JackpotsPage },
    {
      path: '/trading/jackpots/new',
      load: async () => (await import('./jackpots/new-jackpot-page.tsx')).NewJackpotPage,
    },
    { path: '/trading/jackpots/:id', load: async () => (await import('./jackpots/jackpot-page.tsx')).JackpotPage },
    { path: '/trading/races', load: async () => (await import('./races/races-page.tsx')).RacesPage },
    { path: '/trading/races/new', load: async () => (await import('./races/new-race-page.tsx')).NewRacePage },
    { path: '/trading/races/:id', load: async () => (await import('./races/race-page.tsx')).RacePage },
  ],
  worklist: { ...jackpotsQuery, itemsOf: (rows) => itemsOf(rows as JackpotRow[]) },
};
