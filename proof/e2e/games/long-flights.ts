import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { burstHundredths } from '@harmattan/fair/zeppelin/burst';
import { seedBefore } from '@harmattan/fair/zeppelin/chain';
import { expect } from '@playwright/test';
import pg from 'pg';
import { repository } from '../start/launched.ts';
import { secretsOf } from '../start/owner-query.ts';

const dataDir = resolve(repository, process.env.E2E_DATA_DIR ?? '.data/e2e');
const salt = 'long flights for tests';
/** Some fifty seconds in the air: a busy machine has the time to load a page twice. */
const [lowest, highest] = [1_800, 2_600];

/**
 * Makes the next flights long, each from a chain of its own that ends the ones before, and answers when the first of them takes bets.
 * Other tests fly with them.
 */
export async function flyLong(flights = 3): Promise<void> {
  const seeds: Buffer[] = [];
  while (seeds.length < flights) {
    const seed = randomBytes(32);
    const burst = burstHundredths(seed, salt);
    if (burst >= lowest && burst <= highest) seeds.push(seed);
  }
  const client = new pg.Client({
    host: join(dataDir, 'postgres', 'socket'),
    user: 'arcade_owner',
    password: secretsOf(dataDir).arcadeOwnerPassword,
    database: 'arcade',
  });
  await client.connect();
  try {
    await client.query(
      `insert into arcade.chain (promise, seeds, salt, salted_at)
       select promise, seed, $3, app_now() from unnest($1::bytea[], $2::bytea[]) as made (promise, seed)`,
      [seeds.map((seed) => Buffer.from(seedBefore(seed))), seeds, salt],
    );
    const isOpen = async () => {
      // Again each time: the arcade may have published a chain meanwhile, for the first page that opened. One without a salt has not flown.
      await client.query(
        `update arcade.chain set flown = length(seeds) / 32
         where salt is not null and length(seeds) > 32 and flown * 32 < length(seeds)`,
      );
      const { rows } = await client.query<{ salt: string; state: string }>(
        `select salt, flight.state from arcade.flight join arcade.chain on chain.id = chain_id order by number desc limit 1`,
      );
      return rows[0]?.salt === salt && rows[0].state === 'open';
    };
    await expect.poll(isOpen, { timeout: 240_000, intervals: [50] }).toBe(true);
  } finally {
    await client.end();
  }
}
