import { type Desk, worklistOf } from '../../shared/desk.ts';
import { serverWord } from '../../shared/texts/texts.ts';
import { translate } from './texts.ts';
import { worklistQuery } from './use-payments.ts';

export const paymentsDesk: Desk = {
  name: 'payments',
  title: () => translate('payments.title'),
  icon: 'wallet',
  permission: 'payments.read',
  pages: [{ path: '/payments', load: async () => (await import('./payments-page.tsx')).PaymentsPage }],
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
