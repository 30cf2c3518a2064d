import pg from 'pg';
import { insertEntry } from '../../apps/platform/src/modules/audit/audit-store.ts';
import { waitUntil } from '../../scripts/cluster/wait-until.ts';
import type { World } from './world.ts';

/** Records which process gives an entry of the audit its place in the chain, and under which epoch the lease was held then. */
const recorder = `
  create table if not exists public.chained (entry_id bigint, by text, epoch bigint);
  create or replace function public.note_chained() returns trigger language plpgsql security definer as $$
    begin
      insert into public.chained values (new.entry_id, current_setting('application_name'),
        (select epoch from plumbing.lease where name = 'audit chain'));
      return new;
    end $$;
  create or replace trigger note_chained after insert on audit.link for each row execute function public.note_chained()`;

export interface Writer {
  by: string;
  epoch: bigint;
}

export type ChainWriters = Awaited<ReturnType<typeof watchChain>>;

/** The audit chain has a lease: one platform of several writes it. */
export async function watchChain({ ownerUrl, appUrl }: World) {
  const owner = openPool(ownerUrl);
  const app = openPool(appUrl());
  await owner.query(recorder);

  async function newest(): Promise<Writer & { count: number }> {
    const { rows } = await owner.query<{ count: string; by: string; epoch: string }>(
      'select count(*) over () as count, by, epoch from public.chained order by entry_id desc limit 1',
    );
    const [row] = rows;
    return { count: Number(row?.count ?? 0), by: row?.by ?? '', epoch: BigInt(row?.epoch ?? 0) };
  }

  const write = () => insertEntry(app, { memberId: null, actor: 'proof', action: 'proof', outcome: 'done' });

  return {
    write,
    /** Who writes the chain now. `not`: waits until another one does. */
    async writer(not?: string): Promise<Writer> {
      const before = await newest();
      await write();
      let found = before;
      await waitUntil('A place in the audit chain', async () => {
        found = await newest();
        return found.count > before.count && found.by !== not;
      });
      return { by: found.by, epoch: found.epoch };
    },
    /** Places that this process gave while the lease was at this epoch. */
    async countOf({ by, epoch }: Writer): Promise<number> {
      const { rows } = await owner.query<{ count: string }>(
        'select count(*) from public.chained where by = $1 and epoch = $2',
        [by, epoch],
      );
      return Number(rows[0]?.count);
    },
    async close(): Promise<void> {
      await Promise.all([owner.end(), app.end()]);
    },
  };
}

/** The database fails over meanwhile in some parts: a broken connection is replaced. */
function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 1 });
  pool.on('error', () => {});
  return pool;
}
