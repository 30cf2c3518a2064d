import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import pg from 'pg';
import { repository } from '../start/launched.ts';
import { queryAsOwner, secretsOf } from '../start/owner-query.ts';

// The clock is everybody's: to move it would end what other tests wait for. Here time passes for one jackpot alone.

const dataDir = resolve(repository, process.env.E2E_DATA_DIR ?? '.data/e2e');
/** Any number that nothing else locks. */
const turnLock = 9_001_300;

/** There is one jackpot of each kind on sale, which this test will play to its end: others wait for their turn. */
export async function takeTurn(): Promise<() => Promise<void>> {
  const client = new pg.Client({
    host: join(dataDir, 'postgres', 'socket'),
    user: 'harmattan_owner',
    password: secretsOf(dataDir).databaseOwnerPassword,
    database: 'harmattan',
  });
  await client.connect();
  await client.query(`select pg_advisory_lock(${turnLock})`);
  return () => client.end();
}

/** The first game kicks off, and with it all the others. */
export async function kickOff(jackpotId: number): Promise<void> {
  await queryAsOwner(
    dataDir,
    `update jackpot.event set starts_at = app_now() where jackpot_id = ${jackpotId};
     update jackpot.jackpot set closes_at = app_now() where id = ${jackpotId}`,
  );
}

/** So many of the games are over, all with this score. */
export async function endGames(jackpotId: number, games: number, [score1, score2]: [number, number]): Promise<void> {
  const ended = await queryAsOwner(
    dataDir,
    `update jackpot.event set score1 = ${score1}, score2 = ${score2}
     where jackpot_id = ${jackpotId} and position < ${games} returning id`,
  );
  expect(ended.length, 'games that are over').toBeGreaterThan(0);
}
