// `npm run staff -- …` opens, lists and disables accounts of the office: how the first member of the staff comes in.
import { createAudit } from '../../apps/platform/src/modules/audit/index.ts';
import { createPasswords } from '../../apps/platform/src/modules/identity/index.ts';
import { createStaff } from '../../apps/platform/src/modules/staff/index.ts';
import { openDatabase } from '../../apps/platform/src/plumbing/db/database.ts';
import { createLog } from '../../apps/platform/src/plumbing/log.ts';
import { createVault } from '../../apps/platform/src/plumbing/vault.ts';
import { readSettings } from '../../apps/platform/src/settings/index.ts';
import { loadSecrets } from '../../apps/platform/src/settings/secrets.ts';
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
  const keys =
    settings.secretsKeys.length > 0
      ? settings.secretsKeys
      : [Buffer.from(loadSecrets(settings.dataDir).secretsKey, 'base64')];
  const database = openDatabase({ url: await findDatabase(settings), connectionsMax: 2, onIdleError() {} });
  try {
    const ground = { pool: database.pool, clock: systemClock, random: systemRandom };
    const staff = createStaff({
      ...ground,
      ids: createIds({ clock: systemClock, random: systemRandom }),
      vault: createVault({ keys, random: systemRandom }),
      passwords: await createPasswords(),
    });
    const audit = createAudit({ ...ground, log: createLog({ level: 'error' }) });
    const { isDone, lines } = await runCommand({ staff, audit, pool: database.pool, random: systemRandom }, command);
    for (const line of lines) console.log(line);
    process.exitCode = isDone ? 0 : 1;
  } finally {
    await database.close();
  }
} catch (error) {
  process.exitCode = explainFailure(error);
}
