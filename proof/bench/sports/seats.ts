import { createHash } from 'node:crypto';
import { randomText, systemRandom } from '@harmattan/kernel/random';
import { type BookName, bookNames } from '@harmattan/wires/suppliers/names';
import pg from 'pg';
import { makePlayers } from '../../worlds/players.ts';
import { makeSeats } from '../suppliers/make-seats.ts';
import type { Urls } from './databases.ts';

const secretLength = 43;
/** The wires measured before have players of their own. */
const firstNumber = 1_000_000;

/** Seats at the book, the same number through each supplier's door, of players with money. Answers their secrets. */
export async function seatBettors(
  { platform, sportsbook }: Pick<Urls, 'platform' | 'sportsbook'>,
  count: number,
): Promise<string[]> {
  const players = await makePlayers(platform.ownerUrl, count, firstNumber);
  const secrets: string[] = [];
  const client = new pg.Client({ connectionString: sportsbook.ownerUrl });
  await client.connect();
  try {
    for (const [at, supplier] of bookNames.entries()) {
      const own = players.filter((_, player) => player % bookNames.length === at);
      const seats = await makeSeats(platform.ownerUrl, own, supplier);
      secrets.push(...(await insertSeats(client, supplier, seats)));
    }
  } finally {
    await client.end();
  }
  return secrets;
}

async function insertSeats(
  client: pg.Client,
  supplier: BookName,
  seats: { token: string; playerId: string }[],
): Promise<string[]> {
  const secrets = seats.map(() => randomText(systemRandom, secretLength));
  await client.query(
    `insert into sportsbook.seat (secret_hash, supplier, language, token, player_id, currency, sitting)
     select hash, $4, 'en', token, player, 'NGN', '' from unnest($1::bytea[], $2::text[], $3::text[]) as seat (hash, token, player)`,
    [
      secrets.map((secret) => createHash('sha256').update(secret).digest()),
      seats.map(({ token }) => token),
      seats.map(({ playerId }) => playerId),
      supplier,
    ],
  );
  return secrets;
}
