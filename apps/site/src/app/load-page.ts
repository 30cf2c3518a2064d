import { loadCatalogue } from '@harmattan/i18n/activate';
import { type Page, pages } from './pages.ts';
import type { Route } from './routes.ts';

const loading = new Map<Route, Promise<Page>>();
const loaded = new Map<Route, Page>();

/** The page if it is here already, which spares a first paint without it. */
export function loadedPage(route: Route): Page | undefined {
  return loaded.get(route);
}

/** Fetches a page and its texts side by side, once. */
export function loadPage(route: Route): Promise<Page> {
  const page = loading.get(route) ?? fetchPage(route);
  loading.set(route, page);
  return page;
}

async function fetchPage(route: Route): Promise<Page> {
  const [page] = await Promise.all([pages[route.page](), loadCatalogue(route.catalogue)]);
  loaded.set(route, page);
  return page;
}
