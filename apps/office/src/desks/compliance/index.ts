import { type Desk, worklistOf } from '../../shared/desk.ts';
import { translate } from './texts.ts';
import { openReportsQuery } from './use-compliance.ts';

export const complianceDesk: Desk = {
  name: 'compliance',
  title: () => translate('compliance.title'),
  icon: 'eye',
  permission: 'compliance.read',
  pages: [
    { path: '/compliance', load: async () => (await import('./reports-page.tsx')).ReportsPage },
    { path: '/compliance/orders', load: async () => (await import('./orders-page.tsx')).OrdersPage },
    { path: '/compliance/licences', load: async () => (await import('./licences-page.tsx')).LicencesPage },
    { path: '/compliance/flags', load: async () => (await import('./flags-page.tsx')).FlagsPage },
    { path: '/compliance/dormant', load: async () => (await import('./dormant-page.tsx')).DormantPage },
  ],
  worklist: worklistOf({
    ...openReportsQuery,
    toItem: ({ id, kind, playerId, userName, since, actions }) => ({
      ...{ id, title: translate(`compliance.kind.${kind}`), about: userName ?? `#${playerId}`, since },
      ...{ href: `/compliance?id=${id}`, isMine: actions.length > 0 },
    }),
  }),
};
