import { type Desk, worklistOf } from '../../shared/desk.ts';
import { serverWord } from '../../shared/texts/texts.ts';
import { translate } from './texts.ts';
import { worklistQuery } from './use-approvals.ts';

export const approvalsDesk: Desk = {
  name: 'approvals',
  title: () => translate('approvals.title'),
  icon: 'check',
  permission: 'approvals.read',
  pages: [{ path: '/approvals', load: async () => (await import('./approvals-page.tsx')).ApprovalsPage }],
  worklist: worklistOf({
    ...worklistQuery,
    toItem: ({ id, kind, maker, since, actions }) => ({
      id,
      title: serverWord('approvals.kind', kind),
      about: maker,
      since,
      href: `/approvals?id=${encodeURIComponent(id)}`,
      isMine: actions.length > 0,
    }),
  }),
};
