import { loadCatalogue } from '@harmattan/i18n/activate';
import { type Page, pages } from './pages.ts';
import type { Route } from './routes.ts';

/** A promise with the fields that React reads before it waits. */
type LoadedPage = Promise<Page> & { status?: 'fulfilled'; value?: Page };

const loading = new Map<Route, LoadedPage>();

/** Fetches a page and its texts side by side, once. For `use`, which takes a page that is here already without a paint in between. */
export function loadPage(route: Route): Promise<Page> {
  const known = loading.get(route);
  if (known) return known;
  const page: LoadedPage = fetchPage(route);
  loading.set(route, page);
  page.then(
    (value) => Object.assign(page, { status: 'fulfilled', value }),
    () => {},
  );
  return page;
}

async function fetchPage(route: Route): Promise<Page> {
  const [page] = await Promise.all([pages[route.page](), loadCatalogue(route.catalogue)]);
  return page;
}
