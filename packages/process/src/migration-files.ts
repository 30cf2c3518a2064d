import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export interface Migration {
  /** Folder of the owner and file name, such as `wallet/20261116-01-accounts`. */
  id: string;
  sql: string;
  checksum: string;
  /** Runs outside a transaction, without stopping writers: the file's name ends in `.concurrent.sql`. */
  isConcurrent?: boolean;
}

const fileName = /^(\d{8}-\d{2})-[a-z0-9-]+(\.concurrent)?\.sql$/;

/** Each owner of tables keeps their migrations; all migrations run in the order of their dates. */
export function findMigrations(options: {
  source: string;
  pattern: string;
  /** The owner's name, from the path below `source`. */
  ownerOf(path: string): string;
}): Migration[] {
  return globSync(options.pattern, { cwd: options.source })
    .map((path) => readMigration(join(options.source, path), options.ownerOf(path)))
    .sort((a, b) => compare(basename(a.id), basename(b.id)) || compare(a.id, b.id));
}

function readMigration(path: string, owner: string): Migration {
  const file = basename(path);
  if (!fileName.test(file)) throw new Error(`migration ${path} must be named like 20261115-01-what-it-does.sql`);
  const sql = readFileSync(path, 'utf8');
  return {
    id: `${owner}/${file.replace('.sql', '')}`,
    sql,
    checksum: createHash('sha256').update(sql).digest('hex'),
    isConcurrent: file.endsWith('.concurrent.sql'),
  };
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
