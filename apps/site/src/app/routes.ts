import type { CatalogueName, MessageId } from '@harmattan/i18n/messages';

interface RouteRow {
  /** Matched without regard to case. `*` is every address that no other row has. */
  path: string;
  /** Its component is in `pages.ts`. */
  page: string;
  title: MessageId;
  catalogue: CatalogueName;
  /** A visitor is sent to sign in first. */
  needsPlayer?: boolean;
  /** Does not exist in live mode. */
  sandboxOnly?: boolean;
}

const coming = { page: 'coming', catalogue: 'coming' } as const;
const partner = { page: 'partner', catalogue: 'partner', title: 'partner.title' } as const;

const rows = [
  { path: '/', page: 'home', title: 'home.title', catalogue: 'home' },
  { path: '/Sports/Altenar', page: 'home', title: 'home.title', catalogue: 'home' },
  { path: '/login', page: 'login', title: 'sign-in.title', catalogue: 'sign-in' },
  { path: '/register', page: 'register', title: 'register.title', catalogue: 'register' },

  { path: '/promotions', title: 'shell.promotions', ...coming },
  { path: '/promotiondetails', title: 'coming.promotion', ...coming },

  { path: '/deposit', page: 'deposit', title: 'deposit.title', catalogue: 'deposit', needsPlayer: true },
  { path: '/withdraw', page: 'withdraw', title: 'withdraw.title', catalogue: 'withdraw', needsPlayer: true },
  {
    path: '/TransactionHistory',
    page: 'transactions',
    title: 'transactions.title',
    catalogue: 'transactions',
    needsPlayer: true,
  },

  { path: '/slots', title: 'shell.slots', ...coming },
  { path: '/casino', title: 'coming.casino', ...coming },
  { path: '/livecasino', title: 'shell.live-casino', ...coming },
  { path: '/virtualgames', title: 'coming.virtual', ...coming },
  { path: '/tablegames', title: 'coming.table', ...coming },
  { path: '/provablyfair', title: 'coming.fair', ...coming },
  { path: '/cashraces', title: 'shell.tournaments', ...coming },
  { path: '/cashracedetails', title: 'coming.tournament', ...coming },

  { path: '/Game/StartEgt', title: 'coming.game', ...coming },
  { path: '/Game/StartSoftGaming/:number', title: 'coming.game', ...coming },
  { path: '/game/StartBetSolutions', title: 'coming.game', ...coming },
  { path: '/game/StartBetSolutions/:provider', title: 'coming.game', ...coming },
  { path: '/game/StartEndorphina', title: 'coming.game', ...coming },
  { path: '/game/StartBetConstruct', title: 'coming.game', ...coming },
  { path: '/game/StartQTech', title: 'coming.game', ...coming },
  { path: '/game/StartGlobalBet', title: 'coming.game', ...coming },
  { path: '/game/StartVivo', title: 'coming.game', ...coming },

  { path: '/Sports/AltenarLite', title: 'coming.sportsbook', ...coming },
  { path: '/Sports/BSBetting', title: 'coming.sportsbook', ...coming },
  { path: '/Sports/BTI', title: 'coming.sportsbook', ...coming },
  { path: '/:language/Sports/BTI', title: 'coming.sportsbook', ...coming },
  { path: '/Sports/EveryMatrix', title: 'coming.sportsbook', ...coming },
  { path: '/Sports/mybets', title: 'shell.my-bets', ...coming, needsPlayer: true },
  { path: '/ManualJackpot', title: 'shell.jackpot', ...coming },
  { path: '/ManualJackpotBet', title: 'coming.jackpot-bets', ...coming, needsPlayer: true },

  { path: '/security', title: 'coming.details', ...coming, needsPlayer: true },
  {
    path: '/security/changepassword',
    page: 'change-password',
    title: 'security.password.title',
    catalogue: 'security',
    needsPlayer: true,
  },
  {
    path: '/security/trusteddevices',
    page: 'trusted-devices',
    title: 'security.devices.title',
    catalogue: 'security',
    needsPlayer: true,
  },
  {
    path: '/security/loginhistory',
    page: 'login-history',
    title: 'security.history.title',
    catalogue: 'security',
    needsPlayer: true,
  },
  { path: '/Messages', title: 'coming.messages', ...coming, needsPlayer: true },
  { path: '/Messages/SentMessages', title: 'coming.sent', ...coming, needsPlayer: true },
  { path: '/Messages/NewMessage', title: 'coming.new-message', ...coming, needsPlayer: true },
  { path: '/contact', title: 'shell.contact', ...coming },

  { path: '/Terms', title: 'shell.terms', ...coming },
  { path: '/ResponsibleGaming', title: 'shell.responsible', ...coming },
  { path: '/BettingRules', title: 'shell.rules', ...coming },
  { path: '/PrivacyPolicy', title: 'shell.privacy', ...coming },
  { path: '/Affiliates', title: 'shell.affiliates', ...coming },

  { path: '/LocationPermission', page: 'location', title: 'location.title', catalogue: 'location' },
  { path: '/rosaree', ...partner },
  { path: '/mwakimsafi', ...partner },
  { path: '/wachambuzi', ...partner },
  { path: '/wonglee', ...partner },

  { path: '/gallery', page: 'gallery', title: 'gallery.title', catalogue: 'gallery', sandboxOnly: true },
  { path: '*', page: 'not-found', title: 'not-found.title', catalogue: 'not-found' },
] as const satisfies readonly RouteRow[];

export type PageName = (typeof rows)[number]['page'];

export interface Route extends RouteRow {
  page: PageName;
}

/** Every address of the site. Plain data, so that scripts can walk it too. */
export const routes: readonly Route[] = rows;
