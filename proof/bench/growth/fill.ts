import pg from 'pg';

export interface Filling {
  /** Entries of the journal in all: a stake and a win in turn. */
  rows: number;
  /** How many of them belong to one player, who has as many lines in the history of payments. */
  ofOnePlayer: number;
  playerId: string;
  /** Who share the rest. */
  others: string[];
}

const supplier = 'endorphina';
const stakeMinor = 100;
const winMinor = 90;
/** So many rounds are written together, as the wallet's batches are under load. */
const roundsInBatch = 8;

/**
 * Rows as years of business leave them: rounds with a stake and a win, what the supplier calls them, and the house's legs, with keys all
 * over the indexes and balances that hold. Indexes are made afterwards, as a restored copy would make them: row by row it would
 * take an hour.
 */
export async function fill(ownerUrl: string, { rows, ofOnePlayer, playerId, others }: Filling): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows: house } = await client.query<{ id: number }>(
      'insert into wallet.house_account (code) values ($1) on conflict (code) do update set code = excluded.code returning id',
      [`house:${supplier}`],
    );
    const houseId = house[0]?.id;
    await withoutIndexes(client, ['wallet.journal', 'wallet.house_leg', 'cashier.payment'], async () => {
      await fillRounds(client, { playerIds: [playerId], rounds: ofOnePlayer / 2, houseId });
      const each = Math.floor((rows - ofOnePlayer) / others.length / 2);
      await fillRounds(client, { playerIds: others, rounds: each, houseId });
      await client.query(houseLegs, [houseId]);
      await fillPayments(client, { playerId, rows: ofOnePlayer });
    });
    await client.query('vacuum analyze wallet.journal, wallet.account, wallet.house_leg, cashier.payment');
  } finally {
    await client.end();
  }
}

/** One second between two rounds of a player. A round is named by its player and its number, and so are its entries. */
const roundRows = `
  insert into wallet.journal (key, player_id, version, at, amount, house_amount, available_after, held_after, batch,
    fingerprint, house_id, kind, status, about, round, of_key, memo, closes)
  select md5(kind || a.player_id || ' ' || n)::uuid, a.player_id, a.version + 2 * n - 1 + at_place,
    app_now() - ($2::bigint - n + 1) * interval '1 second', amount, house_amount,
    a.available - n * $4::bigint + case when at_place = 0 then $4::bigint - amount else 0 end, a.held,
    md5('batch ' || a.player_id || ' ' || n / ${roundsInBatch})::uuid, gen_random_uuid(), $3, kind, 'ok', about, round,
    case when at_place = 1 then round end, json_build_array('101', n::text, kind || n)::text, null
  from generate_series(1, $2::bigint) n cross join wallet.account a
  cross join lateral (select md5('round ' || a.player_id || ' ' || n)::uuid as round) named
  cross join (values (0, 'debit', 'stake', ${stakeMinor}::bigint, ${stakeMinor}::bigint),
    (1, 'credit', 'win', ${winMinor}::bigint, -${winMinor}::bigint)) side (at_place, kind, about, amount, house_amount)
  where a.player_id = any($1::bigint[])`;

async function fillRounds(
  client: pg.Client,
  { playerIds, rounds, houseId }: { playerIds: string[]; rounds: number; houseId: number | undefined },
): Promise<void> {
  const lossMinor = stakeMinor - winMinor;
  await client.query(roundRows, [playerIds, rounds, houseId, lossMinor]);
  await client.query(
    `update wallet.account set version = version + 2 * $2::bigint, available = available - $2::bigint * $3::bigint
     where player_id = any($1::bigint[])`,
    [playerIds, rounds, lossMinor],
  );
}

const houseLegs = `
  insert into wallet.house_leg (batch, house_id, at, amount, entries)
  select batch, house_id, min(at), sum(house_amount), count(*) from wallet.journal where house_id = $1 group by 1, 2`;

async function fillPayments(client: pg.Client, { playerId, rows }: { playerId: string; rows: number }): Promise<void> {
  await client.query(
    `insert into cashier.player (player_id, payments, deposits, withdrawals, last_created_at)
     values ($1, $2, $2, 0, app_now())`,
    [playerId, rows],
  );
  await client.query(
    `insert into cashier.payment (id, player_id, number, type_number, direction, view_name, gateway, reference,
       amount_kobo, received_kobo, currency, state, status, balance_after_kobo, created_at)
     select gen_random_uuid(), $1, n, n, 'deposit', 'KudipalBankTransfer', 'kudipal', gen_random_uuid()::text,
       10000, 10000, 'NGN', 'succeeded', 0, 10000, app_now() - ($2::bigint - n) * interval '30 seconds'
     from generate_series(1, $2::bigint) n`,
    [playerId, rows],
  );
}

async function withoutIndexes(client: pg.Client, tables: string[], work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ drop: string; make: string }>(
    `select case when c.oid is null then 'drop index ' || i.indexrelid::regclass
         else 'alter table ' || i.indrelid::regclass || ' drop constraint ' || quote_ident(c.conname) || ' cascade' end as drop,
       case when c.oid is null then pg_get_indexdef(i.indexrelid)
         else 'alter table ' || i.indrelid::regclass || ' add constraint ' || quote_ident(c.conname) || ' ' || pg_get_constraintdef(c.oid) end as make
     from pg_index i left join pg_constraint c on c.conindid = i.indexrelid and c.contype in ('p', 'u')
     where i.indrelid = any($1::regclass[])`,
    [tables],
  );
  const { rows: references } = await client.query<{ make: string }>(
    `select 'alter table ' || conrelid::regclass || ' add constraint ' || quote_ident(conname) || ' ' || pg_get_constraintdef(oid) as make
     from pg_constraint where contype = 'f' and confrelid = any($1::regclass[])`,
    [tables],
  );
  for (const { drop } of rows) await client.query(drop);
  await client.query(`set maintenance_work_mem = '512MB'`);
  await work();
  for (const { make } of [...rows, ...references]) await client.query(make);
}
