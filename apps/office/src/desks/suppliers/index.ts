import type { Desk } from '../../shared/desk.ts';
import { translate } from './texts.ts';
import { overdueQuery, type UnfinishedRounds } from './use-suppliers.ts';

export const suppliersDesk: Desk = {
  name: 'suppliers',
  title: () => translate('suppliers.title'),
  icon: 'broadcast',
  permission: 'suppliers.read',
  pages: [
    { path: '/suppliers', load: async () => (await import('./suppliers-page.tsx')).SuppliersPage },
    { path: '/suppliers/rounds', load: async () => (await import('./rounds-page.tsx')).RoundsPage },
    { path: '/suppliers/returns', load: async () => (await import('./returns-page.tsx')).ReturnsPage },
  ],
  worklist: {
    ...overdueQuery,
    itemsOf(answer) {
      const { rounds, lateWins } = answer as UnfinishedRounds;
      return [
        ...rounds.map(({ round, supplierName, gameName, since, actions }) => ({
          ...{ id: round, title: translate('suppliers.rounds.one'), about: `${supplierName}, ${gameName}`, since },
          ...{ href: `/suppliers/rounds?id=${round}`, isMine: actions.length > 0 },
        })),
        ...lateWins.map(({ id, supplierName, gameName, at, actions }) => ({
          ...{ id, title: translate('suppliers.late.one'), about: `${supplierName}, ${gameName}`, since: at },
          ...{ href: '/suppliers/rounds', isMine: actions.length > 0 },
        })),
      ];
    },
  },
};
