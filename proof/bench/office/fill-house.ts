import pg from 'pg';
import { fillAccounts } from '../../worlds/players.ts';
import { fill } from '../growth/fill.ts';

export interface House {
  players: number;
  entries: number;
}

const firstNames = ['Ada', 'Bola', 'Chinedu', 'Danladi', 'Emeka', 'Fatima', 'Grace', 'Halima', 'Ibrahim', 'Juma'];
const lastNames = ['Obi', 'Adebayo', 'Okafor', 'Musa', 'Eze', 'Balogun', 'Nwosu', 'Abubakar', 'Mwangi', 'Kimaro'];
/** Of one player: an account that was played on every day for years. */
const entriesOfOneMax = 20_000;
/** On the payments desk, in a house of any size. */
const waiting = 200;
/** Of the players who are paid through one carrier's address, and of those at home. */
const carrierShare = 0.1;
const homesMax = 250_000;

/** A house as years of business leave it: players with names, sign-ins, devices, payments and a journal. Answers the ids of its players. */
export async function fillHouse(ownerUrl: string, { players, entries }: House): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(
      `insert into identity.player (user_name, password_hash, currency, number_proven_at, seen_at)
       select '234' || (8000000000 + n), 'none', 'NGN', app_now(), app_now() from generate_series(1, $1::bigint) n returning id`,
      [players],
    );
    const ids = rows.map(({ id }) => id);
    await fillNames(client);
    await client.query(signIns, [carrierShare, Math.min(homesMax, players)]);
    await client.query(devices);
    await fillAccounts(client, ids);
    const [playerId, ...others] = ids as [string, ...string[]];
    await fill(ownerUrl, { rows: entries, ofOnePlayer: Math.min(entries / 10, entriesOfOneMax), playerId, others });
    await fillPayments(client);
    await client.query('vacuum analyze');
    return ids;
  } finally {
    await client.end();
  }
}

/** The words are written together: the trigger would write them row by row. */
async function fillNames(client: pg.Client): Promise<void> {
  await client.query('alter table profile.player disable trigger keep_name_words');
  await client.query(
    `insert into profile.player (player_id, first_name, last_name, birth_date)
     select id, ($1::text[])[1 + id % 10], ($2::text[])[1 + id / 10 % 10] || id / 100, '1990-01-01' from identity.player`,
    [firstNames, lastNames],
  );
  await client.query('alter table profile.player enable trigger keep_name_words');
  await client.query(
    `insert into profile.name_word (word, player_id)
     select unnest(profile.words_of(first_name || ' ' || last_name)), player_id from profile.player`,
  );
}

const signIns = `
  insert into identity.sign_in (id, player_id, is_mobile, os, browser, address, created_at)
  select gen_random_uuid(), id, true, 'Android', 'Chrome',
    case when id % 100 < $1::float8 * 100 then '10.0.0.1' else '10.' || (id % $2::int) / 65536 + 1 || '.' || (id % $2::int) / 256 % 256 || '.' || (id % $2::int) % 256 end,
    app_now() - n * interval '20 hours' - id % 3600 * interval '1 second'
  from identity.player cross join generate_series(1, 3) n`;

const devices = `
  with made as (
    insert into identity.device (id, secret_hash) select gen_random_uuid(), sha256(id::text::bytea) from identity.player returning id, secret_hash)
  insert into identity.device_player (player_id, device_id)
  select p.id, made.id from identity.player p join made on made.secret_hash = sha256(p.id::text::bytea)`;

/** For each player but the one with a long history: a deposit and a withdrawal that were paid; some withdrawals wait. */
async function fillPayments(client: pg.Client): Promise<void> {
  await client.query(
    `insert into cashier.player (player_id, payments, deposits, withdrawals, last_created_at)
     select id, 2, 1, 1, app_now() from identity.player on conflict do nothing`,
  );
  await client.query(
    `insert into cashier.payment (id, player_id, number, type_number, direction, view_name, gateway, reference, provider_ref,
       amount_kobo, received_kobo, currency, state, status, balance_after_kobo, created_at, destination, session_epoch)
     select gen_random_uuid(), player_id, n, 1, case when n = 1 then 'deposit' else 'withdraw' end,
       case when n = 1 then 'KudipalBankTransfer' else 'KudipalWithdraw' end, 'kudipal', 'BENCH-' || player_id || '-' || n,
       'FLW-' || player_id || '-' || n, 100000, case when n = 1 then 100000 end, 'NGN',
       case when n = 1 then 'succeeded' when place <= $1 then 'requested' else 'paid' end, case when n = 2 and place <= $1 then 1 else 0 end,
       100000, app_now() - n * interval '1 hour',
       case when n = 2 then jsonb_build_object('kind', 'bank', 'bankCode', '058', 'accountNumber', lpad(player_id::text, 10, '0'),
         'accountName', 'A HOLDER', 'phone', '') end, case when n = 2 then 0 end
     from (select player_id, row_number() over (order by player_id) as place from cashier.player where payments = 2) own
     cross join generate_series(1, 2) n`,
    [waiting],
  );
}
