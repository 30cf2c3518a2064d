import type { Ids } from '@harmattan/kernel/ids';
import type { Database } from '../../plumbing/db/database.ts';
import { marketingRoutes } from './routes.ts';

export function createMarketing(deps: { database: Database; ids: Ids }) {
  return { handlers: marketingRoutes({ tables: deps.database.tables(), ids: deps.ids }) };
}
