import { type Desk, worklistOf } from '../../shared/desk.ts';
import { translate } from './texts.ts';
import { worklistQuery } from './use-verification.ts';

export const verificationDesk: Desk = {
  name: 'verification',
  title: () => translate('verification.title'),
  icon: 'eye',
  permission: 'verification.read',
  pages: [{ path: '/verification', load: async () => (await import('./verification-page.tsx')).VerificationPage }],
  worklist: worklistOf({
    ...worklistQuery,
    toItem: ({ id, name, userName, since, waits }) => ({
      id,
      title: waits.map((one) => translate(`verification.waits.${one}`)).join(', '),
      about: name || userName,
      since,
      href: `/verification?id=${encodeURIComponent(id)}`,
      isMine: true,
    }),
  }),
};
