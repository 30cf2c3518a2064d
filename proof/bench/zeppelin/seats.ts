import { createHash } from 'node:crypto';
import { randomText, systemRandom } from '@harmattan/kernel/random';
import pg from 'pg';
import { makePlayers } from '../../worlds/players.ts';
import { makeSeats } from '../suppliers/make-seats.ts';
import type { Addresses } from './databases.ts';

const secretLength = 43;

/** Seats at Zeppelin, written straight into the tables: first those with money in the platform's books, then those who only watch. */
export async function seatEverybody(
  { platform, arcade }: Addresses,
  { bettors, watchers }: { bettors: number; watchers: number },
): Promise<string[]> {
  const players = await makePlayers(platform.ownerUrl, bettors);
  const seats = await makeSeats(platform.ownerUrl, players, 'betsolutions');
  await run(platform.ownerUrl, `update suppliers.session set game = '7001'`, []);
  const everybody = [
    ...seats.map(({ token, playerId }) => ({ token, playerId, playMinor: null })),
    ...Array.from({ length: watchers }, () => ({ token: '', playerId: '', playMinor: '1000000' })),
  ].map((seat) => ({ ...seat, secret: randomText(systemRandom, secretLength) }));
  await run(
    arcade.ownerUrl,
    `insert into arcade.seat (secret_hash, supplier, language, way_back, game, token, player_id, currency, sitting, play_kobo)
     select hash, 'betsolutions', 'en', 'http://localhost/', '7001', token, player, 'NGN', '', play
     from unnest($1::bytea[], $2::text[], $3::text[], $4::bigint[]) as seat (hash, token, player, play)`,
    [
      everybody.map(({ secret }) => createHash('sha256').update(secret).digest()),
      everybody.map(({ token }) => token),
      everybody.map(({ playerId }) => playerId),
      everybody.map(({ playMinor }) => playMinor),
    ],
  );
  return everybody.map(({ secret }) => secret);
}

async function run(url: string, sql: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql, values);
  } finally {
    await client.end();
  }
}
