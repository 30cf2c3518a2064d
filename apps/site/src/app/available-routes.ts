import { isSandbox } from '../shared/brand/brand.ts';
import { type Route, routes } from './routes.ts';

export const availableRoutes: readonly Route[] = routes.filter((route) => isSandbox || !route.sandboxOnly);
