import { loadCatalogue } from '@harmattan/i18n/activate';
import type { CatalogueName } from '@harmattan/i18n/messages';
import type { ComponentType } from 'react';
import type { PageName } from './routes.ts';

/** A page is told its title in the words of the moment; most have a heading of their own instead. */
export type Page = ComponentType<{ title: string }>;

/** Each page in a chunk of its own. A row of the routes without a page here does not compile. */
export const pages: Record<PageName, () => Promise<Page>> = {
  home: async () => (await import('../features/home/home-page.tsx')).HomePage,
  login: async () => (await withTexts(import('../features/sign-in/login-page.tsx'), 'register')).LoginPage,
  register: async () => (await import('../features/register/register-page.tsx')).RegisterPage,
  promotions: async () => (await import('../features/promotions/promotions-page.tsx')).PromotionsPage,
  promotion: async () => (await import('../features/promotions/promotion-page.tsx')).PromotionPage,
  deposit: async () => (await withTexts(import('../features/deposit/deposit-page.tsx'), 'cashier')).DepositPage,
  withdraw: async () =>
    (await withTexts(import('../features/withdraw/withdraw-page.tsx'), 'cashier', 'personal-details', 'step-up'))
      .WithdrawPage,
  transactions: async () =>
    (await withTexts(import('../features/transactions/transactions-page.tsx'), 'cashier', 'rounds')).TransactionsPage,
  rounds: async () => (await withTexts(import('../features/rounds/rounds-page.tsx'), 'play')).RoundsPage,
  'my-bets': async () => (await withTexts(import('../features/rounds/my-bets-page.tsx'), 'play')).MyBetsPage,
  tax: async () => (await import('../features/tax/tax-page.tsx')).TaxPage,
  activity: async () => (await import('../features/activity/activity-page.tsx')).ActivityPage,
  'self-test': async () => (await import('../features/self-test/self-test-page.tsx')).SelfTestPage,
  play: async () => (await import('../features/play/launch-page.tsx')).LaunchPage,
  games: async () => (await withTexts(import('../features/games/games-page.tsx'), 'play')).GamesPage,
  tables: async () => (await import('../features/games/tables-page.tsx')).TablesPage,
  sports: async () => (await import('../features/sports/sports-page.tsx')).SportsPage,
  'sports-lite': async () => (await import('../features/sports/lite-page.tsx')).LitePage,
  jackpot: async () => (await import('../features/jackpot/jackpot-page.tsx')).JackpotPage,
  'jackpot-bets': async () => (await import('../features/jackpot/jackpot-bets-page.tsx')).JackpotBetsPage,
  security: async () =>
    (await withTexts(import('../features/security/security-page.tsx'), 'personal-details', 'step-up')).SecurityPage,
  races: async () => (await import('../features/races/races-page.tsx')).RacesPage,
  race: async () => (await withTexts(import('../features/races/race-page.tsx'), 'games')).RacePage,
  'change-password': async () =>
    (await withTexts(import('../features/security/change-password-page.tsx'), 'step-up')).ChangePasswordPage,
  'trusted-devices': async () =>
    (await withTexts(import('../features/security/trusted-devices-page.tsx'), 'step-up')).TrustedDevicesPage,
  'login-history': async () => (await import('../features/security/login-history-page.tsx')).LoginHistoryPage,
  'your-data': async () =>
    (await withTexts(import('../features/security/your-data/your-data-page.tsx'), 'security', 'step-up')).YourDataPage,
  verification: async () => (await import('../features/verification/verification-page.tsx')).VerificationPage,
  limits: async () =>
    (await withTexts(import('../features/limits/limits-page.tsx'), 'cashier', 'breaks', 'step-up')).LimitsPage,
  messages: async () => (await withTexts(import('../features/messages/messages-page.tsx'), 'contact')).MessagesPage,
  contact: async () => (await import('../features/contact/contact-page.tsx')).ContactPage,
  information: async () => (await import('../features/information/information-page.tsx')).InformationPage,
  location: async () => (await import('../features/location/location-page.tsx')).LocationPage,
  partner: async () => (await import('../features/partner/partner-page.tsx')).PartnerPage,
  gallery: async () => (await import('../features/gallery/gallery-page.tsx')).GalleryPage,
  'not-found': async () => (await import('../features/not-found/not-found-page.tsx')).NotFoundPage,
};

/** For a page that uses texts of others beside its own, which its route names. */
async function withTexts<Module>(page: Promise<Module>, ...catalogues: CatalogueName[]): Promise<Module> {
  const [loaded] = await Promise.all([page, ...catalogues.map(loadCatalogue)]);
  return loaded;
}
