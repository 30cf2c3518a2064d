import { isSandbox } from '../shared/brand.ts';
import { routes } from './routes.ts';

export const availableRoutes = routes.filter((route) => isSandbox || !route.sandboxOnly);
