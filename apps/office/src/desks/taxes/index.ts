import type { Desk } from '../../shared/desk.ts';
import { translate } from './texts.ts';

export const taxesDesk: Desk = {
  name: 'taxes',
  title: () => translate('taxes.title'),
  icon: 'receipt',
  permission: 'taxes.read',
  pages: [{ path: '/taxes', load: async () => (await import('./taxes-page.tsx')).TaxesPage }],
};
