import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export interface Migration {
  /** Folder of the owner and file name, such as `wallet/20261116-01-accounts`. */
  id: string;
  sql: string;
  checksum: string;
}

const source = join(import.meta.dirname, '../..');
const fileName = /^(\d{8}-\d{2})-[a-z0-9-]+\.sql$/;

/** Every module keeps the migrations of its own tables; together they run in the order of their dates. */
export function findMigrations(): Migration[] {
  return globSync('{plumbing,modules/*}/**/migrations/*.sql', { cwd: source })
    .map((path) => readMigration(path))
    .sort((a, b) => (basename(a.id) < basename(b.id) ? -1 : 1));
}

function readMigration(path: string): Migration {
  const file = basename(path);
  if (!fileName.test(file)) throw new Error(`migration ${path} must be named like 20261115-01-what-it-does.sql`);
  const owner = path.startsWith('plumbing') ? 'plumbing' : (path.split('/')[1] ?? '');
  const sql = readFileSync(join(source, path), 'utf8');
  return {
    id: `${owner}/${file.replace('.sql', '')}`,
    sql,
    checksum: createHash('sha256').update(sql).digest('hex'),
  };
}
