import type { ComponentType } from 'react';
import type { PageName } from './routes.ts';

/** Each page in a chunk of its own. A row of the routes without a page here does not compile. */
export const pages: Record<PageName, () => Promise<ComponentType>> = {
  home: async () => (await import('../features/home/home-page.tsx')).HomePage,
  gallery: async () => (await import('../features/gallery/gallery-page.tsx')).GalleryPage,
  'not-found': async () => (await import('../features/not-found/not-found-page.tsx')).NotFoundPage,
};
