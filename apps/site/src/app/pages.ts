import type { ComponentType } from 'react';
import type { PageName } from './routes.ts';

/** A page is told its title in the words of the moment; most have a heading of their own instead. */
export type Page = ComponentType<{ title: string }>;

/** Each page in a chunk of its own. A row of the routes without a page here does not compile. */
export const pages: Record<PageName, () => Promise<Page>> = {
  home: async () => (await import('../features/home/home-page.tsx')).HomePage,
  login: async () => (await import('../features/sign-in/login-page.tsx')).LoginPage,
  register: async () => (await import('../features/register/register-page.tsx')).RegisterPage,
  'change-password': async () => (await import('../features/security/change-password-page.tsx')).ChangePasswordPage,
  'trusted-devices': async () => (await import('../features/security/trusted-devices-page.tsx')).TrustedDevicesPage,
  'login-history': async () => (await import('../features/security/login-history-page.tsx')).LoginHistoryPage,
  location: async () => (await import('../features/location/location-page.tsx')).LocationPage,
  partner: async () => (await import('../features/partner/partner-page.tsx')).PartnerPage,
  coming: async () => (await import('../features/coming/coming-page.tsx')).ComingPage,
  gallery: async () => (await import('../features/gallery/gallery-page.tsx')).GalleryPage,
  'not-found': async () => (await import('../features/not-found/not-found-page.tsx')).NotFoundPage,
};
