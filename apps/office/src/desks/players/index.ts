import type { Desk } from '../../shared/desk.ts';
import { translate } from './texts.ts';

export const playersDesk: Desk = {
  name: 'players',
  title: () => translate('players.title'),
  icon: 'person',
  permission: 'players.read',
  pages: [
    { path: '/players', load: async () => (await import('./players-page.tsx')).PlayersPage },
    { path: '/players/:playerId', load: async () => (await import('./player-page.tsx')).FirstTab },
    { path: '/players/:playerId/:tab', load: async () => (await import('./player-page.tsx')).PlayerPage },
  ],
};
