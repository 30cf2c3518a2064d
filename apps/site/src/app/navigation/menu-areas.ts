import { brand } from '../../shared/brand/brand.ts';
import { type Area, mainAreas, myBets, storeAreas } from './areas.ts';

const [sports, ...otherMainAreas] = mainAreas as [Area, ...Area[]];

const moreAreas: readonly Area[] = [
  { href: '/casino', label: 'menu.casino', icon: 'cards' },
  { href: '/virtualgames', label: 'menu.virtual', icon: 'screen' },
  { href: '/tablegames', label: 'menu.table', icon: 'dice' },
  { href: '/provablyfair', label: 'menu.fair', icon: 'check' },
];

const sportsLite: Area = { href: '/Sports/AltenarLite', label: 'menu.sports-lite', icon: 'feather' };
/** A chat is promised only where the operator has one. */
const support: Area = {
  href: '/contact',
  label: brand.chatUrl ? 'menu.support' : 'shell.help',
  icon: 'chat',
  kind: 'chat',
};
const contact: Area = { href: '/contact', label: 'shell.contact', icon: 'info' };

export const drawerAreas: readonly Area[] = [sports, sportsLite, ...otherMainAreas, ...moreAreas, contact];

/** What stands beside the page on a wide screen has My bets for players, as phones have at their foot. */
export function sideAreas(isPlayer: boolean): readonly Area[] {
  return [sports, ...(isPlayer ? [myBets] : []), sportsLite, ...otherMainAreas, ...moreAreas];
}

export const helpAreas: readonly Area[] = [support, contact, ...storeAreas];

export const cashierArea: Area = { href: '/deposit', label: 'menu.cashier', icon: 'wallet' };

/** Has the count of the unread ones beside it. */
export const messagesArea: Area = { href: '/Messages', label: 'menu.messages', icon: 'chat' };

export const accountAreas: readonly Area[] = [
  { href: '/security', label: 'menu.details', icon: 'person' },
  { href: '/TransactionHistory', label: 'menu.history', icon: 'clock' },
  { href: '/GameHistory', label: 'menu.rounds', icon: 'reels' },
  { href: '/activity', label: 'menu.activity', icon: 'eye' },
  { href: '/security/trusteddevices', label: 'menu.security', icon: 'shield' },
  { href: '/verification', label: 'menu.verification', icon: 'eye' },
  { href: '/limits', label: 'menu.limits', icon: 'compass' },
  messagesArea,
];
