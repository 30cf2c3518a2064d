import { createHash } from 'node:crypto';
import { bookClientMakers, createBookClient } from '@harmattan/supplier-clients/book-clients';
import { clientMakers, createClient } from '@harmattan/supplier-clients/clients';
import type { Launch, Seat } from '@harmattan/supplier-clients/supplier-client';
import {
  type BookName,
  isBookName,
  type SupplierName,
  type WalletName,
  walletNames,
} from '@harmattan/wires/suppliers/names';
import { supplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import type pg from 'pg';
import type { Draws } from '../../simulate/random.ts';
import { sendPatiently } from './send-patiently.ts';

/** Every wire that there is a client for. */
export const spokenWires = walletNames.filter((name) =>
  isBookName(name) ? bookClientMakers[name] !== undefined : clientMakers[name] !== undefined,
);

const games: Partial<Record<WalletName, string>> = { betsolutions: '7001', endorphina: 'endorphina_Test@ENDORPHINA' };
const secretLength = 43;
const secretLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export type Seats = Map<WalletName, Seat>;

/**
 * The player at a game of every supplier, under the session that the token is of. Written into the tables: what opens a game
 * is a call of its own, and tells its secret to the supplier only.
 */
export async function takeSeats(
  { pool, url, draws }: { pool: pg.Pool; url: string; draws: Draws },
  { token }: { token: string },
): Promise<Seats> {
  const wanted = spokenWires.map((supplier) => ({
    supplier,
    game: games[supplier] ?? (isBookName(supplier) ? 'sports' : '101'),
    secret: Array.from({ length: secretLength }, () => secretLetters[draws.below(secretLetters.length)]).join(''),
  }));
  const { rows } = await pool.query<{ player_id: string }>(
    `with wanted as (
       select gen_random_uuid() as id, w.*, s.player_id, s.id as opened_by
       from unnest($1::text[], $2::int[], $3::text[], $4::bytea[]) w(supplier, game_id, game, hash), identity.session s
       where s.token_hash = $5),
     seat as (
       insert into suppliers.session (id, supplier, player_id, opened_by, game_id, game, currency, is_mobile, language, expires_at)
       select id, supplier, player_id, opened_by, game_id, game, 'NGN', true, 'en', app_now() + interval '12 hours' from wanted),
     told as (
       insert into suppliers.token (hash, session_id, is_one_shot, expires_at)
       select hash, id, false, app_now() + interval '12 hours' from wanted)
     select player_id from wanted`,
    [
      wanted.map(({ supplier }) => supplier),
      wanted.map(({ supplier }) => (isBookName(supplier) ? 0 : 1)),
      wanted.map(({ game }) => game),
      wanted.map(({ secret }) => hashOf(secret)),
      hashOf(token),
    ],
  );
  const playerId = rows[0]?.player_id ?? '';
  const opened = await Promise.all(
    wanted.map(({ supplier, game, secret }) =>
      openSeat(url, supplier, { token: secret, playerId, game, currency: 'NGN' }),
    ),
  );
  return new Map(spokenWires.map((supplier, at) => [supplier, opened[at] as Seat]));
}

async function openSeat(url: string, supplier: WalletName, launch: Launch): Promise<Seat> {
  const walletUrl = `${url}/wallet/${supplier}`;
  const options = { walletUrl, credentials: supplierCredentials[supplier] as never, send: sendPatiently };
  const client = isBookName(supplier)
    ? createBookClient<BookName>(supplier, options)
    : createClient<SupplierName>(supplier, options);
  // A wire that cannot answer just now leaves a seat that others of its requests still go by.
  const opened = await client.open(launch).catch(() => undefined);
  return opened?.status === 'open' ? opened.seat : { ...launch, sitting: '' };
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
