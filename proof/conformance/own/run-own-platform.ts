import type { Stage } from '@harmattan/supplier-clients/testing/stage';
import pg from 'pg';
import { createPlatform } from '../../../apps/platform/src/platform.ts';
import { createLog } from '../../../apps/platform/src/plumbing/log.ts';
import { readSettings } from '../../../apps/platform/src/settings/index.ts';
import { onFreePorts } from '../../../apps/platform/src/testing/on-free-ports.ts';
import { createOwnStage } from '../../../apps/platform/src/testing/own-stage.ts';
import { withBenchDatabase } from '../../bench/stakes/database.ts';
import { makeTinySite } from '../../bench/stakes/tiny-site.ts';
import { createKeepFromPlay } from '../limits/keep-from-play.ts';
import type { KeepFromPlay } from '../limits/run-limit-cases.ts';

/** A platform with a database of its own, in this process and for as long as this takes. */
export async function withOwnPlatform(
  { overdraft }: { overdraft: boolean },
  use: (stage: Stage, keepFromPlay: KeepFromPlay) => Promise<void>,
): Promise<void> {
  await withBenchDatabase(async ({ appUrl, ownerUrl }) => {
    const settings = {
      ...onFreePorts(
        readSettings({
          DEMO: 'off',
          REGISTER_URL: 'none',
          REQUESTS_PER_MINUTE_MAX: '100000000',
          HOST: '127.0.0.1',
          SPORTS_OVERDRAFT: overdraft ? 'on' : 'off',
        }),
      ),
      databaseUrl: appUrl,
    };
    const siteDir = makeTinySite();
    const log = createLog({ level: 'silent' });
    const platform = await createPlatform({ settings, log, siteDir, officeDir: siteDir });
    await platform.start();
    const { port } = platform.server.server.address() as { port: number };
    const url = `http://127.0.0.1:${port}`;
    const { stage, close } = createOwnStage({ platform, url, ownerUrl, currency: 'NGN', overdraft });
    const pool = new pg.Pool({ connectionString: ownerUrl, max: 1 });
    try {
      await use(stage, createKeepFromPlay(platform, pool));
    } finally {
      await pool.end();
      await close();
      await platform.stop();
    }
  });
}
