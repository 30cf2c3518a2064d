import { type Desk, worklistOf } from '../../shared/desk.ts';
import { serverWord } from '../../shared/texts/texts.ts';
import { translate } from './texts.ts';
import { worklistQuery } from './use-payments.ts';

export const paymentsDesk: Desk = {
  name: 'payments',
  title: () => translate('payments.title'),
  icon: 'wallet',
  permission: 'payments.read',
  pages: [
    { path: '/payments', load: async () => (await import('./payments-page.tsx')).PaymentsPage },
    { path: '/payments/float', load: async () => (await import('./float-page.tsx')).FloatPage },
    { path: '/payments/rules', load: async () => (await import('./rules-page.tsx')).RulesPage },
    { path: '/payments/methods', load: async () => (await import('./methods-page.tsx')).MethodsPage },
  ],
  worklist: worklistOf({
    ...worklistQuery,
    toItem: ({ id, kind, userName, playerId, since, actions }) => ({
      id,
      title: serverWord('payments.kind', kind),
      about: userName ?? (playerId === null ? '' : `#${playerId}`),
      since,
      href: `/payments?id=${encodeURIComponent(id)}`,
      isMine: actions.length > 0,
    }),
  }),
};
