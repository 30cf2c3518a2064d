import type { Desk } from '../../shared/desk.ts';
import { translate } from './texts.ts';

/** What waits here is a case, and is counted there. */
export const markersDesk: Desk = {
  name: 'markers',
  title: () => translate('markers.title'),
  icon: 'shield',
  permission: 'markers.read',
  pages: [
    { path: '/markers', load: async () => (await import('./markers-page.tsx')).MarkersPage },
    { path: '/markers/effects', load: async () => (await import('./effects-page.tsx')).EffectsPage },
  ],
};
