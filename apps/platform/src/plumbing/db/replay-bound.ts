import type { Queryable } from '@harmattan/process/transaction';

/** Everything that was committed before the instant lies before this position of the log. */
interface Position {
  atMs: number;
  server: string;
  lsn: string;
}

/** So many positions are asked of the primary while the oldest one that counts grows too old. */
const positionsInBound = 10;

/**
 * Says whether a replica is recent: it has replayed a position that the primary had at most `staleMsMax` ago. Time is elapsed time of this process, so clocks of
 * servers do not matter, and a primary without writes makes no replica look late.
 */
export function createReplayBound({ primary, staleMsMax }: { primary: Queryable; staleMsMax: number }) {
  let positions: Position[] = [];
  let asking: Promise<void> | undefined;

  async function ask(): Promise<void> {
    const atMs = performance.now();
    const { rows } = await primary.query<Omit<Position, 'atMs'>>(
      'select pg_current_wal_insert_lsn()::text as lsn, (select system_identifier::text from pg_control_system()) as server',
    );
    positions.push({ atMs, ...(rows[0] as Omit<Position, 'atMs'>) });
  }

  /** The oldest position that is young enough. */
  async function next(): Promise<(replica: Queryable) => Promise<boolean>> {
    const newest = positions.at(-1);
    if (!newest || performance.now() - newest.atMs > staleMsMax / positionsInBound) {
      asking ??= ask().finally(() => {
        asking = undefined;
      });
      await asking;
    }
    positions = positions.filter(({ atMs }) => performance.now() - atMs <= staleMsMax);
    const due = positions[0];
    return async (replica) =>
      due !== undefined && (await hasReplayed(replica, due)) && performance.now() - due.atMs <= staleMsMax;
  }

  return { next };
}

/** A server that was promoted is no replica any more, and one of another house has positions of its own. */
async function hasReplayed(replica: Queryable, { server, lsn }: Position): Promise<boolean> {
  const { rows } = await replica.query<{ is_replayed: boolean | null }>(
    `select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn and system_identifier::text = $2 as is_replayed
     from pg_control_system()`,
    [lsn, server],
  );
  return rows[0]?.is_replayed === true;
}
