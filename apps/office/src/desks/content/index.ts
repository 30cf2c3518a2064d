import type { Desk } from '../../shared/desk.ts';
import { translate } from './texts.ts';

export const contentDesk: Desk = {
  name: 'content',
  title: () => translate('content.title'),
  icon: 'feather',
  permission: 'content.read',
  pages: [
    { path: '/content', load: async () => (await import('./content-page.tsx')).ContentPage },
    { path: '/content/games', load: async () => (await import('./games-page.tsx')).GamesPage },
    { path: '/content/:kind', load: async () => (await import('./content-page.tsx')).ContentPage },
    { path: '/content/:kind/:key', load: async () => (await import('./document-page.tsx')).DocumentPage },
  ],
};
