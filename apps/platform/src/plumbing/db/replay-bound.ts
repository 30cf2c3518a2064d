import type { Queryable } from '@harmattan/process/transaction';

/** Everything that was committed before the instant lies before this position of the log. */
interface Position {
  atMs: number;
  server: string;
  /** Of the log: a promotion begins another one, and a position says nothing of a server that replays the one before. */
  timeline: number;
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
      `select lsn::text, ('x' || substr(pg_walfile_name(lsn), 1, 8))::bit(32)::int as timeline,
         (select system_identifier::text from pg_control_system()) as server
       from pg_current_wal_insert_lsn() lsn`,
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

/**
 * A server that was promoted is no replica any more, one of another house has positions of its own, and so has one that replays a timeline which ended: it may have what
 * the primary of now never had. A replica that follows a promotion counts from its next restartpoint on.
 */
async function hasReplayed(replica: Queryable, { server, timeline, lsn }: Position): Promise<boolean> {
  const { rows } = await replica.query<{ is_replayed: boolean | null }>(
    `select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn and system_identifier::text = $2 and timeline_id = $3 as is_replayed
     from pg_control_system(), pg_control_checkpoint()`,
    [lsn, server, timeline],
  );
  return rows[0]?.is_replayed === true;
}
