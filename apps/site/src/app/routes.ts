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
  /** Has the whole window to itself: no header, no menus, no footer. */
  isBare?: boolean;
}

const games = { page: 'games', catalogue: 'games' } as const;
const play = { page: 'play', catalogue: 'play', title: 'play.title', isBare: true } as const;
const sports = { page: 'sports', catalogue: 'sports' } as const;
const information = { page: 'information', catalogue: 'information' } as const;
const partner = { page: 'partner', catalogue: 'partner', title: 'partner.title' } as const;
const messages = { page: 'messages', catalogue: 'messages', needsPlayer: true } as const;

const rows = [
  { path: '/', page: 'home', title: 'home.title', catalogue: 'home' },
  { path: '/Sports/Altenar', page: 'home', title: 'shell.sports', catalogue: 'home' },
  { path: '/login', page: 'login', title: 'sign-in.title', catalogue: 'sign-in' },
  { path: '/register', page: 'register', title: 'register.title', catalogue: 'register' },

  { path: '/promotions', page: 'promotions', title: 'shell.promotions', catalogue: 'promotions' },
  { path: '/promotiondetails', page: 'promotion', title: 'promotions.title', catalogue: 'promotions' },

  { path: '/deposit', page: 'deposit', title: 'deposit.title', catalogue: 'deposit', needsPlayer: true },
  { path: '/withdraw', page: 'withdraw', title: 'withdraw.title', catalogue: 'withdraw', needsPlayer: true },
  {
    path: '/TransactionHistory',
    page: 'transactions',
    title: 'transactions.title',
    catalogue: 'transactions',
    needsPlayer: true,
  },
  { path: '/GameHistory', page: 'rounds', title: 'rounds.title', catalogue: 'rounds', needsPlayer: true },

  { path: '/activity', page: 'activity', title: 'activity.title', catalogue: 'activity', needsPlayer: true },
  { path: '/tax', page: 'tax', title: 'tax.title', catalogue: 'tax', needsPlayer: true },
  { path: '/self-test', page: 'self-test', title: 'self-test.title', catalogue: 'self-test' },

  { path: '/slots', title: 'shell.slots', ...games },
  { path: '/casino', title: 'games.title.casino', ...games },
  { path: '/livecasino', title: 'shell.live-casino', ...games },
  { path: '/virtualgames', title: 'games.title.virtual', ...games },
  { path: '/provablyfair', title: 'games.title.fair', ...games },
  { path: '/tablegames', title: 'games.title.tables', ...games, page: 'tables' },
  { path: '/cashraces', page: 'races', title: 'shell.tournaments', catalogue: 'races' },
  { path: '/cashracedetails', page: 'race', title: 'races.title', catalogue: 'races' },

  { path: '/Game/StartEgt', ...play },
  { path: '/Game/StartSoftGaming/:number', ...play },
  { path: '/game/StartBetSolutions', ...play },
  { path: '/game/StartBetSolutions/:provider', ...play },
  { path: '/game/StartEndorphina', ...play },
  { path: '/game/StartBetConstruct', ...play },
  { path: '/game/StartQTech', ...play },
  { path: '/game/StartGlobalBet', ...play },
  { path: '/game/StartVivo', ...play },

  { path: '/Sports/AltenarLite', page: 'sports-lite', title: 'sports.title.lite', catalogue: 'sports' },
  { path: '/Sports/BSBetting', title: 'sports.title.bsbetting', ...sports },
  { path: '/Sports/BTI', title: 'sports.title.bti', ...sports },
  { path: '/:language/Sports/BTI', title: 'sports.title.bti', ...sports },
  { path: '/Sports/EveryMatrix', title: 'sports.title.everymatrix', ...sports },
  { path: '/Sports/mybets', page: 'my-bets', title: 'shell.my-bets', catalogue: 'rounds', needsPlayer: true },
  { path: '/ManualJackpot', page: 'jackpot', title: 'shell.jackpot', catalogue: 'jackpot' },
  {
    path: '/ManualJackpotBet',
    page: 'jackpot-bets',
    title: 'jackpot.bets.title',
    catalogue: 'jackpot',
    needsPlayer: true,
  },

  { path: '/security', page: 'security', title: 'security.title', catalogue: 'security', needsPlayer: true },
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
  { path: '/security/yourdata', page: 'your-data', title: 'rights.title', catalogue: 'rights', needsPlayer: true },
  {
    path: '/verification',
    page: 'verification',
    title: 'verification.title',
    catalogue: 'verification',
    needsPlayer: true,
  },
  { path: '/limits', page: 'limits', title: 'limits.title', catalogue: 'limits', needsPlayer: true },
  { path: '/Messages', title: 'messages.title', ...messages },
  { path: '/Messages/SentMessages', title: 'messages.sent.title', ...messages },
  { path: '/Messages/NewMessage', title: 'messages.new', ...messages },
  { path: '/contact', page: 'contact', title: 'shell.contact', catalogue: 'contact' },

  { path: '/Terms', title: 'information.terms.title', ...information },
  { path: '/ResponsibleGaming', title: 'information.responsible.title', ...information },
  { path: '/BettingRules', title: 'information.rules.title', ...information },
  { path: '/PrivacyPolicy', title: 'information.privacy.title', ...information },
  { path: '/Affiliates', title: 'information.affiliates.title', ...information },

  { path: '/LocationPermission', page: 'location', title: 'location.title', catalogue: 'location', isBare: true },
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
