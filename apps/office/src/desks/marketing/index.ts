import type { Desk } from '../../shared/desk.ts';
import { translate } from './texts.ts';

export const marketingDesk: Desk = {
  name: 'marketing',
  title: () => translate('marketing.title'),
  icon: 'broadcast',
  permission: 'marketing.read',
  pages: [
    { path: '/marketing', load: async () => (await import('./mailings-page.tsx')).MailingsPage },
    { path: '/marketing/new', load: async () => (await import('./compose-page.tsx')).ComposePage },
    { path: '/marketing/segments', load: async () => (await import('./segments-page.tsx')).SegmentsPage },
    { path: '/marketing/campaigns', load: async () => (await import('./campaigns-page.tsx')).CampaignsPage },
  ],
};
