import { createHash } from 'node:crypto';
import { randomText, systemRandom } from '@harmattan/kernel/random';
import { isBookName, type WalletName } from '@harmattan/wires/suppliers/names';
import pg from 'pg';
import type { BenchPlayer } from '../../worlds/players.ts';

const secretLength = 43;

/** The same players at a game of that supplier's, or at its book, with what its requests prove themselves with. */
export async function makeSeats(
  ownerUrl: string,
  players: BenchPlayer[],
  supplier: WalletName,
): Promise<BenchPlayer[]> {
  const seats = players.map((player) => ({ ...player, token: randomText(systemRandom, secretLength) }));
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(
      `with seat as (
         select gen_random_uuid() as id, s.id as opened_by, p.player_id, p.hash
         from unnest($1::bigint[], $2::bytea[]) p(player_id, hash) join identity.session s on s.player_id = p.player_id),
       made as (
         insert into suppliers.session (id, supplier, player_id, opened_by, game_id, game, currency, is_mobile, language, expires_at)
         select id, $3, player_id, opened_by, $4, $5, 'NGN', true, 'en', app_now() + interval '12 hours' from seat)
       insert into suppliers.token (hash, session_id, is_one_shot, expires_at)
       select hash, id, false, app_now() + interval '12 hours' from seat`,
      [
        seats.map(({ playerId }) => playerId),
        seats.map(({ token }) => createHash('sha256').update(token).digest()),
        supplier,
        ...(isBookName(supplier) ? [0, 'sports'] : [1, '101']),
      ],
    );
  } finally {
    await client.end();
  }
  return seats;
}
