import { assert } from '@harmattan/kernel/assert';
import { matchPath } from '@harmattan/router/match-path';
import { isSandbox } from '../shared/brand/brand.ts';
import { type Route, routes } from './routes.ts';

const availableRoutes: readonly Route[] = routes.filter((route) => isSandbox || !route.sandboxOnly);

/** The first row that has the address; the last has every one. */
export function routeAt(pathname: string): Route {
  const route = availableRoutes.find(({ path }) => matchPath(path, pathname));
  assert(route, 'the last row has every address');
  return route;
}
