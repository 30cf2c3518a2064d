import type { Desk } from '../../shared/desk.ts';
import { translate } from './texts.ts';

export const bookDesk: Desk = {
  name: 'book',
  title: () => translate('book.title'),
  icon: 'ball',
  permission: 'tickets.read',
  pages: [
    { path: '/book', load: async () => (await import('./tickets-page.tsx')).TicketsPage },
    { path: '/book/exposure', load: async () => (await import('./exposure-page.tsx')).ExposurePage },
    { path: '/book/referrals', load: async () => (await import('./referrals-page.tsx')).ReferralsPage },
    { path: '/book/limits', load: async () => (await import('./limits-page.tsx')).LimitsPage },
    { path: '/book/results', load: async () => (await import('./results-page.tsx')).ResultsPage },
  ],
};
