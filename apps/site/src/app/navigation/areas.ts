import type { MessageId } from '@harmattan/i18n/messages';
import type { IconName } from '@harmattan/ui/icon';
import { brand } from '../../shared/brand/brand.ts';
import { offersApp } from '../../shared/device/web-view.ts';

/** A place of the site that menus lead to. */
export interface Area {
  href: string;
  label: MessageId;
  icon: IconName;
  /** Leads there in a way of its own: see `AreaLink`. */
  kind?: 'sports' | 'game' | 'my-bets' | 'chat' | 'store';
}

const sports: Area = { href: '/Sports/Altenar', label: 'shell.sports', icon: 'ball', kind: 'sports' };
const slots: Area = { href: '/slots', label: 'shell.slots', icon: 'reels' };
const liveCasino: Area = { href: '/livecasino', label: 'shell.live-casino', icon: 'broadcast' };

export const myBets: Area = { href: '/Sports/mybets', label: 'shell.my-bets', icon: 'receipt', kind: 'my-bets' };

/** The strip below a phone's header, and the upper part of the large menus. */
export const mainAreas: readonly Area[] = [
  sports,
  slots,
  liveCasino,
  { href: '/cashraces', label: 'shell.tournaments', icon: 'trophy' },
  { href: '/Game/StartBetsolutions/3?gameId=7001', label: 'shell.zeppelin', icon: 'airship', kind: 'game' },
  { href: '/ManualJackpot', label: 'shell.jackpot', icon: 'coin' },
  { href: '/promotions', label: 'shell.promotions', icon: 'gift' },
];

/** The app's store. A page inside an app needs no link to one. */
export const storeAreas: readonly Area[] =
  brand.storeUrl && offersApp ? [{ href: brand.storeUrl, label: 'shell.app', icon: 'phone', kind: 'store' }] : [];

/** The bar at the foot of a phone's screen. */
export const shortcuts: readonly Area[] = [
  sports,
  slots,
  myBets,
  liveCasino,
  { href: '/contact', label: brand.chatUrl ? 'shell.chat' : 'shell.help', icon: 'chat', kind: 'chat' },
];
