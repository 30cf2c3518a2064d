import { findings } from '../../../apps/platform/src/modules/wallet/index.ts';
import { openDatabase } from '../../../apps/platform/src/plumbing/db/database.ts';

/** How many rules of the journal are broken, as `npm run books` counts them. */
export async function checkBooks(url: string): Promise<number> {
  const database = openDatabase({ url, connectionsMax: 1, onIdleError() {} });
  return (await findings(database.pool).finally(() => database.close())).length;
}
