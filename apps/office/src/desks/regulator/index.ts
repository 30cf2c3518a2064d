import type { Desk } from '../../shared/desk.ts';
import { translate } from './texts.ts';

export const regulatorDesk: Desk = {
  name: 'regulator',
  title: () => translate('regulator.title'),
  icon: 'pin',
  permission: 'regulator.read',
  pages: [{ path: '/regulator', load: async () => (await import('./regulator-page.tsx')).RegulatorPage }],
};
