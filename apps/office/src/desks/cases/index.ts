import { type Desk, worklistOf } from '../../shared/desk.ts';
import { translate } from './texts.ts';
import { worklistQuery } from './use-cases.ts';
import { whoseText } from './whose-text.ts';

export const casesDesk: Desk = {
  name: 'cases',
  title: () => translate('cases.title'),
  icon: 'chat',
  permission: 'cases.read',
  pages: [
    { path: '/cases', load: async () => (await import('./cases-page.tsx')).CasesPage },
    { path: '/cases/:id', load: async () => (await import('./case-page.tsx')).CasePage },
  ],
  worklist: worklistOf({
    ...worklistQuery,
    toItem: (one) => ({
      id: one.id,
      title: `${one.id} ${one.subject}`,
      about: whoseText(one),
      since: one.since,
      href: `/cases/${one.id}`,
      isMine: one.group === 'mine' || one.actions.includes('take'),
    }),
  }),
};
