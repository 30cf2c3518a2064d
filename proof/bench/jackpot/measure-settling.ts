import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { poolAccount } from '../../../apps/platform/src/modules/jackpot/accounts.ts';
import { createTicketOffice } from '../../../apps/platform/src/modules/jackpot/ticket-office.ts';
import { keyOf } from '../../../apps/platform/src/modules/wallet/index.ts';
import type { BenchDatabase } from '../stakes/database.ts';
import { actor, games, openStage, type Stage, ticketPriceMinor } from './stage.ts';

const lookMs = 20;

/**
 * How long a jackpot with that many tickets takes from the word to settle it until the last prize is paid, and how much memory.
 * The winning tickets are bought as anybody buys them; all others are written straight into the table, with their price.
 */
export async function measureSettling(
  database: BenchDatabase,
  {
    tickets,
    winners,
    playerIds,
    onSaleMs,
  }: { tickets: number; winners: number; playerIds: bigint[]; onSaleMs: number },
): Promise<{ seconds: number; rssMb: number; grownMb: number; paidMinor: bigint }> {
  const stage = openStage(database.appUrl);
  try {
    const { id, eventIds } = await stage.newJackpot(new Date(Date.now() + onSaleMs));
    await buyWinners(stage, { id, eventIds, winners, playerIds });
    await writeLosers(database.ownerUrl, { id, tickets: tickets - winners, playerIds });
    const key = keyOf({ source: 'bench', class: 'price', id: String(id) });
    const amountMinor = BigInt(tickets - winners) * ticketPriceMinor;
    await stage.wallet.fund({ key, from: 'house:bench', to: poolAccount(id), amountMinor, about: 'tickets' });
    while ((await stateOf(stage, id)) === 'open') {
      await delay(lookMs);
      await stage.jackpots.keepOnce();
    }
    for (const eventId of eventIds) {
      await stage.jackpots.enterResult({ jackpotId: id, eventId, actor, score1: 1, score2: 0 });
    }

    const memory = watchMemory();
    const startedAt = performance.now();
    await stage.jackpots.settle({ id, actor });
    while ((await stateOf(stage, id)) === 'closed') await stage.jackpots.keepOnce();
    const seconds = (performance.now() - startedAt) / 1_000;
    const { rows } = await stage.pool.query(
      'select coalesce(sum(amount), 0)::bigint as paid from jackpot.prize where jackpot_id = $1 and misses = 0',
      [id],
    );
    return { seconds, ...memory.stop(), paidMinor: rows[0].paid };
  } finally {
    await stage.close();
  }
}

async function stateOf({ pool }: Stage, id: number): Promise<string> {
  return (await pool.query('select state from jackpot.jackpot where id = $1', [id])).rows[0].state;
}

async function buyWinners(
  { pool, wallet }: Stage,
  { id, eventIds, winners, playerIds }: { id: number; eventIds: number[]; winners: number; playerIds: bigint[] },
): Promise<void> {
  const nothing = () => {};
  const office = createTicketOffice({ pool, wallet, wake: nothing, log: { warn: nothing } } as never);
  const form = await office.findForm(id);
  if (!form) throw new Error('the jackpot is not on sale');
  const picks = Buffer.alloc(eventIds.length, 1);
  const sold = await Promise.all(
    Array.from({ length: winners }, (_, at) => {
      const playerId = playerIds[at % playerIds.length] as bigint;
      const ticketId = keyOf({ source: 'bench', class: 'ticket', id: `${id}:${at}` });
      const bought = { columns: 1, together: 1, orderId: ticketId };
      return office.sell(form, [{ ...bought, id: ticketId, jackpotId: id, playerId, sessionEpoch: 0, picks }]);
    }),
  );
  if (sold.some((sale) => sale !== 'placed')) throw new Error('not every ticket was sold');
}

/** A thousand ways to tell the games, each wrong in the first one, over and over. */
async function writeLosers(
  ownerUrl: string,
  { id, tickets, playerIds }: { id: number; tickets: number; playerIds: bigint[] },
): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(
      `with way as materialized (
         select n, decode('03' || string_agg('0' || 1 + get_byte(sha256(n::text::bytea), k) % 3, '' order by k), 'hex') as picks
         from generate_series(0, 999) n cross join generate_series(1, $3::integer) k group by n)
       insert into jackpot.ticket (id, player_id, placed_at, jackpot_id, picks)
       select gen_random_uuid(), ($4::bigint[])[1 + t % cardinality($4::bigint[])], app_now(), $1, way.picks
       from generate_series(1, $2::integer) t join way on way.n = t % 1000`,
      [id, tickets, games + 1, playerIds.map(String)],
    );
    await client.query('analyze jackpot.ticket');
  } finally {
    await client.end();
  }
}

function watchMemory() {
  const beforeBytes = process.memoryUsage().rss;
  let peakBytes = beforeBytes;
  const look = setInterval(() => {
    peakBytes = Math.max(peakBytes, process.memoryUsage().rss);
  }, lookMs);
  return {
    stop() {
      clearInterval(look);
      const mb = 1024 * 1024;
      return { rssMb: peakBytes / mb, grownMb: (peakBytes - beforeBytes) / mb };
    },
  };
}
