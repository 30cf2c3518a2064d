import { createHash } from 'node:crypto';
import { randomText, systemRandom } from '@harmattan/kernel/random';
import pg from 'pg';

/** A player who is signed in and has money, as the far end of the wire knows them. */
export interface BenchPlayer {
  playerId: string;
  token: string;
  cookie: string;
}

const secretLength = 43;
const richesMinor = 100_000_000_000n;

/**
 * Players with open sessions and full accounts, written straight into the tables: signing in by password is slow on
 * purpose, and not what is measured.
 */
export async function makePlayers(ownerUrl: string, count: number, firstNumber = 1): Promise<BenchPlayer[]> {
  const secrets = Array.from({ length: count }, () => ({
    token: randomText(systemRandom, secretLength),
    cookie: randomText(systemRandom, secretLength),
  }));
  const hash = (text: string) => createHash('sha256').update(text).digest();
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(
      `insert into identity.player (user_name, password_hash, currency, number_proven_at)
       select '234' || (9000000000 + n), 'none', 'NGN', app_now() from generate_series($2::bigint, $2::bigint + $1 - 1) n returning id`,
      [count, firstNumber],
    );
    const playerIds = rows.map(({ id }) => id);
    await client.query(
      `insert into identity.session (id, player_id, token_hash, cookie_hash, expires_at, is_mobile, os, browser, address)
       select gen_random_uuid(), p, t, c, app_now() + interval '2 days', true, 'Android', 'Chrome', '127.0.0.1'
       from unnest($1::bigint[], $2::bytea[], $3::bytea[]) s(p, t, c)`,
      [playerIds, secrets.map(({ token }) => hash(token)), secrets.map(({ cookie }) => hash(cookie))],
    );
    await fillAccounts(client, playerIds);
    return playerIds.map((playerId, at) => ({ playerId, ...(secrets[at] as { token: string; cookie: string }) }));
  } finally {
    await client.end();
  }
}

/** As a deposit would have left them, so that the books balance. */
export async function fillAccounts(client: pg.Client, playerIds: string[]): Promise<void> {
  await client.query(`insert into wallet.house_account (code) values ('gateway:bench') on conflict do nothing`);
  const batch = crypto.randomUUID();
  await client.query(
    `insert into wallet.account (player_id, currency, available, version)
     select p, 'NGN', $2, 1 from unnest($1::bigint[]) p`,
    [playerIds, richesMinor],
  );
  await client.query(
    `insert into wallet.journal (key, player_id, version, at, amount, house_amount, available_after, held_after, batch,
       fingerprint, house_id, kind, status, about)
     select gen_random_uuid(), p, 1, app_now(), $2::bigint, -$2::bigint, $2::bigint, 0, $3, gen_random_uuid(),
       (select id from wallet.house_account where code = 'gateway:bench'), 'credit', 'ok', 'deposit'
     from unnest($1::bigint[]) p`,
    [playerIds, richesMinor, batch],
  );
  await client.query(
    `insert into wallet.house_leg (batch, house_id, at, amount, entries)
     select batch, house_id, min(at), sum(house_amount), count(*) from wallet.journal where batch = $1 group by 1, 2`,
    [batch],
  );
}
