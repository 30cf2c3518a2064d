import { resolve } from 'node:path';
import { expect } from '@playwright/test';
import type { Player } from './player.ts';
import { repository } from './start/launched.ts';
import { queryAsOwner } from './start/owner-query.ts';

const dataDir = resolve(repository, process.env.E2E_DATA_DIR ?? '.data/e2e');

/** The clock is everybody's: an hour passes for one player alone, once what was played is counted. */
export async function passHour({ userName }: Player): Promise<void> {
  const whose = `player_id = (select id from identity.player where user_name = '${userName}')`;
  await queryAsOwner(
    dataDir,
    `update activity.reality_check set acknowledged_at = acknowledged_at - interval '61 minutes' where ${whose}`,
  );
  await expect(async () => {
    const moved = await queryAsOwner(
      dataDir,
      `update activity.player set session_from = session_from - interval '61 minutes'
       where ${whose} and session_from is not null returning 1`,
    );
    expect(moved).toHaveLength(1);
  }).toPass();
}
