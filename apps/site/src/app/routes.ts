import type { CatalogueName, MessageId } from '@harmattan/i18n/messages';

interface RouteShape {
  /** Matched without regard to case. `*` is every address that no other row has. */
  path: string;
  /** Its component is in `pages.ts`. */
  page: string;
  title: MessageId;
  catalogue: CatalogueName;
  /** A visitor is sent to sign in first. */
  needsPlayer: boolean;
  /** Does not exist in live mode. */
  sandboxOnly: boolean;
}

/** Every address of the site. Plain data, so that scripts can walk it too. */
export const routes = [
  { path: '/', page: 'home', title: 'home.title', catalogue: 'home', needsPlayer: false, sandboxOnly: false },
  {
    path: '/gallery',
    page: 'gallery',
    title: 'gallery.title',
    catalogue: 'gallery',
    needsPlayer: false,
    sandboxOnly: true,
  },
  {
    path: '*',
    page: 'not-found',
    title: 'not-found.title',
    catalogue: 'not-found',
    needsPlayer: false,
    sandboxOnly: false,
  },
] as const satisfies readonly RouteShape[];

export type PageName = (typeof routes)[number]['page'];

export interface Route extends RouteShape {
  page: PageName;
}
