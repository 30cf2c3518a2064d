import type { Desk } from '../../shared/desk.ts';
import { translate } from './texts.ts';

export const staffDesk: Desk = {
  name: 'staff',
  title: () => translate('staff.title'),
  icon: 'shield',
  permission: 'staff.read',
  pages: [{ path: '/staff', load: async () => (await import('./staff-page.tsx')).StaffPage }],
};
