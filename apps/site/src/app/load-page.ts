import { loadCatalogue } from '@harmattan/i18n/activate';
import type { ComponentType } from 'react';
import { pages } from './pages.ts';
import type { Route } from './routes.ts';

const loading = new Map<Route, Promise<ComponentType>>();
const loaded = new Map<Route, ComponentType>();

/** The page if it is here already, which spares a first paint without it. */
export function loadedPage(route: Route): ComponentType | undefined {
  return loaded.get(route);
}

/** Fetches a page and its texts side by side, once. */
export function loadPage(route: Route): Promise<ComponentType> {
  const page = loading.get(route) ?? fetchPage(route);
  loading.set(route, page);
  return page;
}

async function fetchPage(route: Route): Promise<ComponentType> {
  const [page] = await Promise.all([pages[route.page](), loadCatalogue(route.catalogue)]);
  loaded.set(route, page);
  return page;
}
