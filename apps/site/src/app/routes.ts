import type { CatalogueName, MessageId } from '@harmattan/i18n/messages';
import type { ComponentType } from 'react';

export interface Route {
  /** Matched without regard to case. `*` is every address that no other row has. */
  path: string;
  title: MessageId;
  catalogue: CatalogueName;
  /** A visitor is sent to sign in first. */
  needsPlayer: boolean;
  /** Does not exist in live mode. */
  sandboxOnly: boolean;
  page: () => Promise<ComponentType>;
}

/** Every address of the site. Free of JSX, so that scripts can walk it. */
export const routes: readonly Route[] = [
  {
    path: '/',
    title: 'home.title',
    catalogue: 'home',
    needsPlayer: false,
    sandboxOnly: false,
    page: async () => (await import('../features/home/home-page.tsx')).HomePage,
  },
  {
    path: '/gallery',
    title: 'gallery.title',
    catalogue: 'gallery',
    needsPlayer: false,
    sandboxOnly: true,
    page: async () => (await import('../features/gallery/gallery-page.tsx')).GalleryPage,
  },
  {
    path: '*',
    title: 'not-found.title',
    catalogue: 'not-found',
    needsPlayer: false,
    sandboxOnly: false,
    page: async () => (await import('../features/not-found/not-found-page.tsx')).NotFoundPage,
  },
];
