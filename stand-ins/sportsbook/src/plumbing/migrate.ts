import { join } from 'node:path';
import { migrateStandIn } from '@harmattan/process/stand-in/migrate';

export const migrate = migrateStandIn(join(import.meta.dirname, '..'));
