import type pg from 'pg';

type Mode = 'sandbox' | 'live';

const otherMode: Record<Mode, string> = {
  live:
    "MODE: the database is a sandbox's, with play money and demo players. " +
    'Name an empty database in DATABASE_URL and DATABASE_MIGRATE_URL, or start with MODE=sandbox',
  sandbox:
    'MODE: the database is live, with real players and their money. ' +
    'Start with MODE=live, or name another database in DATABASE_URL',
};
const unknownPlayers =
  'MODE: the database held players before it recorded a mode. If they are real players, let the owner of the tables run ' +
  `"update plumbing.installation set mode = 'live'"; otherwise name an empty database in DATABASE_URL and DATABASE_MIGRATE_URL`;

/** Records the mode at the first start. Returns a sentence for the operator where the database is of the other mode. */
export async function findModeProblem(pool: pg.Pool, mode: Mode): Promise<string | undefined> {
  await pool.query(
    `update plumbing.installation set mode = $1
     where mode is null and ($1 = 'sandbox' or not held_players)`,
    [mode],
  );
  const { rows } = await pool.query<{ mode: Mode | null }>('select mode from plumbing.installation');
  const recorded = rows[0]?.mode;
  if (recorded === mode) return undefined;
  return recorded ? otherMode[mode] : unknownPlayers;
}
