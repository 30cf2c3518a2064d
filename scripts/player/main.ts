// `npm run player -- …` is what an operator does to the account of one player.
import { createOperatorCommands } from '../../apps/platform/src/modules/identity/index.ts';
import { raiseSessionEpoch } from '../../apps/platform/src/modules/wallet/index.ts';
import { openDatabase } from '../../apps/platform/src/plumbing/db/database.ts';
import { createLog } from '../../apps/platform/src/plumbing/log.ts';
import { readBrand } from '../../apps/platform/src/settings/brand.ts';
import { readSettings } from '../../apps/platform/src/settings/index.ts';
import { systemClock } from '../../packages/kernel/src/clock.ts';
import { createIds } from '../../packages/kernel/src/ids.ts';
import { systemRandom } from '../../packages/kernel/src/random.ts';
import { explainFailure } from '../system/explain-failure.ts';
import { findDatabase } from '../system/find-database.ts';
import { readCommand } from './read-command.ts';
import { runCommand } from './run-command.ts';

try {
  const command = readCommand(process.argv.slice(2));
  const settings = readSettings(process.env);
  const { currency, countryPrefix } = readBrand({ file: settings.brandFile, mode: settings.mode });
  const database = openDatabase({ url: await findDatabase(settings), connectionsMax: 2, onIdleError() {} });
  try {
    const commands = createOperatorCommands({
      database,
      ids: createIds({ clock: systemClock, random: systemRandom }),
      log: createLog({ level: 'error' }),
      countryDigits: countryPrefix.slice(1),
      raiseSessionEpoch: (playerId, epoch) => raiseSessionEpoch(database.pool, { playerId, epoch, currency }),
    });
    const { isDone, words } = await runCommand(commands, command);
    console.log(words);
    process.exitCode = isDone ? 0 : 1;
  } finally {
    await database.close();
  }
} catch (error) {
  process.exitCode = explainFailure(error);
}
