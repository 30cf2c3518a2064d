import pg from 'pg';

export interface Filling {
  /** Rows of the journal in all. */
  rows: number;
  /** How many of them belong to one player, each a deposit with a line in the history. */
  ofOnePlayer: number;
  playerId: string;
  /** Who share the rest. */
  others: string[];
}

/**
 * Rows as years of business leave them, with keys all over the index and chains of balances that hold. Indexes are made
 * afterwards, as a restored copy would make them: row by row it would take an hour.
 */
export async function fill(ownerUrl: string, { rows, ofOnePlayer, playerId, others }: Filling): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await withoutIndexes(client, ['wallet.journal', 'cashier.payment'], async () => {
      await fillJournal(client, { playerId, rows: ofOnePlayer });
      const each = Math.floor((rows - ofOnePlayer) / others.length);
      await client.query(journalRows, [others, each]);
      await client.query(`update wallet.account set version = version + $2 where player_id = any($1::bigint[])`, [
        others,
        each,
      ]);
      await fillPayments(client, { playerId, rows: ofOnePlayer });
    });
    await client.query('vacuum analyze wallet.journal, wallet.account, cashier.payment');
  } finally {
    await client.end();
  }
}

/** Refusals move nothing, so that any number of them leaves the balances and the house as they are. */
const journalRows = `
  insert into wallet.journal (key, player_id, version, at, amount, house_amount, available_after, held_after, batch,
    fingerprint, kind, status, about)
  select gen_random_uuid(), a.player_id, a.version + n, app_now() - ($2::bigint - n) * interval '1 second', 1, 0,
    a.available, a.held, gen_random_uuid(), gen_random_uuid(), 'debit', 'late', 'stake'
  from generate_series(1, $2::bigint) n cross join wallet.account a where a.player_id = any($1::bigint[])`;

async function fillJournal(client: pg.Client, { playerId, rows }: { playerId: string; rows: number }): Promise<void> {
  await client.query(journalRows, [[playerId], rows]);
  await client.query('update wallet.account set version = version + $2 where player_id = $1', [playerId, rows]);
}

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
